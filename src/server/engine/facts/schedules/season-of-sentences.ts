import type { Clause } from './clause.ts';
import { isMark, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { isPeriodOnly, readWhen } from './read-when.ts';
import { scanText } from './scan-text.ts';
import type { DateRule } from './schedule.ts';

/**
 * "November to March: Thursday to Saturday 10–4. Closed on other days": a season in front of the first sentence counts for
 * those that follow it, until another one is named.
 */
export function carrySeasonToSentences({
  pieces,
  lexicon,
}: {
  pieces: readonly { text: string; clause: Clause }[];
  lexicon: Lexicon;
}): void {
  let season: DateRule | null = null;
  for (const { text, clause } of pieces) {
    const seasons = new Set(clause.lines.map((line) => JSON.stringify(line.season)));
    const [first] = clause.lines;
    if (startsWithSeason({ text, lexicon })) {
      season = seasons.size === 1 ? (first?.season ?? null) : null;
      continue;
    }
    const goesOn =
      season !== null &&
      clause.label === '' &&
      clause.lead === '' &&
      clause.lines.length > 0 &&
      clause.lines.every(
        (line) =>
          line.season === null &&
          line.days.length > 0 &&
          line.dates.length + line.weeks.length === 0,
      ) &&
      !scanText({ text, lexicon }).some((item) => isSense(item, 'all-year'));
    if (goesOn) for (const line of clause.lines) line.season = season;
    else if (clause.lines.length > 0) season = null;
  }
}

function startsWithSeason({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean {
  const items = scanText({ text, lexicon });
  const start = items.findIndex(
    (item) => !isSense(item, 'on', 'from', 'every') && !isMark(item, '*'),
  );
  const when = readWhen({ items, at: start });
  return when !== null && when.when.dates.length > 0 && isPeriodOnly(when.when);
}
