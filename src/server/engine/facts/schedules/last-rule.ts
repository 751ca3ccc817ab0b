import type { SourcedLine } from './day-facts.ts';
import { isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine, TimeSpan } from './schedule.ts';
import type { Writer } from './write-schedule.ts';

/** "The last appointment starts 30 minutes before closing.": no time of its own, so its words are kept. */
export function readLastRule({
  text,
  lexicon,
}: {
  text: string;
  lexicon: Lexicon;
}): ClauseLine | null {
  if (text.length > 160 || !/\d/.test(text) || /[$€£%?]/.test(text)) return null;
  const items = scanText({ text, lexicon });
  if (!items.some((item) => isSense(item, 'last-orders'))) return null;
  if (items.some((item) => item.kind === 'weekday' || item.kind === 'date')) return null;
  if (!items.some((item) => isSense(item, 'closes', 'closed', 'late'))) return null;
  return {
    kind: 'last-orders',
    state: 'mentioned',
    days: [],
    weeks: [],
    dates: [],
    season: null,
    spans: [],
    meal: null,
    byAppointment: false,
    part: '',
    note: '',
  };
}

/** The rule about the last appointment or order, for a time within the last hour. */
export function lastRuleFor({
  lines,
  spans,
  minutes,
  writer,
}: {
  lines: readonly SourcedLine[];
  spans: readonly TimeSpan[];
  minutes: number;
  writer: Writer;
}): SourcedLine | null {
  const near = spans.some(
    ({ to }) => to !== null && to.minutes > minutes && to.minutes - minutes <= 60,
  );
  if (!near || writer.language !== writer.source) return null;
  return (
    lines.find(({ line }) => line.kind === 'last-orders' && line.state === 'mentioned') ?? null
  );
}
