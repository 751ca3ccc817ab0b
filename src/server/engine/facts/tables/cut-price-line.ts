import { findPrices } from './amount.ts';
import { cutBareLine, cutDottedLine, cutWholeNumber } from './cut-bare-line.ts';
import {
  capitalize,
  capitalizeItem,
  isItemName,
  isUnfinished,
  leadsToNumber,
  listMark,
  tidyNote,
} from './item-name.ts';
import { cutDetails } from './read-price-series.ts';

/** Name, price and what else the line says; what makes it doubtful that the line belongs to a price list. */
type PriceLine = { cells: string[]; doubt: 'number' | 'case' | null };

const longestLine = 220;

/** What one line of a price list says; null where it isn't such a line. */
export function cutPriceLine({
  line,
  isOfPrices,
  isInCurrency,
}: {
  line: string;
  /** The headings above say that numbers without a sign are prices. */
  isOfPrices: boolean;
  /** The document says which currency its prices are in. */
  isInCurrency: boolean;
}): PriceLine | null {
  if (line.length > longestLine) return null;
  const prices = findPrices(line);
  const cells = prices.length > 0 ? cutSigned(line, prices) : cutDottedLine(line);
  if (cells) return { cells, doubt: null };
  const described = cutDescribed(line, prices);
  if (described) return { cells: described, doubt: null };
  const small = prices.length > 0 ? cutSmall(line, prices) : null;
  if (small) return { cells: small, doubt: 'case' };
  const bare = cutBareLine(line, isOfPrices) ?? (isInCurrency ? cutWholeNumber(line) : null);
  return bare ? { cells: bare, doubt: 'number' } : null;
}

type Prices = ReturnType<typeof findPrices>;

/** A line whose price has a sign: "Wardrobe box - $14.50", "Head lamp $5", "Paddle $4 a day, or 3 for $10". */
function cutSigned(line: string, [first, ...others]: Prices): string[] | null {
  if (!first || others.some(({ at }) => at < first.at)) return null;
  const lead = line.slice(0, first.at);
  const separated = separator.exec(lead);
  const behind = line.slice(first.at + first.text.length);
  if (!separated && !/\s$/.test(lead)) return null;
  const plainFrom = separated ? null : fromBehind.exec(lead);
  const from = separated ? (separated[1] ?? '') : (plainFrom?.[1] ?? '');
  const name = (
    separated ? lead.slice(0, separated.index) : lead.slice(0, plainFrom?.index ?? lead.length)
  )
    .replace(listMark, '')
    .replace(sectionNumber, '')
    .replace(/[\s.…]{2,200}$/, '')
    .trim();
  // What stands in brackets and behind commas may be long.
  const plain = cutDetails(name).name;
  const isMarked = listMark.test(line) || separated !== null;
  if (!isItemName(isMarked ? capitalizeItem(plain) : plain)) return null;
  const isOpen = /^\.?$/.test(behind) ? leadsToNumber(name) : isUnfinished(name);
  if (!separated && (isOpen || !endsItem.test(behind))) return null;
  const { price, note } = withUnit(first.text, behind, others.length > 0);
  return [name, `${from.replace(/^\+\s/, '+')}${price}`, note];
}

/** The price with its upper end and what it is for, and the rest of the line. */
function withUnit(
  first: string,
  behind: string,
  hasOthers: boolean,
): { price: string; note: string } {
  const range = rangeBehind.exec(behind)?.[0] ?? '';
  const rest = behind.slice(range.length).trim();
  const found = perUnit.exec(rest)?.[0] ?? '';
  // "£35 / large dog £55" isn't £35 for each large.
  const isOther = found.startsWith('/') && hasOthers && /^\s\p{L}/u.test(rest.slice(found.length));
  const unit = isOther ? '' : found;
  return {
    price: `${first}${range}${unit === '' ? '' : ` ${unit.trim()}`}`,
    note: tidyNote(rest.slice(unit.length)),
  };
}

/** "The Miller: smoked trout on rye, $12. Saturdays only.": what it is stands between name and price. */
function cutDescribed(line: string, [price]: Prices): string[] | null {
  if (!price) return null;
  const [, name = '', said = ''] = described.exec(line.slice(0, price.at)) ?? [];
  const behind = line.slice(price.at + price.text.length);
  const isItem = name !== '' && isItemName(capitalizeItem(name.replace(listMark, '')));
  if (!isItem || isUnfinished(said) || !/^(?:$|\.(?:$|\s\p{Lu}))/u.test(behind)) return null;
  return [
    name.replace(listMark, ''),
    price.text,
    [said, tidyNote(behind)].filter(Boolean).join('. '),
  ];
}

const described = /^([^:.!?]{2,60}):\s([^:.!?]{4,90}),\s$/u;

/** "upper ear $60" among such lines: a name in small letters before a price that ends the line. */
function cutSmall(line: string, [first]: Prices): string[] | null {
  if (!first || !/^\p{Ll}/u.test(line)) return null;
  const lead = line.slice(0, first.at);
  const plainFrom = fromBehind.exec(lead);
  const name = lead.slice(0, plainFrom?.index ?? lead.length).trim();
  const behind = line.slice(first.at + first.text.length);
  const isItem = /\s$/.test(lead) && isItemName(capitalizeItem(name));
  if (!isItem || isUnfinished(name) || !endsItem.test(behind)) return null;
  const { price, note } = withUnit(first.text, behind, false);
  return [capitalize(name), `${plainFrom?.[1] ?? ''}${price}`, note];
}

/** "3.2 Muddy boots": the number of a clause isn't part of what it is about. */
const sectionNumber = /^\d{1,2}\.\d{1,2}\.?\s+(?=\p{Lu}\p{Ll}{2})/u;
const separator =
  /(?<!\s)\s*(?::|\s[–—=-]|…|\.{2,80})\s*((?:from|ab|desde|dès|da|vanaf|od)\s+|\+\s?)?$/iu;
const fromBehind = /\s((?:from|ab|desde|dès|da|vanaf|od)\s+|\+\s?)$/iu;
const rangeBehind = /^\s?[–—-]\s?(?:[€£$]\s?)?\d[\d.,]{0,8}(?:\s?[€£$](?!\d))?(?!\s?%|[\d:])/u;
const perUnit =
  /^(?:(?:\/\s?\p{L}{1,15}|(?:per|a|an|pro|je|por|al|par|l[ae]|all?['’]?|ao|à|za|na)\s\p{L}{1,15})(?![\p{L}\p{N}])|each(?:\sway)?(?!\p{L}))(?:\s(?:an?|per)\s\p{L}{1,15}(?![\p{L}\p{N}]))?/iu;
/** Nothing, what the price is for, brackets, or a remark behind a comma. A sentence that goes on is no line of a list. */
const endsItem =
  /^\s?(?:\.?$|(?:each|pp|p\.p\.?|per\s\p{L}{1,15}|an?\s\p{L}{1,15}|\/\s?\p{L}{1,15}|extra|am\s\p{L}{1,15}|pro\s\p{L}{1,15}|je\s\p{L}{1,15}|por\s\p{L}{1,15}|al\s\p{L}{1,15}|par\s\p{L}{1,15}|la\s\p{L}{1,15}|l['’]\p{L}{1,15})(?:\.?$|,\s\S.{0,80}$|\s\([^()]{1,80}\)(?:\.?$|,\s\S.{0,80}$))|\([^()]{1,80}\)\.?$|,\s\S.{0,80}$)/iu;
