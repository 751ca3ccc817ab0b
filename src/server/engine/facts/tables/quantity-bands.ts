import { fold } from '#server/engine/index/analyse.ts';
import type { FigureRange } from '#server/engine/understand/figures.ts';
import { parseNumber } from './amount.ts';
import type { FactTable } from './fact-table.ts';

/**
 * "1–9", "10–49", "50+" over prices: how many are bought says which price is meant. Ages are written the same way, so
 * the numbers have to follow each other from one or two on and go beyond any child's age.
 */
export function asQuantities(ranges: readonly FigureRange[][]): FigureRange[][] {
  const bands = ranges
    .flatMap((list) => list.filter(({ kind, isExact }) => kind === null && !isExact))
    .sort((a, b) => a.from - b.from);
  const isFollowing = bands.every(
    ({ from }, at) => at === 0 || Math.abs(from - (bands[at - 1]?.to ?? 0) - 1) < 0.01,
  );
  const isQuantity =
    bands.length >= 2 &&
    (bands[0]?.from ?? 0) >= 1 &&
    (bands[0]?.from ?? 0) <= 2 &&
    (bands.at(-1)?.from ?? 0) >= beyondAges &&
    isFollowing;
  if (!isQuantity) return [...ranges];
  return ranges.map((list) =>
    list.map((range) =>
      range.kind === null ? { ...range, kind: 'thing' as const, isQuantity: true } : range,
    ),
  );
}

const beyondAges = 20;

/** "3 for", "pack of 6", "6 pcs" over prices: what so many cost together; null where a price is for one. */
export function lotOfHeader(header: string): number | null {
  const plain = fold(header.replace(/\([^()]*\)/g, ' ').trim()).replace(/\.$/, '');
  if (pairHeader.test(plain)) return 2;
  const found = lotHeader.exec(plain);
  const count = Number(found?.[1] ?? found?.[2] ?? 0);
  return count > 1 ? count : null;
}

const lotHeader =
  /^(\d{1,3})\s?-?(?:for|x|pcs?|pieces?|pack|er|er[- ]pack|fur|stuck|uds?|unidades|por|pour|per|voor|za|szt)$|^(?:for|x|pack of|box of|set of|bag of|fur|pack de|caja de|lot de)\s?(\d{1,3})$/u;

/** "Price" and "Pair price": what two of them cost together. */
const pairHeader =
  /^(?:pair(?: price)?|price (?:for|of) (?:a |the )?pair|(?:price )?for (?:two|both)|paarpreis|preis (?:fur das|pro) paar|(?:precio )?(?:por |del? )?par|(?:prix )?(?:de )?la paire|(?:prezzo )?(?:della )?coppia)$/u;

/** Of prices for one and for several, those for as many as are asked for; the price for one where there is none. */
export function withoutOtherLots(
  columns: readonly number[],
  { count, headerOf }: { count: number; headerOf: (column: number) => string },
): number[] {
  const lots = columns.map((column) => lotOfHeader(headerOf(column)));
  const meant = columns.filter((_, at) => lots[at] === count);
  if (meant.length > 0) return meant;
  const single = columns.filter((_, at) => lots[at] === null);
  return single.length > 0 ? single : [...columns];
}

/** The number of a row that is sold as so many: "250" under "Quantity", "Letterheads, 250". */
export function lotOf(header: string, name: string): FigureRange[] {
  const [, last = ''] = /(?:^|,\s)(\d{1,3}(?:[.,]\d{3}){1,2}|\d{2,6})$/.exec(name.trim()) ?? [];
  const isAlone = last === name.trim();
  if (last === '' || (isAlone && !quantityHeader.test(fold(header)))) return [];
  const value = Number(String(parseNumber(last)));
  return [{ from: value, to: value, kind: 'thing', noun: '', isExact: true, isQuantity: true }];
}

const quantityHeader =
  /(?<!\p{L})(?:quantity|qty|number|copies|pieces|units|amount|menge|anzahl|stuck(?:zahl)?|auflage|cantidad|unidades|ejemplares|quantite|exemplaires|quantita|copie|pezzi|quantidade|exemplares|aantal|stuks|oplage|ilosc|liczba|naklad|sztuk)(?!\p{L})/u;

/** Whether rows are numbers of one thing, which only the title names: "Business cards" over 50, 100 and 250. */
export function holdsLots({ title, columns, rows }: FactTable, name: number): boolean {
  const header = columns[name]?.name ?? '';
  return (
    title !== '' &&
    rows.length >= 2 &&
    rows.every(({ cells }) => /^\d[\d.,]{0,8}$/.test((cells[name] ?? '').trim())) &&
    quantityHeader.test(fold(header))
  );
}
