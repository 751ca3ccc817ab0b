import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { noDefaults } from './clause.ts';
import { lexiconOf } from './lexicon.ts';
import { readClause } from './read-clause.ts';
import { readValue } from './read-value.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine, ScheduleLine } from './schedule.ts';

/**
 * Reads a line again in the owner's words. Headings still count for it, so its season, meal and part stay; times
 * without days are for the days it had. What can't be read is quoted as it is.
 */
export function reparseScheduleLine({
  line,
  text,
  language,
}: {
  line: ScheduleLine;
  text: string;
  language: LanguageCode;
}): ScheduleLine {
  const lexicon = lexiconOf(language);
  const items = scanText({ text, lexicon });
  const { block, kind, meal, season, part } = line;
  const seasons = season ? [season] : [];
  const { lines } = readClause({ items, text, defaults: { ...noDefaults, kind, meal, seasons } });
  const read = lines.length === 1 ? lines[0] : nearest({ lines, line });
  if (read) return { ...read, part: read.part || part, block, text };
  const value = items
    .map((_, at) => readValue({ items, at })?.value)
    .find((one) => one !== undefined);
  if (value && !value.single && (line.days.length > 0 || !value.weak))
    return {
      ...line,
      state: value.state,
      spans: value.spans,
      byAppointment: false,
      note: '',
      text,
    };
  return { ...line, state: 'mentioned', spans: [], byAppointment: false, note: '', text };
}

/** Of several lines in the new words the one about the same days. */
function nearest({
  lines,
  line,
}: {
  lines: readonly ClauseLine[];
  line: ScheduleLine;
}): ClauseLine | undefined {
  const dates = new Set(line.dates.map((rule) => JSON.stringify(rule)));
  const shared = (one: ClauseLine): number =>
    one.days.filter((day) => line.days.includes(day)).length +
    one.dates.filter((rule) => dates.has(JSON.stringify(rule))).length;
  const [best] = [...lines].sort((a, b) => shared(b) - shared(a));
  return best && shared(best) > 0 ? best : undefined;
}
