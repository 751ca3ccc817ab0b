import { currencyAfter, currencyBefore } from '#server/engine/language/currencies.ts';
import { parseAmount } from './amount.ts';

/** What a note says that several cost: each of so many, or each one after the first. */
export type PriceInNote = { kind: 'each' | 'further'; value: number; said: string };

/**
 * "6 or more $3.60 each", "each additional panel $14"; "usual" where the note is only about more of them than that, null
 * where it doesn't say what so many cost.
 */
export function priceInNote(note: string, count: number): PriceInNote | 'usual' | null {
  if (/\d/.test(note.replace(bulk, '').replace(further, ''))) return null;
  const bands = [...note.matchAll(bulk)].flatMap(({ groups = {} }) => {
    const value = readPrice(groups.price);
    const from = Number(groups.from ?? groups.least);
    return value === null ? [] : [{ from, value, said: groups.price ?? '' }];
  });
  const [band] = bands.filter(({ from }) => count >= from).sort((a, b) => b.from - a.from);
  if (band) return { kind: 'each', value: band.value, said: band.said.trim() };
  if (bands.length > 0) return 'usual';
  const [more, ...others] = [...note.matchAll(further)];
  const said = more?.groups?.price ?? more?.groups?.after ?? '';
  const value = readPrice(said);
  if (others.length > 0 || value === null) return null;
  return { kind: 'further', value, said: said.trim() };
}

const readPrice = (said: string | undefined): number | null =>
  said ? (parseAmount(said.trim())?.value ?? null) : null;

const amount = `(?:(?:${currencyBefore})\\s?\\d{1,6}(?:[.,]\\d{1,2})?|\\d{1,6}(?:[.,]\\d{1,2})?\\s?(?:${currencyAfter}))`;
const bulk = new RegExp(
  `(?:(?<from>\\d{1,4})\\s(?:or more|and (?:more|up|over)|oder mehr|und mehr|o más|ou plus|o più|ou mais|of meer)|(?:from|ab|desde|a partir de|dès|à partir de|da|vanaf|od)\\s(?<least>\\d{1,4}))(?:\\s\\p{L}{2,15}){0,3}[,:]?\\s(?:only\\s|nur\\s|je\\s)?(?<price>${amount})(?:\\s(?:each|apiece|a piece|per \\p{L}+|pro \\p{L}+|je \\p{L}+|das Stück|cada un[oa]|chacune?|pièce|l['’]un[oa]|cadauno|per stuk|za sztukę))`,
  'giu',
);
const further = new RegExp(
  `(?:each|every|jede[rs]?|cada|chaque|ogni|elke)\\s(?:further|additional|extra|other|more|weitere[rs]?|zusätzliche[rs]?|supplémentaire|ulteriore|extra)(?:\\s\\p{L}{2,20}){0,2}[,:]?\\s(?<price>${amount})|(?:cada|chaque|ogni)\\s\\p{L}{2,20}\\s(?:adicional|extra|más|supplémentaire|en plus|in più|a mais)[,:]?\\s(?<after>${amount})`,
  'giu',
);
