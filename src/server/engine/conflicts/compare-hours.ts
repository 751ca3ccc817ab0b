import type { ScheduleLine } from '#server/engine/facts/schedules/schedule.ts';
import { normalizeText } from '#server/engine/ingest/normalize-text.ts';
import type { ComparedSource, FactInSource, FactPart } from './compared-fact.ts';
import { namesOfDays, readHours, type SourceHours } from './hours-of-source.ts';
import { groupBy, mergeRepeats, shareSource } from './merge-repeats.ts';
import { placeOfBlock, sentencesOfBlock } from './passage-places.ts';
import { areParallel, holds, type Subject } from './subject.ts';

type HoursPair = { name: string; places: [FactInSource, FactInSource]; identity: string };

/** Hours of the same thing in two sources that differ on a day both of them name. */
export function compareHours(sources: readonly ComparedSource[]): HoursPair[] {
  const told = sources.flatMap(readHours).map((hours) => ({ hours, ...tell(hours) }));
  const all = mergeRepeats(told, ({ hours }) => describe(hours));
  return [...groupBy(all, ({ hours }) => hours.scope)].flatMap(([scope, group]) => {
    const pairs: HoursPair[] = [];
    for (const [at, a] of group.entries()) {
      for (const b of group.slice(at + 1)) {
        if (shareSource(a, b) || !isSameThing(a.hours, b.hours)) continue;
        const days = [...a.hours.days.keys()].filter((day) => {
          const other = b.hours.days.get(day);
          return other && other.value !== a.hours.days.get(day)?.value;
        });
        if (days.length === 0) continue;
        const name = a.hours.name || b.hours.name;
        pairs.push({
          name,
          places: [onDays(a, days), onDays(b, days)],
          identity: `${scope}|${normalizeText(name)}`,
        });
      }
    }
    return pairs;
  });
}

const describe = ({ scope, subject, days }: SourceHours): string =>
  JSON.stringify([
    scope,
    [...subject.keys()].sort(),
    [...days].map(([day, { value }]) => `${day}=${value}`).sort(),
  ]);

function isSameThing(a: SourceHours, b: SourceHours): boolean {
  const isIn = (one: Subject, other: Subject) =>
    [...one.values()].every((word) => word.isSoft || holds(other, word));
  if (!isIn(a.subject, b.subject) || !isIn(b.subject, a.subject)) return false;
  return !areParallel(a.context, b.context);
}

function tell(hours: SourceHours): FactInSource {
  const { source } = hours;
  const lines = [...new Set([...hours.days.values()].flatMap((day) => day.lines))];
  return {
    source,
    changedAt: source.changedAt,
    repeats: [],
    value: '',
    quote: '',
    place: {},
    parts: lines.flatMap((line): FactPart[] => [
      { kind: 'line', text: line.text, days: namesOfDays(line) },
      ...sentencesWith({ source, line }).map((text) => ({ kind: 'sentence' as const, text })),
    ]),
  };
}

/** Only the lines that are about these days. */
function onDays(
  { hours, ...fact }: FactInSource & { hours: SourceHours },
  days: readonly string[],
): FactInSource {
  const lines = [...new Set(days.flatMap((day) => hours.days.get(day)?.lines ?? []))];
  const texts = new Set(lines.map(({ text }) => normalizeText(text)));
  const pick = (parts: readonly FactPart[]) =>
    parts.flatMap((part): FactPart[] => {
      if (part.kind === 'line') {
        const own = part.days.filter((day) => days.includes(day));
        return own.length > 0 ? [{ ...part, days: own }] : [];
      }
      const sentence = normalizeText(part.text);
      return [...texts].some((text) => text.includes(sentence) || sentence.includes(text))
        ? [part]
        : [];
    });
  const [first] = lines;
  return {
    ...fact,
    value: [...new Set(lines.map(writeLine))].join(', '),
    quote: [...new Set(lines.map(({ text }) => text))].join(' · '),
    place: first ? placeOfBlock({ source: fact.source, block: first.block }) : {},
    parts: pick(fact.parts),
    repeats: fact.repeats.map(({ sourceId, parts }) => ({ sourceId, parts: pick(parts) })),
  };
}

const writeLine = ({ text, spans, state }: ScheduleLine): string =>
  state === 'closed' || spans.length === 0
    ? text
    : spans.map(({ from, to }) => `${from?.text}–${to?.text}`).join(', ');

/** The same line as it stands in the text, which may be quoted as well. */
function sentencesWith({ source, line }: { source: ComparedSource; line: ScheduleLine }): string[] {
  const own = normalizeText(line.text);
  return sentencesOfBlock({ source, block: line.block }).filter((text) => {
    const sentence = normalizeText(text);
    return sentence.includes(own) || (sentence.length > 5 && own.includes(sentence));
  });
}
