import { withLanguages } from '#server/engine/language/with-languages.ts';
import { findPrices } from './amount.ts';
import { capitalize, isUnfinished } from './item-name.ts';
import { isCondition } from './price-condition.ts';
import { between, isLabel, type PriceSeries, unitBehind } from './read-price-series.ts';

const longestList = 300;
const mostLeadWords = 5;
const longestLongLabel = 40;
const mostWordsOfLongLabel = 7;
const fewestOfGroup = 3;

/** "Nails: manicure €16, gel manicure €24", "rope swing: car park £3, lake £4", "Adults £12, under 16s £7, families £32": several things. */
export function cutGroup(line: string): (PriceSeries & { lead: string }) | null {
  const [, lead = '', list = line] = /^(\p{L}[^:.!?;]{2,40}):\s(.{10,260})$/su.exec(line) ?? [];
  if (list.length > longestList || (lead === '' && !/^\p{Lu}/u.test(list))) return null;
  if (lead.split(/\s+/).length > mostLeadWords) return null;
  const { items, rest } = cutList(list);
  const heads = new Set(items.map(([name = '']) => name.split(' ')[0]));
  const isGroup =
    items.length >= fewestOfGroup || (items.length === 2 && (heads.size === 1 || lead !== ''));
  const isEnd = rest.trim() === '' || /^[.;]\s?/.test(rest) || remarkOnAll.test(rest);
  if (!isGroup || !isEnd) return null;
  // "tent: two people £9, family £14": the words behind are kinds of what stands in front.
  const isOfKinds =
    lead !== '' && (items.length === 2 || !/^\p{Lu}/u.test(lead) || areCodes(items));
  if (isCondition(lead) || (isOfKinds && heads.size > 1))
    return { lead: '', items: items.map((item) => below(lead, item)), note: rest };
  return {
    lead,
    items: items.map(([name = '', ...more]) => [capitalize(name), ...more]),
    note: rest,
  };
}

/** "…, min. 12 of each" is said of all things before it. */
const remarkOnAll = withLanguages(
  'remark-on-all',
  /^,\s(?:min\.|minimum|max\.|maximum|incl\.|including|excl\.|excluding|all|both|mind\.|mindestens|höchstens|inkl\.|alle|beide|mínimo|máximo|todos|ambos|incluid[oa]s?|au minimum|tous|minimo|massimo|tutti|minimaal|allemaal|wszystkie)\s/iu,
);

const below = (lead: string, [name = '', ...more]: readonly string[]): string[] => [
  `${capitalize(lead)}, ${name}`,
  ...more,
];

/** "L1 $150, L2 $170" says nothing without the name of the badge. */
const areCodes = (items: readonly string[][]): boolean =>
  items.every(([name = '']) => /^\p{Lu}{1,2}\d{1,2}$/u.test(name));

/** The things of a list with their prices and remarks, and the text behind the last one that could be read. */
function cutList(list: string): { items: string[][]; rest: string } {
  const items: string[][] = [];
  let from = 0;
  let end = 0;
  for (const { at, text } of findPrices(list)) {
    const said = list.slice(end, at);
    const last = items.at(-1);
    if (last && /^\s?[–—/-]\s?$/u.test(said)) {
      // "glue $12-$18"
      end = at + text.length;
      last[1] = list.slice(from, end);
      continue;
    }
    const [, unit = '', remark = '', label = ''] =
      items.length === 0 ? ['', '', '', said] : (between.exec(said) ?? ['', '', '', '.']);
    const name = label.replace(/:?\s{0,3}$/, '').trim();
    if (!isThing(name)) break;
    complete(last, unit, remark);
    items.push([name, text]);
    from = at;
    end = at + text.length;
  }
  const [all = '', unit = '', remark = ''] = endOfList.exec(list.slice(end)) ?? [];
  complete(items.at(-1), unit, remark);
  return { items, rest: list.slice(end + all.length) };
}

const endOfList = new RegExp(
  `^(${unitBehind.source.replace(/^\^/, '')})?(\\s\\([^()]{1,60}\\)(?=[.;]|$))?`,
  'iu',
);

function isThing(name: string): boolean {
  if (/[,;.!?:]/.test(name) || !/^(?:\p{L}{2}|\p{Lu}\d|\d{1,2}[-\s]\p{L}{3})/u.test(name))
    return false;
  const isLong =
    name.length <= longestLongLabel && name.split(/\s+/).length <= mostWordsOfLongLabel;
  return isLabel(name) || (isLong && !isUnfinished(name));
}

function complete(item: string[] | undefined, unit: string, remark: string): void {
  if (!item) return;
  if (unit.trim() !== '') item[1] += ` ${unit.trim()}`;
  if (remark.trim() !== '') item[2] = remark.trim().slice(1, -1);
}
