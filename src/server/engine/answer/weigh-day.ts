import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import { findDayInText } from '#server/engine/facts/schedules/day-in-text.ts';
import { localNow } from '#server/engine/facts/schedules/local-now.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { Candidate } from './candidate.ts';

/** Text that tells the very day that is asked for, with its time, is likelier right; text about other days less. */
export function weighDay({
  candidate,
  text,
  language,
  facts,
  now,
  timeZone,
}: {
  candidate: Candidate | undefined;
  text: string;
  language: LanguageCode;
  facts: OpenFacts;
  now: Date;
  timeZone: string;
}): void {
  if (!candidate) return;
  const found = findDayInText({
    question: text,
    text: candidate.statements.map(({ text: said }) => said).join('\n'),
    language,
    written: facts.languages[0] ?? language,
    today: localNow({ now, timeZone }).today,
  });
  const { confidence } = candidate;
  if (found === 'other') candidate.confidence *= otherDayShare;
  else if (found !== 'none' && confidence >= leastTold)
    candidate.confidence += (1 - confidence) * (found === 'told' ? toldShare : daysShare);
}

const otherDayShare = 0.6;
const toldShare = 0.35;
const daysShare = 0.25;
/** What is hardly about the question doesn't become likely by a day alone. */
const leastTold = 0.2;
