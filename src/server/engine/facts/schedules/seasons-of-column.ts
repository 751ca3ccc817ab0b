import { withLanguages } from '#server/engine/language/with-languages.ts';
import { withFloatingDates } from './floating-dates.ts';
import { readSeasons } from './headings.ts';
import { type Item, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import type { RowRead } from './scan-cell.ts';
import { scanText } from './scan-text.ts';
import type { DateRule } from './schedule.ts';

/** When the hours below the head of a column count: "1 Mar – 31 Oct", "Winter". */
export function seasonsOfColumn({
  column,
  lexicon,
}: {
  column: string;
  lexicon: Lexicon;
}): DateRule[] {
  const items = itemsOf({ column, lexicon });
  return isUnreadPeriod({ column, lexicon }) ? [] : readSeasons({ items });
}

const itemsOf = ({ column, lexicon }: { column: string; lexicon: Lexicon }): readonly Item[] =>
  withFloatingDates({ items: scanText({ text: column.slice(0, 120), lexicon }), text: column });

const namedPeriod = withLanguages(
  'period-above-hours',
  /^(?:school|term|non[- ]term|half[- ]term|teaching|exam)[- ]?(?:days?|times?|weeks?|holidays?|breaks?)?$|^(?:in |out of |outside |during )?(?:term[- ]?time|terms?|school (?:terms?|days|holidays?|breaks?|weeks))$|^(?:(?:low|mid|high|peak|off[- ]peak|off|shoulder|regular|main|quiet|busy)(?: season)?(?:\s?(?:,|\/|&|and)\s?(?:low|mid|high|peak|off[- ]peak|off|shoulder)(?: season)?){0,2})$|^(?:schulzeit|unterrichtszeit|schulferien|in den (?:schul)?ferien|ferien|(?:vor|neben|haupt|zwischen)saison(?:zeit)?)$|^(?:curso escolar|período lectivo|vacaciones(?: escolares)?|temporada (?:alta|media|baja))$|^(?:période scolaire|(?:hors )?vacances(?: scolaires)?|(?:haute|moyenne|basse) saison)$|^(?:periodo scolastico|vacanze(?: scolastiche)?|(?:alta|media|bassa) stagione)$|^(?:período letivo|férias(?: escolares)?|época (?:alta|média|baixa))$|^(?:schoolweken|(?:in de )?(?:school)?vakanties?|(?:hoog|laag|tussen|voor|na)seizoen)$|^(?:rok szkolny|ferie|wakacje|(?:wysoki|niski) sezon)$/iu,
);

/** "School days", "High season", "Half-term, summer (1 July – 31 August)": only the head itself says which days are meant. */
export function isUnreadPeriod({ column, lexicon }: { column: string; lexicon: Lexicon }): boolean {
  if (namedPeriod.test(column.trim())) return true;
  const items = itemsOf({ column, lexicon });
  if (readSeasons({ items }).length === 0) return false;
  // "Rental desk, April to October" is a part in its season.
  return (
    // "March break" is a week or two of March.
    items.some(
      (item, at) =>
        item.kind === 'month' &&
        (items[at + 1]?.kind === 'word' || isSense(items[at + 1], 'break', 'company-holiday')),
    ) || column.split(/[,;+]\s/u).some((part) => namedPeriod.test(part.trim()))
  );
}

/** What is said below such a head can only be quoted with it. */
export const quotePeriod = ({ read, column }: { read: RowRead; column: string }): RowRead => ({
  ...read,
  text: `${column}, ${read.text}`,
  lines: read.lines.map((line) => ({ ...line, state: 'mentioned', spans: [], note: '' })),
});
