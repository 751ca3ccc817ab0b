import { datedLines } from './choose-schedules.ts';
import { covers, type DayFact } from './day-facts.ts';
import { topicsOf } from './headings.ts';
import type { YearDay } from './holidays.ts';
import { lexiconOf } from './lexicon.ts';
import { isAside } from './place-topics.ts';
import { isPeriod } from './read-when.ts';
import { scanText } from './scan-text.ts';
import type { Candidate } from './schedule-candidate.ts';

/** "From November to February we close at 17:00" changes the usual hours of these months. */
export function changeInPeriod({
  fact,
  candidate,
  candidates,
  day,
}: {
  fact: DayFact;
  candidate: Candidate;
  candidates: readonly Candidate[];
  day: YearDay;
}): DayFact {
  const changes = datedLines({ candidate, candidates }).filter(
    ({ line }) =>
      line.state === 'open' &&
      line.kind === 'hours' &&
      line.spans.length === 1 &&
      // "Snow plows clear the lane in winter from 10 pm" changes no opening hours.
      !(line.prose && candidate.subject === '' && isOther(line.part, candidate)) &&
      line.dates.some((rule) => isPeriod(rule) && covers({ rule, day })),
  );
  const change = changes[0];
  const span = change?.line.spans[0];
  if (fact.state !== 'open' || !change || !span) return fact;
  if (candidate.role !== 'hours' || isAside(candidate)) return fact;
  const season = change.line.dates.find(isPeriod) ?? null;
  const lines = fact.lines.map((one) => {
    const last = one.line.spans.length - 1;
    const spans = one.line.spans.map((usual, index) => ({
      ...usual,
      from: index === 0 ? (span.from ?? usual.from) : usual.from,
      to: index === last ? (span.to ?? usual.to) : usual.to,
    }));
    return { ...one, line: { ...one.line, spans, season } };
  });
  return { ...fact, lines: [...lines, { ...change, line: { ...change.line, spans: [] } }] };
}

/** Words that name neither the business nor any part of one. */
const isOther = (part: string, { language }: Candidate): boolean =>
  part !== '' && topicsOf({ text: part, lexicon: lexiconOf(language) }).length === 0;

/** "In July and August we close at 3": all that is known of these months. */
export function openInStretch({
  candidate,
  candidates,
  day,
}: {
  candidate: Candidate;
  candidates: readonly Candidate[];
  day: YearDay;
}): DayFact | null {
  const lines = datedLines({ candidate, candidates }).filter(
    ({ line }) =>
      line.kind === 'hours' &&
      line.state === 'open' &&
      line.part === '' &&
      line.spans.length > 0 &&
      line.dates.some((rule) => isPeriod(rule) && covers({ rule, day })),
  );
  return lines.length === 0 ? null : { state: 'open', inferred: false, lines };
}

/** "In August we have no Saturday opening": what only its own words can tell about that time of the year. */
export function saidOfStretch({
  candidate,
  candidates,
  day,
  weekday,
  named,
}: {
  candidate: Candidate;
  candidates: readonly Candidate[];
  day: YearDay;
  weekday: number;
  /** The question names whose hours these are. */
  named: boolean;
}): DayFact | null {
  const lexicon = lexiconOf(candidate.language);
  // "Vans: Mon–Fri 8–4. Saturdays only in May" beside the hours of the office: either may be meant.
  const beside = candidates.flatMap((other) =>
    named || other === candidate || other.role !== 'activity'
      ? []
      : other.lines.filter(
          ({ line }) =>
            line.state === 'mentioned' && line.season !== null && line.days.includes(weekday),
        ),
  );
  if (beside.length > 0) return { state: 'mentioned', inferred: false, lines: beside };
  const lines = datedLines({ candidate, candidates }).filter(({ line }) => {
    const isThen = line.dates.some((rule) => isPeriod(rule) && covers({ rule, day }));
    if (line.state !== 'mentioned' || line.kind !== 'hours' || !isThen) return false;
    const named = scanText({ text: line.text, lexicon }).flatMap((item) =>
      item.kind === 'weekday' ? [item.day] : [],
    );
    return named.includes(weekday);
  });
  return lines.length === 0 ? null : { state: 'mentioned', inferred: false, lines };
}

/** "Sep 7 – May 9: closed" when a weekday of that time is asked for. */
export function closedStretch({
  candidate,
  candidates,
  day,
}: {
  candidate: Candidate;
  candidates: readonly Candidate[];
  day: YearDay;
}): DayFact | null {
  const lines = datedLines({ candidate, candidates }).filter(
    ({ line }) =>
      line.state === 'closed' &&
      line.part === '' &&
      line.daypart === undefined &&
      line.dates.some((rule) => isPeriod(rule) && covers({ rule, day })),
  );
  return lines.length === 0 ? null : { state: 'closed', inferred: false, lines };
}
