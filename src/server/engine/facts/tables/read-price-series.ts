import { withLanguages } from '#server/engine/language/with-languages.ts';
import { findPrices } from './amount.ts';
import { capitalizeItem, isUnfinished } from './item-name.ts';
import { isCondition } from './price-condition.ts';

/** Things of one line, each with its price. */
export type PriceSeries = {
  /** Name and price. */
  items: string[][];
  /** What the line says behind the last price. */
  note: string;
};

const longestLine = 300;
const longestLead = 60;
const longestLabel = 32;
const mostLabelWords = 5;

/** "Canvas: 30 × 20 cm £24, 40 × 30 cm £32", "Letterheads: 250 £54, 500 £80", "Mug £12, two or more £10.50 each". */
export function cutSeries(line: string): PriceSeries | null {
  if (line.length > longestLine) return null;
  const prices = findPrices(line);
  const [first, second] = prices;
  if (!first || !second) return null;
  const opening = openSeries(line.slice(0, first.at));
  if (!opening) return null;
  const items = [{ label: opening.label, price: first.text }];
  let end = first.at + first.text.length;
  for (const { at, text } of prices.slice(1)) {
    const [, unit = '', remark = '', label = ''] = between.exec(line.slice(end, at)) ?? [];
    if (!isLabel(label) || remark !== '') break;
    const last = items.at(-1);
    if (last && unit.trim() !== '') last.price += ` ${unit.trim()}`;
    items.push({ label: label.trim(), price: text });
    end = at + text.length;
  }
  // Every further price must be for a number or size: "children £8" is another thing.
  if (items.length < 2 || !items.slice(1).every(({ label }) => saysNumber.test(label))) return null;
  const rest = line.slice(end);
  if (findPrices(rest).length > 0 && !/^[.;]\s/.test(rest.replace(unitBehind, ''))) return null;
  const unit = unitBehind.exec(rest)?.[0] ?? '';
  const last = items.at(-1);
  if (last && unit !== '') last.price += ` ${unit.trim()}`;
  return {
    items: items.map(({ label, price }) => [
      label === '' ? opening.lead : `${opening.lead}, ${label}`,
      price,
    ]),
    note: rest.slice(unit.length),
  };
}

/** What the prices are of, and the size that the first one is for. */
function openSeries(text: string): { lead: string; label: string } | null {
  const bare = text.replace(/(?<![\s:])[\s:]+$/, '');
  const at = Math.max(bare.lastIndexOf(': '), bare.lastIndexOf(', '));
  const label = at < 0 ? '' : bare.slice(at + 2).trim();
  const isSized = saysNumber.test(label) && isLabel(label);
  const lead = (isSized ? bare.slice(0, at) : bare).replace(/(?<!\s)\s*[:,–—-]$/, '').trim();
  const isLead = lead.length <= longestLead && /^\p{Lu}\p{L}/u.test(lead) && !/[?!;:.]/.test(lead);
  return isLead ? { lead, label: isSized ? label : '' } : null;
}

export const isLabel = (label: string): boolean =>
  label.trim().length <= longestLabel && label.trim().split(/\s+/).length <= mostLabelWords;

const perUnit =
  '\\s(?:each|apiece|(?:per|a|an|pro|je|por|al|par|la|le|za)\\s\\p{L}{1,15}|je(?:weils)?|cada un[oa])(?!\\p{L})';
export const unitBehind = new RegExp(`^(?:${perUnit}|\\s?/\\s?\\p{L}{1,15})`, 'iu');
/** What stands between two prices: what the first is for, a remark in brackets, and the next thing. */
export const between = new RegExp(
  `^(${perUnit}|\\s?/\\s?\\p{L}{1,15})?(\\s\\([^()]{1,60}\\))?\\s?[,;/·]\\s((?:[^,;.!?]|(?<=\\d)[.,](?=\\d)){1,40}?):?\\s?$`,
  'iu',
);

/** A size or a number, in digits or in words. */
const saysNumber =
  /(?:^|[^\p{L}\d])\d|(?<!\p{L})(?:two|three|four|five|six|ten|zwei|drei|vier|fünf|sechs|zehn|dos|tres|cuatro|cinco|diez|deux|trois|quatre|cinq|dix|due|tre|quattro|cinque|dieci|dois|duas|três|twee|drie|vijf|tien|dwa|trzy|pięć)(?!\p{L})/iu;

/** "Shuttle $15 one way, $25 return": the first price ends the name. */
function withoutColon(line: string): string[] {
  const [first] = line.length <= longestLine ? findPrices(line) : [];
  const lead = line.slice(0, first?.at ?? 0).trim();
  const isLead =
    /^\p{Lu}[^:.!?;,]{2,40}$/u.test(lead) &&
    !isUnfinished(lead) &&
    !limits.test(lead) &&
    line[(first?.at ?? 0) - 1] === ' ';
  return isLead ? [line, lead, line.slice(first?.at)] : [];
}

const limits = withLanguages(
  'limit-behind',
  /(?<!\p{L})(?:under|over|above|below|up to|more|less|until|unter|über|bis|hasta|más|menos|moins|plus|sotto|sopra|oltre|onder|boven|poniżej|powyżej)$/iu,
);

/** A full stop that doesn't only cut a word short: "excl. VAT". */
const endOfSentence = /(?<=\p{L}{2}|\))(?<![\s(](?:excl|incl|exkl|inkl|zzgl|approx))\.(?:\s|$)/u;

/** "Room: £16 an hour weekdays, £22 an hour weekends": the price first, then what it is for. */
export function cutQualified(line: string): PriceSeries | null {
  const [, lead = '', list = ''] =
    /^(\p{Lu}[^:.!?;]{2,40}):\s(.{10,200})$/su.exec(line) ?? withoutColon(line);
  const [sentence = '', ...more] = list.split(endOfSentence);
  const prices = findPrices(sentence);
  if (lead === '' || prices.length < 2 || prices[0]?.at !== 0) return null;
  const items: string[][] = [];
  for (const [nth, { at, text }] of prices.entries()) {
    const said = sentence.slice(at + text.length, prices[nth + 1]?.at ?? sentence.length);
    const unit = unitBehind.exec(said)?.[0] ?? '';
    const words = said
      .slice(unit.length)
      .replace(/(?:[,;]\s(?:(?:and|und|y|et|e|en)\s)?|\s(?:plus|\+)\s|\s\/\s?)$/u, '')
      .replace(/^\s(?:(?:for|on|für|am|para|los|pour|le|per|voor|op)\s)?/iu, '')
      .trim();
    const [, name = words, remark = ''] = /^([^()]{2,60})\s\(([^()]{2,60})\)$/u.exec(words) ?? [];
    if (!/^[\p{L}\d]/u.test(name) || name.length > longestLabel + 8 || /[,;:.!?]/.test(name))
      return null;
    const price = unit === '' ? text : `${text} ${unit.trim()}`;
    items.push([`${lead}, ${name}`, price, ...(remark === '' ? [] : [remark])]);
  }
  // Without a colon, longer words are those of a sentence: "Bills under £50 are paid at once, £50 and more by card".
  const isTold = !line.includes(': ') && items.some(([name = '']) => countWords(name, lead) > 3);
  return isTold ? null : { items, note: more.join('. ') };
}

const countWords = (name: string, lead: string): number =>
  name.slice(lead.length + 2).split(/\s+/).length;

/** "Cut — $62 / long hair $74", "Adults: $14 / children $8 / under 4 free": the same thing for others, each with its price. */
export function cutSlashed(line: string): PriceSeries | null {
  if (line.length > longestLine) return null;
  const [first = '', ...others] = line.split(/\s\/\s/);
  const [price, ...more] = findPrices(first);
  if (others.length === 0 || !price || more.length > 0) return null;
  if (first.slice(price.at + price.text.length).trim() !== '') return null;
  const lead = first
    .slice(0, price.at)
    .replace(/[\s:.…–—=-]{1,80}$/u, '')
    .trim();
  if (lead.length > longestLead || /[?!;:]/.test(lead) || isUnfinished(lead)) return null;
  if (!/^\p{Lu}\p{L}/u.test(capitalizeItem(lead))) return null;
  const items = [[lead, price.text]];
  for (const part of others) {
    const [, label = '', value = ''] = labelAndValue.exec(part.trim()) ?? [];
    const isPriced = findPrices(value).length === 1 || freeValue.test(value);
    if (!isLabel(label) || !/^\p{L}{2}/u.test(label) || !isPriced) return null;
    items.push([nameOfOther(lead, label.trim()), value]);
  }
  return { items, note: '' };
}

const labelAndValue =
  /^([^:/]{2,40}?):?\s((?:[€£$]\s?\d[\d.,]{0,8}|\d[\d.,]{0,8}\s?(?:[€£$]|(?:eur|gbp|usd|chf)\b)|free|gratis|frei|kostenlos|gratuit|gratuito|grátis))\.?$/iu;
const freeValue = /^(?:free|gratis|frei|kostenlos|gratuit|gratuito|grátis)$/iu;

/** "Adults" and "children" are two kinds of people, "long hair" belongs to the cut. */
const nameOfOther = (lead: string, label: string): string =>
  /\s/.test(lead)
    ? `${lead.replace(/,\s[^,]{1,40}$/u, '')}, ${label}`
    : label.charAt(0).toUpperCase() + label.slice(1);

/** "Washer: €6. Dryer: €4. Open until 8.": sentences of one line that each name a thing and its price. */
export function splitPriced(line: string): string[] {
  const parts = line.split(beforeLabel);
  const priced = parts.filter((part) => labeled.test(part));
  return priced.length >= 2 ? withCondition(joinRest(parts)) : [line];
}

/** "Deposits. Kayaks: £10. Boats: £50.": the first word says what all amounts are. */
function withCondition([first = '', ...others]: readonly string[]): string[] {
  const [, lead = ''] = /^(?:\d{1,2}\.\s)?(\p{Lu}[\p{L}\s-]{2,30})\.$/u.exec(first) ?? [];
  return isCondition(lead) ? others.map((line) => `${lead} – ${line}`) : [first, ...others];
}

/** What names no price belongs to the sentence before it. */
function joinRest(parts: readonly string[]): string[] {
  const lines: string[] = [];
  for (const part of parts)
    if (labeled.test(part) || lines.length === 0) lines.push(part);
    else lines[lines.length - 1] += ` ${part}`;
  return lines;
}

const label =
  '\\p{Lu}[^:.!?]{1,80}:\\s(?:(?:from|ab|desde|dès|da|vanaf|od)\\s)?(?:\\p{Lu}{0,3}[€£$]\\s?\\d|R\\s?\\d{2}|\\d[\\d.,]{0,8}\\s?[€£$]|(?:free|gratis|kostenlos)(?!\\p{L}))';
const labeled = new RegExp(`^${label}`, 'u');
const beforeLabel = new RegExp(`(?<=[.!])\\s(?=${label})`, 'u');

/** A name without what else stands behind its commas and in its brackets: "Portrait, 20 minutes, 2 pictures". */
export function cutDetails(name: string): { name: string; details: string } {
  const [, head = '', rest = ''] =
    /^([^,(]{2,40}\s\([^()]{1,25}\)),\s(.{4,200})$/u.exec(name) ??
    /^([^,(]{2,40}?)(?:,\s|\s(?=\())(.{4,200})$/u.exec(name) ??
    [];
  const isShort =
    head !== '' &&
    head.replace(/\(.*/, '').trim().split(/\s+/).length <= 4 &&
    /^\p{Lu}/u.test(head);
  const parts = rest.split(/,\s/);
  const counted = parts.filter((part) => /^(?:\D{1,12}\s)?\d{1,4}\s\p{L}{3}/u.test(part));
  const isCounted = parts.length >= 2 && counted.length >= 1 && !rest.startsWith('(');
  const [, inside = '', behind = ''] = /^\(([^()]{20,160})\)(.{0,40})$/u.exec(rest) ?? [];
  if (isShort && isCounted) return { name: head, details: rest };
  if (isShort && inside !== '') return { name: `${head}${behind}`.trim(), details: inside };
  return { name, details: '' };
}
