import { isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { scanText } from './scan-text.ts';
import type { ScheduleLine } from './schedule.ts';

/** "From May to August we open at 6" of who is open Monday to Friday is said of Monday to Friday. */
export function onlyOpenDays({
  lines,
  lexicon,
}: {
  lines: readonly ScheduleLine[];
  lexicon: Lexicon;
}): ScheduleLine[] {
  const usual = lines.filter(
    ({ kind, state, season, dates, weeks, meal }) =>
      kind === 'hours' &&
      state === 'open' &&
      season === null &&
      dates.length + weeks.length === 0 &&
      meal === null,
  );
  const days = [...new Set(usual.flatMap((line) => line.days))].sort((a, b) => a - b);
  if (days.length < mostOfWeek || days.length === 7) return [...lines];
  return lines.map((line) =>
    line.kind === 'hours' &&
    line.state === 'open' &&
    line.season !== null &&
    line.days.length === 7 &&
    !namesDays({ text: line.text, lexicon })
      ? { ...line, days }
      : line,
  );
}

const mostOfWeek = 4;

const namesDays = ({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean =>
  scanText({ text, lexicon }).some(
    (item) => item.kind === 'weekday' || isSense(item, 'daily', 'weekdays', 'weekend', 'always'),
  );
