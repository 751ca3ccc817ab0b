import { wordsOf } from '#server/engine/index/analyse.ts';
import { findPeriod } from '#server/engine/language/measure-words.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { type Figure, findFigures, spellNumbers } from '#server/engine/understand/figures.ts';
import { findPhrase, saysPhrase } from '#server/engine/understand/phrases.ts';
import type { Question, QuestionTerm } from '#server/engine/understand/question.ts';
import { parseNumber } from './amount.ts';
import {
  findLimit,
  findMeasureLimit,
  findTimeLimit,
  type Limit,
  type MeasureLimit,
} from './asked-limits.ts';
import { asksFreeOrPaid, pricePhrases, saysPrice } from './asks-price.ts';
import {
  asksForAge,
  asksForEach,
  asksHowMuchMoney,
  asksWhatContainsIt,
  asksWhatHas,
  asksWhatItCosts,
  asksWhatOneCan,
  asksWhichOf,
  asksWhichPrice,
  saysBelowThat,
} from './question-forms.ts';
import {
  deniesIt,
  eitherTerms,
  findNotFor,
  isForeignUnit,
  isPartOfDay,
  isUnitOfSides,
  splitExcluded,
  withoutSiblings,
} from './question-parts.ts';
import { doneWithIt, findComparative, findSuperlative, someoneSaid } from './superlatives.ts';
import { usedWords } from './used-words.ts';
import { family } from './whom-words.ts';
import { startsLikeYesNo } from './yes-no-start.ts';

/** What is wanted of a table. */
export type TableQuestion = {
  wants: 'price' | 'value' | 'extreme' | 'list' | 'count' | 'compare' | 'sum' | 'saving';
  asksPrice: boolean;
  /** "The largest", as the question says it. */
  superlative: string | null;
  direction: 'min' | 'max';
  /** Words that name the column to compare by; empty for the price. */
  measure: string;
  limit: Limit | null;
  /** "Less than an hour", in minutes. */
  timeLimit: Limit | null;
  /** "More than 200 kg" of what is listed, not the weight of someone who asks for a price. */
  measureLimit: MeasureLimit | null;
  isExact: boolean;
  /** By how much one is more than the other. */
  asksDifference: boolean;
  /** The numbers it gives: an age, a weight, how many. */
  figures: readonly Figure[];
  asksYesNo: boolean;
  /** Asks whether something is to be paid, not how much. */
  asksWhether: boolean;
  /** Asks whether it is cheaper, without anything to compare it with. */
  asksIfReduced: boolean;
  onSale: boolean;
  certainDays: boolean;
  /** Only what costs nothing. */
  isFree: boolean;
  /** What isn't done or taken. */
  isRefused: boolean;
  /** "Which can't we do with a pram?": what is asked for is denied, and nothing behind it says what. */
  isDenied: boolean;
  /** "Which have a kitchen?", "which come with breakfast?" */
  asksForHaving: boolean;
  /** Terms that say which rows or columns are meant. */
  terms: readonly QuestionTerm[];
  /** Words for things in general, which may still be part of a name: "Full Service". */
  neutral: readonly QuestionTerm[];
  /** Terms of which one is enough: "pies and mains", "beer or cider". */
  either: readonly (readonly QuestionTerm[])[];
  /** Terms of what must not be in them. */
  excluded: readonly QuestionTerm[];
  /** Every word of the question, for names of columns that it says as a whole. */
  said: readonly string[];
  /** Terms for people that whoever asks isn't one of. */
  notFor: readonly QuestionTerm[];
};

/** Reads what a question wants of tables, in the words of its language. */
export function readTableQuestion(question: Question, words: QuestionWords): TableQuestion {
  const { folded } = question;
  const says = (list: string): boolean => saysPhrase(folded, list);
  const priceWords = pricePhrases(folded, words);
  const asksPrice = saysPrice(folded, words);
  const counted = spellNumbers(folded, question.language);
  const numbers = findFigures(folded, question.language);
  const limit = findLimit(counted, words) ?? limitBefore(folded, numbers);
  const timeLimit = limit ? null : findTimeLimit(counted, words);
  const measureLimit =
    limit || timeLimit || asksPrice || !says(words.list) ? null : findMeasureLimit(counted, words);
  const superlative = findSuperlative(folded, words);
  const comparative = findComparative(folded, words);
  const hasChoice = says(words.or);
  const figures = numbers
    .filter(
      (figure) => figure.words[0] !== measureLimit?.words[0] || figure.kind !== measureLimit?.kind,
    )
    // "For less than 20 pounds" weighs nothing.
    .filter(({ kind, words: [digits = ''] }) => {
      const isLimit = limit !== null && parseNumber(digits) === limit.value;
      return kind !== 'weight' || !isLimit;
    });
  const asksYesNo = startsLikeYesNo(folded, question.language);
  const wants = (() => {
    if (says(words.saves) && !asksYesNo && (asksPrice || asksWhat.test(folded)))
      return 'saving' as const;
    if (asksHowMuchMoney(folded)) return 'price' as const;
    if (says(words.howMany) && !says(words.howLong)) return 'count' as const;
    // A limit is a comparison with an amount, not with another thing: "cheaper than $30".
    if (limit || timeLimit || measureLimit) return 'list' as const;
    if (superlative) return 'extreme' as const;
    if (says(words.difference) || (comparative && hasChoice)) return 'compare' as const;
    if (says(words.together)) return 'sum' as const;
    if (says(words.sale) || says(words.certainDays) || asksForEach(folded)) return 'list' as const;
    if (asksPrice && (!says(words.list) || asksWhichPrice(folded) || asksWhatItCosts(folded)))
      return 'price' as const;
    if (says(words.list) || asksWhatOneCan(folded) || asksWhichOf(folded)) return 'list' as const;
    return 'value' as const;
  })();
  const chosen = superlative ?? comparative;
  const free =
    ['list', 'count'].includes(wants) && !limit ? findPhrase(folded, words.areFree) : null;
  // "Free of nuts" costs something.
  const [ends = ''] = (free ?? '').split(' ').slice(-1);
  const isFree =
    free !== null &&
    !words.without.split(',').some((phrase) => phrase.startsWith(`${ends} `) && says(phrase));
  const used = usedWords({
    folded,
    words,
    priceWords,
    timeLimit,
    figures,
    phrases: [
      chosen?.phrase ?? '',
      isFree ? free : '',
      doneWithIt(folded, superlative?.phrase),
      someoneSaid(folded),
      (asksFreeOrPaid.exec(folded)?.[0] ?? '').replace(',', ''),
    ],
    isOfMany: ['extreme', 'list', 'count'].includes(wants),
    isCompared: wants === 'compare',
  });
  const things = new Set(words.things.split(','));
  const content = question.terms
    .filter(({ word }) => !limit || !saysLimit(word, limit, figures))
    .filter(
      ({ word }) =>
        !timeLimit ||
        !(
          saysLimit(word, timeLimit, figures) ||
          figures.some(({ kind, value, words: said }) =>
            kind === 'time' && value === timeLimit.value ? said.includes(word) : false,
          )
        ),
    )
    .filter(
      ({ word }) => !measureLimit?.words.includes(word) && word !== measureLimit?.words.join(''),
    )
    .map(withoutSiblings)
    .map((term) =>
      ordinary.has(term.word)
        ? { ...term, synonyms: [...term.synonyms, ...ordinaryStems.map((one) => [one])] }
        : term,
    )
    .flatMap((term) => withoutUsed(term, used, things))
    .map((term, at, all) =>
      isPartOfDay(term, all[at - 1]) ||
      isUnitOfSides(term, all[at - 1]) ||
      (asksPrice && isForeignUnit(term))
        ? { ...term, information: 0.15 }
        : term,
    )
    .filter(({ isDoing, isKnown }) => asksYesNo || wants === 'value' || !isDoing || isKnown)
    // "How old do kids have to be for the pool?" is about the pool.
    .map((term) =>
      family.test(term.word) && asksForAge(folded) ? { ...term, information: 0.1 } : term,
    )
    .map((term) => (asksYesNo ? term : { ...term, information: informationIn(term) }))
    // "Three candles": how many are bought doesn't say which, nor does "a bag of" in a sum.
    .map((term) =>
      isHowMany({ term, figures, question }) || (wants === 'sum' && isContainer(term, folded))
        ? { ...term, information: 0.15 }
        : term,
    )
    // "8yr old": the age says whom it is for.
    .map((term) => (isAgeWord(term, figures) ? { ...term, information: 0.1 } : term))
    // "Ten lessons" may be sold as "Block of 10 lessons".
    .map((term) => withDigits(term, figures))
    // One of a thing is the thing.
    .filter(({ word }) => word !== '1' || !figures.some(isOneThing));
  const neutral = question.terms
    .filter(({ word }) => things.has(word) && !used.has(word))
    .map((term) => ({
      ...term,
      // A "normal" one is called "Standard" or "Basic" on many lists.
      stems: ordinary.has(term.word) ? [...term.stems, ...ordinaryStems] : term.stems,
      information: 0.25,
      isContext: true,
    }));
  const isOfMany = wants === 'list' || wants === 'count';
  const notFor = findNotFor(folded, content);
  const named = content.filter((term) => !notFor.includes(term));
  const { included, excluded } = asksWhatContainsIt(folded)
    ? { included: named, excluded: [] }
    : splitExcluded({ folded, terms: named, words });
  return {
    wants,
    asksPrice:
      asksPrice || ((wants === 'extreme' || wants === 'compare') && chosen?.measure === ''),
    superlative: superlative?.phrase ?? null,
    direction: chosen?.direction ?? 'min',
    measure: chosen?.measure ?? '',
    limit,
    timeLimit,
    measureLimit,
    isExact: /(?:cost|for|kost\w*|cuesta\w*)\s+(?:[€£$]\s?)?0(?:\s|$|\s?[€£$])/.test(folded),
    asksDifference: says(words.difference),
    figures,
    asksYesNo,
    asksWhether: asksPrice && asksWhetherToPay(folded, words, question.language),
    asksIfReduced:
      (asksYesNo || startsLikeYesNo(folded.split(/[.,;!?]\s+/).at(-1) ?? '', question.language)) &&
      comparative?.measure === '' &&
      !hasChoice &&
      !limit,
    onSale: says(words.sale),
    certainDays: says(words.certainDays),
    isFree,
    isRefused: wants === 'list' && says(words.refusing),
    isDenied:
      isOfMany &&
      excluded.length === 0 &&
      !(limit || timeLimit || measureLimit) &&
      deniesIt(folded, words),
    asksForHaving: wants === 'list' && excluded.length === 0 && asksWhatHas(folded),
    terms: included,
    either: eitherTerms({ folded, terms: included, words }),
    neutral,
    excluded,
    notFor,
    said: wordsOf(folded),
  };
}

/** "I have $40, what's below that?" */
function limitBefore(folded: string, figures: readonly Figure[]): Limit | null {
  const below = saysBelowThat(folded);
  const money = figures.find(({ kind }) => kind === 'money');
  return below === null || !money ? null : { below, value: money.value };
}

const saysLimit = (word: string, { value }: Limit, figures: readonly Figure[]): boolean =>
  (/^(?:\p{L}{1,3})?\d/u.test(word) && parseNumber(word.replace(/^\p{L}+/u, '')) === value) ||
  figures.some((figure) => figure.value === value && figure.words.slice(2).includes(word));

/** A number in words right before what is counted; "the ten class pass" counts nothing. */
function isHowMany({
  term: { word },
  figures,
  question: { folded, terms },
}: {
  term: QuestionTerm;
  figures: readonly Figure[];
  question: Question;
}): boolean {
  if (beforeName.test(folded.slice(0, Math.max(0, folded.indexOf(word))))) return false;
  return figures.some(
    ({ kind, words: [, next = '', ...spelled] }) =>
      kind === 'thing' &&
      spelled.includes(word) &&
      terms.some((term) => term.word !== word && term.word.split(' ').includes(next)),
  );
}

/** "A jar of honey" is honey. */
const isContainer = ({ word }: QuestionTerm, folded: string): boolean =>
  containers.test(word) && ` ${folded} `.includes(` ${word} of `);

const containers =
  /^(?:bags?|boxe?s?|jars?|packs?|packets?|bottles?|cans?|tubs?|tins?|pieces?|slices?|portions?|glass(?:es)?|cups?|mugs?|pints?|bunch(?:es)?|pairs?|rolls?|buckets?|trays?|sacks?|cartons?|crates?|bowls?|plates?|jugs?|pots?|bits?|bars?)$/u;

const isAgeWord = ({ word }: QuestionTerm, figures: readonly Figure[]): boolean =>
  /\p{L}/u.test(word) &&
  figures.some(({ kind, words }) => kind === 'age' && words.slice(0, 2).join('') === word);

function withDigits(term: QuestionTerm, figures: readonly Figure[]): QuestionTerm {
  const spelled = figures.find(
    ({ kind, words }) => kind === 'thing' && words.slice(2).includes(term.word),
  );
  return spelled ? { ...term, stems: [...term.stems, spelled.words[0] ?? ''] } : term;
}

const isOneThing = ({ kind, value }: Figure): boolean => kind === 'thing' && value === 1;

/** Behind an article or "of" a number is a part of a name. */
const beforeName =
  /(?<!\p{L})(?:the|an?|of|my|your|this|that|der|die|das|den|dem|eine?[nmr]?|von|mit|de|del|el|la|los|las|una?|du|le|les|des|il|lo|gli|i|do|da|os?|as?|het|een|van)\s$/u;

/** Words for prices stand only in clauses that want a yes or no: "…, does the insurance pay for that?" */
function asksWhetherToPay(folded: string, words: QuestionWords, language: string): boolean {
  const clauses = folded
    .split(/[.!?;]\s+|,\s+/)
    .filter((clause) => saysPhrase(clause, words.price));
  return clauses.length > 0 && clauses.every((clause) => startsLikeYesNo(clause, language));
}

/** Words for the one that nothing sets apart. */
export const ordinary: ReadonlySet<string> = new Set(
  'normal,normale,normaler,normales,normalen,regular,ordinary,usual,simple,basic,standard,einfach,einfache,einfacher,einfaches,einfachen,sencillo,sencilla,basico,basica,semplice,simples,gewone,gewoon,zwykly,zwykla'.split(
    ',',
  ),
);
const ordinaryStems = [
  'standard',
  'regular',
  'basic',
  'normal',
  'estandar',
  'basico',
  'base',
  'standaard',
  'simpl',
  'einfach',
  'sencill',
  'semplic',
];

/** "With the card, how much do I save?" asks it as well as "What do I save?" */
const asksWhat =
  /(?:^|[.!?;,]\s)(?:and |so )?(?:what|how|was|wie|que|cosa|wat|co)(?!\p{L})|(?<!\p{L})(?:how much|wie ?viel|cuanto|combien|quanto|hoeveel|ile)(?!\p{L})/u;

/** What is done with a thing and what its price is for say little about which thing it is. */
function informationIn({ word, information, isDoing, isVague, isKnown }: QuestionTerm): number {
  if (isDoing || isVague) return information * (isKnown ? knownDoingShare : doingShare);
  return findPeriod(word) ? information * periodShare : information;
}

const doingShare = 0.2;
const knownDoingShare = 0.5;
const periodShare = 0.5;

/** "Gluten free" is never "gluten": such a phrase is found as a whole or not at all. */
export function deniesSomething({ word }: QuestionTerm): boolean {
  return denying.test(word);
}

const denying =
  /(?:^|\s)(?:free|frei|ohne|sin|sans|senza|sem|zonder|vrij|bez|non|no|not|without)(?:\s|$)/;

/** A phrase loses the words that say what to do or name things in general. */
function withoutUsed(
  term: QuestionTerm,
  used: ReadonlySet<string>,
  things: ReadonlySet<string>,
): QuestionTerm[] {
  const isUsed = (word: string): boolean =>
    used.has(word) ||
    things.has(word) ||
    perUnit.test(word) ||
    // "Teuerster" may be read as "teuer".
    (word.length >= 5 && [...used].some((one) => one.startsWith(word)));
  if (term.isName) return [term];
  if (term.pieces.length === 0) return isUsed(term.word) ? [] : [term];
  if (deniesSomething(term)) return [term];
  const pieces = term.pieces.filter(({ word }) => !isUsed(word));
  return pieces.length === term.pieces.length ? [term] : pieces;
}

/** "Per bottle", "pro Flasche": the bottle may be a column, the preposition says nothing. */
const perUnit = /^(?:per|pro|je|por|par|za|pp)$/;
