import { fold } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { currencyAfter, currencyBefore } from '#server/engine/language/currencies.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { findUnit, type MeasureKind } from '#server/engine/language/measure-words.ts';
import type { Period } from '#server/engine/language/value-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { spellNumbers, upTo } from '#server/engine/understand/figures.ts';
import { parseAmount } from './amount.ts';
import { everyOther } from './quantity.ts';

/** How much of something is paid for at once: an hour, half an hour, two people, one of the thing itself. */
export type Lot = {
  kind: MeasureKind;
  /** In minutes, people, pieces or the base unit of its kind. */
  size: number;
  period: Period | null;
  /** The stem of what is counted; empty where it's the thing itself. */
  noun: string;
  /** One hour or one person, not half an hour or two of them. */
  isSingle: boolean;
};

/** "Each further hour", "extra person", "every additional 30 minutes"; null where a name says nothing like that. */
export function readFurther(text: string, language: LanguageCode): Lot | null {
  const folded = spellNumbers(fold(text), language);
  const [, half, digits, word = ''] = furtherLot.exec(folded) ?? [];
  if (word !== '') return toLot({ half, digits, word, language });
  const [, unit = ''] = lotAfter.exec(folded) ?? [];
  return unit === '' ? null : toLot({ word: unit, language });
}

/** What a note says that each one more costs: "each further foot 30", "£18 for each extra person". */
export function readFurtherPrice(
  text: string,
  language: LanguageCode,
): { lot: Lot; value: number; said: string } | null {
  const folded = spellNumbers(fold(text), language);
  for (const pattern of furtherPrices) {
    const { price = '', half, digits, word = '' } = pattern.exec(folded)?.groups ?? {};
    const value = parseAmount(price.trim())?.value;
    const lot = word === '' ? onePiece : toLot({ half, digits, word, language });
    if (value && lot) return { lot, value, said: price.trim().toUpperCase() };
  }
  return null;
}

/** What a price is for at first: "first hour", "up to 6 people", "1–2 people", "2 hours"; null where it isn't said. */
export function readFirst(text: string, language: LanguageCode): Lot | null {
  const folded = spellNumbers(fold(text), language);
  const {
    digits,
    half,
    word = '',
  } = (firstLot.exec(folded) ?? wholeLot.exec(folded))?.groups ?? {};
  if (word !== '') return toLot({ half, digits, word, language });
  return firstAlone.test(folded) ? onePiece : null;
}

function toLot({
  half,
  digits,
  word,
  language,
}: {
  half?: string | undefined;
  digits?: string | undefined;
  word: string;
  language: LanguageCode;
}): Lot | null {
  const count = Number(digits ?? 1) * (half ? 0.5 : 1);
  const unit = findUnit(word);
  if (unit)
    return {
      kind: unit.kind,
      size: count * unit.factor,
      period: unit.period ?? null,
      noun: '',
      isSingle: count === 1,
    };
  if (person.test(word))
    return { kind: 'people', size: count, period: null, noun: '', isSingle: count === 1 };
  const noun = itself.test(word) ? '' : stem(word, language);
  return { kind: 'thing', size: count, period: null, noun, isSingle: count === 1 };
}

const onePiece: Lot = { kind: 'thing', size: 1, period: null, noun: '', isSingle: true };

const person =
  /^(?:heads?|adults?|players?|participants?|riders?|guests?|kopf|teilnehmer\p{L}*|spieler|gaste?|jugador\p{L}*|participantes?|adultos?|joueurs?|adultes?)$/u;
const itself =
  /^(?:ones?|pieces?|items?|units?|stuck|weitere|pieza|unidad|piece|pezzo|stuks?|sztuk[ai]?)$/u;

const more = everyOther.source;
const lot = String.raw`(?<half>half[\s-](?:an?\s)?|halbe\s|media\s|demi-)?(?:(?<digits>\d{1,3})\s?|(?:one|an?|eine?[rn]?|una?|une|een)\s)?(?<word>\p{L}+)`;
/** In patterns without names for what they find. */
const plainLot = String.raw`(half[\s-](?:an?\s)?|halbe\s|media\s|demi-)?(?:(\d{1,3})\s?|(?:one|an?|eine?[rn]?|una?|une|een)\s)?(\p{L}+)`;

const furtherLot = new RegExp(String.raw`${more}\s${plainLot}`, 'u');
/** "$95 each hour after", "each hour after that". */
const lotAfter = withLanguages(
  'lot-after',
  /(?:(?<!\p{L})(?:each|per|every|an?|jede|je|cada|chaque|ogni)|,)\s(\p{L}+)\s(?:after(?:wards)?|thereafter|danach|despues|apres|dopo)(?!\p{L})/u,
);

const amount = String.raw`(?<price>(?:(?:${currencyBefore})\s?)?\d{1,5}(?:[.,]\d{1,2})?(?:\s?(?:${currencyAfter})(?!\p{L}))?)(?![\d.,]?\d|\s?(?:%|[-–]\s?\d))`;
const per = String.raw`(?:(?:for|per|each|every|a|an|pro|je|fur|jede[rsn]?|por|cada|par|chaque|per|ogni|elke)\s){0,2}`;
const furtherPrices = [
  new RegExp(
    String.raw`${more}\s${lot}(?:\s(?:is|costs?|kostet|cuesta|for|at))?[,:]?\s\+?${amount}`,
    'u',
  ),
  new RegExp(String.raw`${amount}\s${per}${more}\s${lot}`, 'u'),
  new RegExp(
    String.raw`${amount}\s(?:each|per|every|an?|pro|je|por|par)\s${lot}\s(?:after(?:wards)?|thereafter|danach|despues|apres|dopo)(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:second|2nd|zweite[rs]?|segund[oa]|deuxieme)(?:\s(?:and|&|und|y|et)\s(?:third|3rd|dritte[rs]?|tercer[oa]?|troisieme))?\s(?:is\s)?${amount}`,
    'u',
  ),
];

const firstWord =
  'first|erste[rsn]?|primer[oa]?s?|premier[es]{0,2}|prim[oaie]|eerste|pierwsz\\p{L}*';
const firstLot = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${firstWord})\s|(?<!\p{L})(?:${upTo})\s|(?<!\d)1\s?[-–]\s?)${lot}`,
  'u',
);
/** "Day", "2 hours": all that stands over a price. */
const wholeLot = new RegExp(`^${lot}$`, 'u');
/** "Ceiling light, first" */
const firstAlone = new RegExp(`(?<!\\p{L})(?:${firstWord})$`, 'u');
