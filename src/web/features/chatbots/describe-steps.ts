import type { AnswerTrace } from '#shared/chat-events.ts';
import { plural } from '#web/lib/plural.ts';

const writers = {
  'built-in': 'Written by the built-in writer',
  model: 'Written by the language model',
  curated: 'Taken from your own answers',
} as const;

/** How an answer came about, step by step. Traces from before steps were recorded have no plan. */
export function describeSteps(why: AnswerTrace): string[] {
  const { plan = [], withheld, writer, fallbackReason } = why;
  const count = withheld.length;
  return [
    ...plan,
    ...(count > 0
      ? [
          plural({
            count,
            one: 'Left out {count} sentence that your documents don’t support',
            other: 'Left out {count} sentences that your documents don’t support',
          }),
        ]
      : []),
    writers[writer] + (fallbackReason ? `, because ${explainFallback(fallbackReason)}` : ''),
  ];
}

const explainFallback = (reason: string) =>
  reason === 'nothing-supported'
    ? 'nothing the language model wrote was supported by your documents'
    : `the language model failed (${reason})`;
