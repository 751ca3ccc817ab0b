/** Whether two questions ask the same: what an owner's answer to the one says is then true for the other. */
import { startsLikeYesNo } from '#server/engine/facts/tables/yes-no-start.ts';
import { analyse, wordsOf } from '#server/engine/index/analyse.ts';
import { findMeanings } from '#server/engine/language/concept-index.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { isLight } from '#server/engine/language/light-words.ts';
import { questionWordsOf } from '#server/engine/language/question-words-of.ts';
import { marksIn } from '#server/engine/understand/concept-marks.ts';
import { detectTextLanguage } from '#server/engine/understand/detect-language.ts';
import { findAskedTopics } from '#server/engine/understand/find-topics.ts';
import { holdsTerm, type QuestionTerm, readQuestion } from '#server/engine/understand/question.ts';
import type { Vocabulary } from '#server/engine/understand/vocabulary.ts';
import { findExpected } from './expected-value.ts';

type ReadTerms = {
  /** What the question is about; words that may be left out aren't among them. A phrase comes with its words. */
  terms: readonly (readonly QuestionTerm[])[];
  stems: ReadonlySet<string>;
  topics: ReadonlySet<string>;
  asks: Asks;
};

/** What the question wants to know of what it's about. */
type Asks = {
  /** A price, a time, …; null when it asks for none. */
  value: string | null;
  isYesNo: boolean;
  isWhere: boolean;
  /** Whether there is such a thing. */
  isOffer: boolean;
  /** Whether something is needed. */
  isMust: boolean;
  isWhatIs: boolean;
  /** What the business takes from its customers, or gives to them. */
  direction: 'takes' | 'gives' | null;
};

/** What each of two questions says that the other doesn't, and whether they ask for the same. */
type Comparison = {
  /** One of them says something that the other doesn't. */
  isMore: boolean;
  /** Each of them says something that the other doesn't: "Sunday" and "Saturday". */
  isContrary: boolean;
  /** Both are about the same topic of customers. */
  sharesTopic: boolean;
  /** "When do you deliver?" doesn't ask what "Do you deliver?" asks. */
  asksOther: boolean;
};

export function compareQuestions(one: string, other: string): Comparison {
  // A short question may not tell its language, but the other one may.
  const language = detectTextLanguage(one) ?? detectTextLanguage(other) ?? 'en';
  const a = readOnce({ text: one, language: detectTextLanguage(one) ?? language });
  const b = readOnce({ text: other, language: detectTextLanguage(other) ?? language });
  const shared = [...a.topics].filter((topic) => b.topics.has(topic)).length;
  const isSameTopic = shared > 0 && shared === a.topics.size && shared === b.topics.size;
  const least = isSameTopic ? leastOfTopic : leastHeld;
  const ofOne = listMissing({ terms: a.terms, stems: b.stems, least });
  const ofOther = listMissing({ terms: b.terms, stems: a.stems, least });
  return {
    isMore: [...ofOne, ...ofOther].some(({ information }) => information > leastInformation),
    isContrary: (ofOne.length > 0 && ofOther.length > 0) || saysOpposite(one, other),
    sharesTopic: shared > 0,
    asksOther: isOtherAsked(a, b) || isOtherAsked(b, a),
  };
}

/** A synonym or a part of a compound counts as the same, a thing of the same kind doesn't. */
const leastHeld = 0.6;
/** Where both are about the same topic alone, a pet counts for a dog. */
const leastOfTopic = 0.3;

/** Words that the lexicon has together, because text about the one often tells the other. */
const opposites = [
  [
    /(?<!\p{L})(?:min|minim|mínim|mindest|least)/iu,
    /(?<!\p{L})(?:max|máxim|höchst|most(?!\p{L}))/iu,
  ],
  [
    /(?<!\p{L})(?:earliest|first|früheste|erste|primer|premi|prim[oa])/iu,
    /(?<!\p{L})(?:latest|last|späteste|letzte|últim|ultim|derni)/iu,
  ],
  [
    /(?<!\p{L})(?:cheapest|günstigst|billigst|más barat|moins cher)/iu,
    /(?<!\p{L})(?:dearest|most expensive|teuerst|más car|plus cher)/iu,
  ],
] as const;

function saysOpposite(one: string, other: string): boolean {
  return opposites.some(
    ([low, high]) =>
      (low.test(one) && high.test(other) && !low.test(other)) ||
      (high.test(one) && low.test(other) && !high.test(other)),
  );
}

function listMissing({
  terms,
  stems,
  least,
}: Pick<ReadTerms, 'terms' | 'stems'> & { least: number }): QuestionTerm[] {
  return terms.flatMap(([whole, ...pieces]) => {
    if (!whole || holdsTerm(whole, stems) >= least) return [];
    const missing = pieces.filter((piece) => holdsTerm(piece, stems) < least);
    return pieces.length === 0 ? [whole] : missing;
  });
}

function isOtherAsked({ asks: one, terms }: ReadTerms, { asks: other }: ReadTerms): boolean {
  if (one.direction && other.direction && one.direction !== other.direction) return true;
  // "Where can I park?" asks for parking. "Where can I use my card?" doesn't ask for a card.
  if (one.isWhere && !other.isWhere && (terms.length === 0 || !other.isOffer)) return true;
  // "Do I need a certificate?" and "Do I get a certificate?".
  if (one.isMust && !other.isMust && other.isYesNo) return true;
  if (one.isWhatIs && other.isYesNo) return true;
  if (one.value === null || one.value === other.value) return false;
  // "How long does it take?" may also be asked as "What is the delivery time?".
  return (
    !times.has(one.value) || other.isYesNo || (other.value !== null && !times.has(other.value))
  );
}

/** "Is parking free?" asks for a price, "Do you have free parking?" for parking. */
const valueOfFree = (text: string): 'price' | null => (endsInFree.test(text) ? 'price' : null);
const endsInFree =
  /(?<!\p{L})(?:free|free of charge|kostenlos|gratis|umsonst|gratuit\p{L}?|grátis|darmow\p{L}+|bezpłatn\p{L}+)[\s?.!]*$/iu;

const times: ReadonlySet<string> = new Set(['time', 'duration']);

/** "Do you buy bikes?" and "Can I bring my own wine?", but neither "Can I buy a bike?" nor "Can you bring it?". */
const takes =
  /\b(?:you|u) (?:buy|purchase|take)\b|(?<!\byou )\bbring\b|\b(?:kauft|nehmt) ihr\b|\b(?:kaufen|nehmen) sie\b|\b(?:compráis|compran|recogéis|recogen)\b|\bachetez\b|\b(?:comprate|ritirate)\b|\bcompram\b|\bkopen jullie\b|\bkupujecie\b/iu;
const gives =
  /\bsell\b|\b(?:i|we) (?:buy|purchase)\b|\bverkauf\p{L}*|\bvend\p{L}*|\bverko(?:pen|opt)\b|\bsprzedajecie\b/iu;

/** "I need to change my booking" doesn't ask whether that is needed. */
const wish = /^\s*(?:i|we|ich|wir) (?:need|have|must|muss|müssen|brauche|brauchen)\b/iu;
/** Asks for something of what it names: "What is the Wi-Fi password?" */
const whatIs =
  /^[\s¿]*(?:what(?:'s|’s| is| are)|was ist|wie (?:ist|lautet|heißt)|cuál(?:es)? (?:es|son)|quel(?:le)?s? (?:est|sont)|qual(?:i)? (?:è|sono|é|são)|wat is|jak(?:ie|a|i) (?:jest|są))(?!\p{L})/iu;

/** Folded. Beside a thing that is asked for, these don't make it another thing. */
const alsoLight =
  /^(?:items?|kostenlos\p{L}*|kostenfrei\p{L}*|gratis|gratuit\p{L}*|darmow\p{L}+|bezpłatn\p{L}+|bezplatn\p{L}+)$/u;

const askingIds: ReadonlySet<string> = new Set(
  'when where address how-much price how-many how-long duration how-far how-often why who do-you-offer is-it-possible in-stock must-i'.split(
    ' ',
  ),
);
const noVocabulary: Vocabulary = { words: new Map(), languages: [] };

type Asked = { text: string; language: LanguageCode };

/** Where a business is asked about, that is said by asking it: "… at your studio?" */
const yourPlace =
  /\s(?:at|in|to|from) your (?:place|shop|store|studio|salon|restaurant|caf[eé]|bar|hotel|gym|clinic|practice|office|museum|company)(?!\p{L})/giu;

function read({ text: asked, language }: Asked): ReadTerms {
  const text = asked.replace(yourPlace, '');
  const asking = findMeanings(text, language).filter(({ id }) => askingIds.has(id));
  const ids = new Set<string>(asking.map(({ id }) => id));
  const askingWords = new Set(asking.flatMap(({ words }) => wordsOf(words)));
  const isWeak = ({ word, isVague }: QuestionTerm): boolean =>
    isVague ||
    wordsOf(word).every(
      (each) => askingWords.has(each) || isLight(each, language) || alsoLight.test(each),
    );
  const question = readQuestion({
    ...{ text, language, documentLanguages: [language] },
    vocabulary: noVocabulary,
  });
  return {
    terms: withoutRepeats(question.terms.filter((term) => !isWeak(term))).map((term) => [
      term,
      ...term.pieces.filter((piece) => !isWeak(piece)),
    ]),
    stems: stemsOf(text, language),
    topics: findAskedTopics(text, language),
    asks: {
      value: findExpected(question, questionWordsOf(language))[0]?.name ?? valueOfFree(text),
      isYesNo: startsLikeYesNo(question.folded, language),
      isWhere: ids.has('where') || ids.has('address'),
      isOffer: ids.has('do-you-offer'),
      isMust:
        (ids.has('must-i') && !wish.test(text)) || /^\s*(?:should|soll|sollte)\b/iu.test(text),
      isWhatIs: whatIs.test(text),
      direction: takes.test(text) ? 'takes' : gives.test(text) ? 'gives' : null,
    },
  };
}

/**
 * "Wedding parties" says no more than "weddings". "A discount for students" also says "discount", so that another
 * question about discounts doesn't say "students".
 */
function withoutRepeats(terms: readonly QuestionTerm[]): QuestionTerm[] {
  const marksOfOthers = (term: QuestionTerm, list: 'concepts' | 'broader'): ReadonlySet<string> =>
    new Set(terms.filter((other) => other !== term).flatMap((other) => other[list]));
  return terms.flatMap((term) => {
    const broader = marksOfOthers(term, 'broader');
    if (term.concepts.length > 0 && term.concepts.every((mark) => broader.has(mark))) return [];
    const said = marksOfOthers(term, 'concepts');
    return [{ ...term, broader: term.broader.filter((mark) => !said.has(mark)) }];
  });
}

/** What says no more than this, one of the two questions may leave out: "free", "own". */
const leastInformation = 0.15;

const stemsOf = (text: string, language: LanguageCode): ReadonlySet<string> =>
  new Set([...analyse(text, language), ...marksIn(text, language)]);

const known = new Map<string, ReadTerms>();
const mostKnown = 5_000;

function readOnce(asked: Asked): ReadTerms {
  const key = `${asked.language} ${asked.text}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const terms = read(asked);
  known.set(key, terms);
  return terms;
}
