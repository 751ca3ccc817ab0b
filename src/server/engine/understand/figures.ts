import { fold } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { currencyAlone, currencyBefore } from '#server/engine/language/currencies.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import {
  findCount,
  findUnit,
  type MeasureKind,
  peopleByAge,
} from '#server/engine/language/measure-words.ts';
import { numberWordsOf } from '#server/engine/language/number-words-of.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import type { Period } from '#server/engine/language/value-words.ts';
import { findAskedAge } from './age.ts';
import { findAskedDate } from './dates.ts';
import { isMoreThan, slightlyMore, writeMeasures } from './spoken-measures.ts';
import { spokenTimes } from './spoken-times.ts';

/** A number that a question gives: 18 kg, a 9 year old, 14 people, an order of $70. */
export type Figure = {
  value: number;
  /** The last day of a month that is asked for as a whole. */
  until?: number;
  kind: MeasureKind;
  /** The stem of what is counted, for things. */
  noun: string;
  /** The word after that: "100 bin bags". */
  after?: string;
  /** The word before the number, which may be what it numbers: "grade 4", "zone 2". */
  before?: string;
  /** "A room for 4": may count people without saying so. */
  mayBePeople?: boolean;
  period: Period | null;
  /** The words it is written with. */
  words: readonly string[];
};

/** Numbers that a cell or a column is for: "up to 10 kg", "12–17", "over $100". */
export type FigureRange = {
  from: number;
  to: number;
  /** Null when the text doesn't say of what. */
  kind: MeasureKind | null;
  noun: string;
  /** One number, not a range. */
  isExact: boolean;
  /** Says something about it without being what it is for: a session takes 45 minutes. */
  isSoft?: boolean;
  /** The most that it holds: seats, a load. */
  isMost?: boolean;
  /** Without a kind it may count people too. */
  isForPeople?: boolean;
  /** So many of whatever the row is about are bought. */
  isQuantity?: boolean;
  /** What the noun numbers, not a count of it: grades 4 to 6, zone 2. */
  isLabel?: boolean;
};

const number = '\\d+(?:[.,]\\d+)?';
const questionFigure = new RegExp(
  `(?<![\\p{L}\\d.,:]|\\d/)((?:${currencyBefore})\\s?)?(${number})(?![.,:/]?\\d|%|\\s?%)\\s?-?\\s?(square\\s(?:meters?|metres?|feet)|[€£$"″]|[\\p{L}]+\\d?)?(?:\\s([\\p{L}]+))?`,
  'gu',
);

const sides =
  /(?<![\d.,])\d{1,5}(?:[.,]\d{1,2})?\s?(?:mm|cm|m|ft|foot|in|inch)?\s?(?:[x×]|by)\s?\d{1,5}(?:[.,]\d{1,2})?(?![\d])(?:\s?(?:mm|cm|m|ft|foot|in|inch)(?!\p{L}))?/gu;

/** The numbers of a folded question and what they are numbers of. */
export function findFigures(folded: string, language: LanguageCode): Figure[] {
  // A print of 6x4 isn't six prints.
  const text = writeMeasures(spellNumbers(folded, language))
    .replace(sides, ' ')
    .replace(/\s{2,}/g, ' ')
    .replace(someOf, '$1 ');
  const age = findAskedAge(text);
  const figures: Figure[] = [];
  const date = findAskedDate(folded, language);
  if (date)
    figures.push({
      value: date.from,
      until: date.to,
      kind: 'date',
      noun: '',
      period: null,
      words: date.words,
    });
  for (const [pattern, value] of spokenTimes) {
    const found = pattern.exec(text);
    if (!found) continue;
    const words = found[0].split(/[\s-]+/);
    figures.push({ value, kind: 'time', noun: '', period: null, words });
    break;
  }
  const [couple] = two.exec(text) ?? [];
  if (couple)
    figures.push({ value: 2, kind: 'people', noun: '', period: null, words: couple.split(' ') });
  // "One and a half" is no number of the text.
  let isAgeFound = age !== null && age % 1 === 0.5 && /half|halb/.test(text);
  if (isAgeFound && age !== null)
    figures.push({
      value: age,
      kind: 'age',
      noun: '',
      period: null,
      words: ['one', String(Math.floor(age)), 'half'],
    });
  for (const found of text.matchAll(questionFigure)) {
    const [, sign, digits = '', next = '', after = ''] = found;
    if (date?.words.includes(digits)) continue;
    const value = toNumber(digits);
    const spelled = spelledAs(folded, digits, language);
    const isMoney = Boolean(sign) || currencyAlone.test(next) || /^(?:bucks|quid)$/.test(next);
    if (isMoney) {
      figures.push({
        value,
        kind: 'money',
        noun: '',
        period: null,
        words: [digits, next, ...spelled],
      });
      continue;
    }
    const unit = unitOf(next);
    const inYears = unit?.period === 'month' ? value / 12 : value;
    const isAge =
      age === inYears && !isAgeFound && (!unit || ['year', 'month'].includes(unit.period ?? ''));
    if (isAge) {
      isAgeFound = true;
      const child = childBefore.exec(text.slice(0, found.index))?.[1] ?? '';
      const words = [digits, next, after, child, ...spelled];
      figures.push({ value: inYears, kind: 'age', noun: '', period: null, words });
    } else if (!unit && isOfUs(text.slice(0, found.index), `${next} ${after}`)) {
      figures.push({ value, kind: 'people', noun: '', period: null, words: [digits, ...spelled] });
    } else if (unit) {
      const { kind, factor, period = null } = unit;
      const words = [digits, ...next.split(' '), ...spelled];
      // "Over 3 metres" isn't in "2–3 m".
      const own = isMoreThan(kind, text.slice(0, found.index)) ? slightlyMore : 1;
      figures.push({ value: value * factor * own, kind, noun: '', period, words });
    } else {
      // A pot of 6" is one pot.
      const [, sized = ''] =
        next === '' ? (afterSize.exec(text.slice(found.index + digits.length)) ?? []) : [];
      const counted = next || sized;
      const noun = /^["″]$/.test(next) ? 'inch' : counted === '' ? '' : stem(counted, language);
      const words = [digits, counted, ...spelled];
      const mayBePeople = isForSome(text.slice(0, found.index), next, language);
      const before = /(\p{L}{2,20})\.?\s$/u.exec(text.slice(0, found.index))?.[1] ?? '';
      figures.push({
        value,
        kind: 'thing',
        noun,
        after,
        ...(before !== '' && !stopWordsOf(language).has(before) && { before }),
        period: null,
        words,
        ...(mayBePeople && { mayBePeople }),
      });
    }
  }
  return figures;
}

/** "12 of the tall vases" are 12 vases. */
const someOf =
  /(?<![\p{L}\d.,:])(\d{1,4}) (?:of (?:the|your|those|these|our)|von (?:den|euren|diesen)|de (?:los|las|esos|esas|vuestr[oa]s)|des) (?!\p{L}+s? of)/gu;

/** "12 5ft round tables": what is counted stands behind its size. */
const afterSize = /^ \d{1,4}\s?(?:["″]|\p{L}{1,5})\s(\p{L}{3,20})/u;

/** "We are 3", "4 of us", "a party of 6" count people without saying so. */
const isOfUs = (before: string, after: string): boolean =>
  ofUsBefore.test(before) || /^(?:of us|von uns|de nous|di noi|de nos|van ons)/.test(after);

/** "Me and my wife" are two. */
const two =
  /(?<!\p{L})(?:me (?:and|n|&) (?:my|a) (?:mate|friend|buddy|wife|husband|partner|girlfriend|boyfriend|gf|bf|mum|mom|dad|sister|brother|son|daughter)|my (?:mate|friend|buddy|wife|husband|partner|girlfriend|boyfriend|gf|bf|mum|mom|dad|sister|brother|son|daughter) (?:and|n|&) (?:me|i|myself)|(?:meine? (?:frau|mann|freund(?:in)?|partner(?:in)?|schwester|bruder|mutter|vater|sohn|tochter) und ich|ich und meine? (?:frau|mann|freund(?:in)?|partner(?:in)?|schwester|bruder|mutter|vater|sohn|tochter))|mi (?:mujer|marido|novi[oa]|pareja|amig[oa]|herman[oa]|madre|padre|hij[oa]) y yo)(?!\p{L})(?! and)/u;

/** "Un niño de 10 años": someone of that age is a child, so the word says nothing more. */
const childBefore =
  /(?<!\p{L})(nin[oa]s?|hij[oa]s?|chic[oa]s?|enfants?|fils|filles?|bambin[oaie]|figli[oaie]?|criancas?|filh[oa]s?|menin[oa]s?|kind|kinder|kindje|sohn|tochter|zoon|dochter|dziecko|dziecka|syna?|corka|corki|child|kid|son|daughter|boy|girl)\s(?:de|di|d|von|mit|van|of|aged|w wieku)\s$/u;

const isForSome = (before: string, next: string, language: LanguageCode): boolean =>
  forBefore.test(before) && (next === '' || stopWordsOf(language).has(next));

const forBefore =
  /(?<!\p{L})(?:for|fur|para|pour|per|voor|dla)\s(?:about\s|up to\s|ca\s|etwa\s|unos\s)?$/u;

const ofUsBefore =
  /(?:we(?: are| re|'re)|were|there(?: are| will be)|(?:party|group|family|crew|team) of|wir sind|gruppe von|somos|seremos|grupo de|nous sommes|groupe de|siamo(?: in)?|gruppo di|we zijn met|groep van|jest nas|grupa)\s$/u;

/** "two hours" as "2 hours", "a hundred dollars" as "100 dollars"; an article isn't a number. */
export function spellNumbers(folded: string, language: LanguageCode): string {
  const { values, thousand } = numberWordsOf(language);
  const parts = folded.split(
    /(?<=[\p{L}\p{N}'])(?![\p{L}\p{N}'])|(?<![\p{L}\p{N}'])(?=[\p{L}\p{N}'])/u,
  );
  const out: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    // "Two thousand", "a thousand".
    if (thousand.includes(parts[at] ?? '')) {
      const before = /^\d{1,3}$/.test(out.at(-2) ?? '') ? Number(out.splice(-2)[0]) : 1;
      out.push(String(before * 1000));
      continue;
    }
    const found = longestNumber(parts, at, values) ?? countAt(parts[at] ?? '', language);
    if (!found) {
      out.push(parts[at] ?? '');
      continue;
    }
    out.push(String(found.value));
    at += found.parts - 1;
  }
  return out.join('');
}

/** Words and the spaces or hyphens between them: "twenty-five" is five parts at most. */
function longestNumber(
  parts: readonly string[],
  at: number,
  values: ReadonlyMap<string, number>,
): { value: number; parts: number } | null {
  for (let length = mostParts; length >= 1; length -= 2) {
    const said = parts.slice(at, at + length);
    if (said.length < length || !said.every((part, index) => index % 2 === 0 || joint.test(part)))
      continue;
    const value = values.get(said.filter((_, index) => index % 2 === 0).join(' '));
    if (value !== undefined && value > 1) return { value, parts: length };
  }
  return null;
}

const mostParts = 5;
const joint = /^(?: |-)$/;

function countAt(part: string, language: LanguageCode): { value: number; parts: number } | null {
  const value = findCount(part, language);
  return value === null || value === 1 ? null : { value, parts: 1 };
}

/** The words that a number is spelled with, as far as they are words of the question. */
function spelledAs(folded: string, digits: string, language: LanguageCode): string[] {
  return (folded.match(/\p{L}+/gu) ?? []).filter((word) =>
    // "A hundred" is one number.
    [word, `a ${word}`].some((each) => spellNumbers(each, language) === digits),
  );
}

function unitOf(text: string): ReturnType<typeof findUnit> {
  if (/^square\s(?:meters?|metres?)$/.test(text)) return findUnit('m2');
  if (/^square\sfeet$/.test(text)) return findUnit('sqft');
  return findUnit(text);
}

const toNumber = (text: string): number =>
  /^\d{1,3}(?:[.,]\d{3})+$/.test(text)
    ? Number(text.replace(/[.,]/g, ''))
    : Number(text.replace(',', '.'));

const unitPart = '\\s?-?\\s?(square\\s(?:meters?|metres?|feet)|[€£$"″]|\\p{L}+\\d?)?';
const money = `((?:${currencyBefore})\\s?)?`;
/** Words before the most of something, as a part of patterns for folded text. */
export const upTo =
  'up to|until|max\\.?|maximum|at most|bis(?: zu)?|hochstens|hasta|maximo|jusqu.?a|maximum|fino a|massimo|ate|tot|maximaal|do|<=|≤';
const below =
  'under|below|less than|younger than|smaller than|shorter than|unter|weniger als|kleiner als|menos de|menores de|moins de|meno di|sotto(?: i)?|menos de|abaixo de|onder|minder dan|ponizej|mniej niz|<';
const over =
  'over|above|more than|older than|larger than|longer than|from|starting at|at least|min\\.?|minimum|uber|mehr als|ab|mindestens|mas de|mayores de|desde|a partir de|plus de|des|au moins|oltre(?: i)?|piu di|a partire da|mais de|acima de|boven|meer dan|vanaf|minstens|powyzej|wiecej niz|od|>=|≥|>';
const between = '\\s?[-–—]\\s?|\\s(?:to|or|bis|oder|a|and|und|y|et|e|en|tot|do|i)\\s';

const patterns: {
  pattern: RegExp;
  read(found: RegExpExecArray): { low: number; high: number; unit: string; sign: string };
}[] = [
  {
    pattern: new RegExp(
      `(?<![\\d.,])${money}(${number})${unitPart}(?:${between})${money}(${number})${unitPart}`,
      'u',
    ),
    read: ([, signA = '', a = '', unitA = '', signB = '', b = '', unitB = '']) => ({
      low: toNumber(a),
      high: toNumber(b),
      unit: unitB || unitA,
      sign: signA || signB,
    }),
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(?:${upTo})\\s?${money}(${number})${unitPart}`, 'u'),
    read: ([, sign = '', a = '', unit = '']) => ({ low: 0, high: toNumber(a), unit, sign }),
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(?:${below})\\s?${money}(${number})${unitPart}`, 'u'),
    read: ([, sign = '', a = '', unit = '']) => ({ low: 0, high: toNumber(a) - 1e-6, unit, sign }),
  },
  {
    pattern: new RegExp(`(?<!\\p{L})(?:${over})\\s?${money}(${number})${unitPart}`, 'u'),
    read: ([whole, sign = '', a = '', unit = '']) => ({
      low: toNumber(a) + (strictly.test(whole) ? 1e-6 : 0),
      high: Number.POSITIVE_INFINITY,
      unit,
      sign,
    }),
  },
  {
    pattern: new RegExp(
      `(?<![\\d.,])${money}(${number})\\s?(?:\\+(?!\\d)|(?:(\\p{L}+)\\s)?(?:(?:and|or|&)\\s(?:up|over|older|above|more)|(?:und|oder) (?:alter|mehr)|y mas|ou plus|et plus|o mas|o piu|ou mais|of meer|lub wiecej))${unitPart}`,
      'u',
    ),
    read: ([, sign = '', a = '', before = '', unit = before]) => ({
      low: toNumber(a),
      high: Number.POSITIVE_INFINITY,
      unit,
      sign,
    }),
  },
  {
    pattern: new RegExp(
      `(?<![\\d.,])${money}(${number})\\s?(?:\\p{L}+\\s)?(?:and|or|&)\\s(?:under|younger|below|less)${unitPart}`,
      'u',
    ),
    read: ([, sign = '', a = '', unit = '']) => ({ low: 0, high: toNumber(a), unit, sign }),
  },
];

const strictly =
  /^(?:over|above|more|older|larger|longer|uber|mehr|mas|mayores|plus|oltre|piu|mais|acima|boven|meer|powyzej|wiecej|>(?!=))/;

/** What numbers a text is for: a range, and single numbers with a unit of another kind. */
export function readRanges(written: string, language: LanguageCode): FigureRange[] {
  if (/\d:\d\d|\d\.\d\d\s?(?:-|–|am|pm|uhr)|\d\s?[ap]\.?m(?!\p{L})/iu.test(written)) return [];
  const text = writeMeasures(fold(written)).replace(numbered, ' ');
  if (!/\d/.test(text)) return [];
  const ranges: FigureRange[] = [];
  for (const { pattern, read } of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const { low, high, unit, sign } = read(found);
    if (high < low) continue;
    ranges.push({ ...measured({ low, high, unit, sign, text, language }), isExact: false });
    break;
  }
  for (const [, , digits = '', word = ''] of text.matchAll(singleNumber)) {
    const unit = unitOf(word.replace(/["″]/, 'inch'));
    if (!unit || ranges.some(({ kind }) => kind === unit.kind)) continue;
    const value = toNumber(digits) * unit.factor;
    ranges.push({ from: value, to: value, kind: unit.kind, noun: '', isExact: true });
  }
  return ranges;
}

/** "Zone 2 up to 20 km": the number of a zone isn't one of kilometers. */
const numbered =
  /(?<!\p{L})(?:zone|zona|ring|tier|band|stufe|area|area|region|strefa)\s\d{1,2}(?!\s?[\d.,–-])(?=\s)/gu;

const singleNumber = new RegExp(`(?<![\\d.,\\p{L}])${money}(${number})${unitPart}`, 'gu');

function measured({
  low,
  high,
  unit: word,
  sign,
  text,
  language,
}: {
  low: number;
  high: number;
  unit: string;
  sign: string;
  text: string;
  language: LanguageCode;
}): Omit<FigureRange, 'isExact'> {
  if (sign !== '' || /^[€£$]$/.test(word)) return { from: low, to: high, kind: 'money', noun: '' };
  const unit = unitOf(word.replace(/["″]/, 'inch'));
  if (unit?.period === 'month' && isOfAges(text))
    return { from: low / 12, to: (high + 0.99) / 12, kind: 'age', noun: '' };
  if (unit && !(unit.period === 'year'))
    return { from: low * unit.factor, to: high * unit.factor, kind: unit.kind, noun: '' };
  const isAge =
    unit?.period === 'year' ||
    peopleByAge.test(text) ||
    /(?<!\p{L})(?:ages?|aged|alter|edad|edades)(?!\p{L})/u.test(text);
  if (isAge) return { from: low, to: endOfYear(high), kind: 'age', noun: '' };
  return {
    from: low,
    to: high,
    kind: word === '' ? null : 'thing',
    noun: word === '' ? '' : stem(word, language),
  };
}

/** Months of a life, not of a contract. */
const isOfAges = (text: string): boolean =>
  peopleByAge.test(text) || /(?<!\p{L})(?:ages?|aged|alter|edad(?:es)?)(?!\p{L})/u.test(text);

/** A child "up to 12" is twelve until its birthday; "under 12" isn't. */
const endOfYear = (high: number): number => (Number.isInteger(high) ? high + 0.99 : high);

/** Whether a number is one that a range is for. */
export const isInRange = (value: number, { from, to }: FigureRange): boolean =>
  value >= from - 1e-9 && value <= to + 1e-9;
