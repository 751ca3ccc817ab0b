import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AnswerTrace } from '#shared/chat-events.ts';
import { describeSteps } from './describe-steps.ts';
import { formatShare, summarizeAnswer } from './summarize-answer.ts';
import type { PlaygroundTurn } from './use-playground.ts';

/** How an answer came about: one line, and the rest for anyone who opens it. */
export function AnswerDetails({ turn }: { turn: PlaygroundTurn }) {
  const [isOpen, setOpen] = useState(false);
  const summary = summarizeAnswer(turn);
  if (!turn.why) return summary && <p className="text-[13.5px] text-ink-soft">{summary}</p>;
  return (
    <details
      className="group rounded-card border border-line text-[13.5px]"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-9 cursor-pointer list-none items-center justify-between gap-3 px-3 py-1.5 text-ink-soft hover:text-ink pointer-coarse:min-h-11">
        <span className="min-w-0 break-words tabular-nums">
          <span className="sr-only">How this was answered: </span>
          {summary}
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-muted group-open:rotate-180" />
      </summary>
      {isOpen && <Trace why={turn.why} />}
    </details>
  );
}

function Trace({ why }: { why: AnswerTrace }) {
  // Traces from before these were recorded do not have them.
  const { understood = '', parts = [], conflicts = [] } = why;
  return (
    <div className="grid gap-3 border-t border-line p-3">
      {understood && (
        <Section title="Understood as">
          <p className="break-words">{understood}</p>
        </Section>
      )}
      <Section title="How it was answered">
        <ol className="grid gap-1">
          {describeSteps(why).map((step) => (
            <li key={step} className="break-words">
              {step}
            </li>
          ))}
        </ol>
      </Section>
      {conflicts.length > 0 && (
        <Section title="Conflicts">
          <ul className="grid gap-1">
            {conflicts.map(({ key, subject, used, unused }) => (
              <li key={key} className="break-words">
                {subject && `${subject}: `}“{used.value}” from {used.title} is used because it’s
                newer. {unused.title} says “{unused.value}”.
              </li>
            ))}
          </ul>
        </Section>
      )}
      {why.passages.length > 0 && (
        <Section title="Passages, best match first">
          <ol className="grid gap-2">
            {why.passages.map(({ title, page, score, text }) => (
              <li key={`${title}-${text}`} className="rounded-control bg-sunken p-2.5">
                <p className="flex justify-between gap-3 font-[560]">
                  <span className="min-w-0 break-words">
                    {title}
                    {page && `, page ${page}`}
                  </span>
                  <span className="tabular-nums">{score.toFixed(2)}</span>
                </p>
                <p className="mt-0.5 line-clamp-4 text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      <Section title="Confidence">
        <dl className="grid gap-1">
          {parts.map(({ name, value }) => (
            <Figure key={name} label={name} value={formatShare(value)} />
          ))}
          <Figure label="Confidence" value={formatShare(why.confidence)} />
          <Figure label="Minimum confidence" value={formatShare(why.threshold)} />
        </dl>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-1 text-[13px] text-ink-muted">{title}</p>
      {children}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="min-w-0 break-words">{label}</dt>
      <dd className="font-[600] tabular-nums">{value}</dd>
    </div>
  );
}
