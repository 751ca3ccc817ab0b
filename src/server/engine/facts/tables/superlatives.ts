import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { findPhrase, saysPhrase } from '#server/engine/understand/phrases.ts';
import { findDegree, saysCosts } from './question-forms.ts';

type Chosen = { direction: 'min' | 'max'; measure: string; phrase: string };

/** The column is named by the question itself: "the most seats". */
export const namedMeasure = '*';

/** "The cheapest", "the most seats": what a question wants the least or the most of. */
export function findSuperlative(folded: string, words: QuestionWords): Chosen | null {
  const cheapest = findPhrase(folded, words.cheapest);
  if (cheapest && !isComparison(folded, words, cheapest))
    return { direction: 'min', measure: '', phrase: cheapest };
  const dearest = findPhrase(folded, words.dearest);
  if (dearest && !isComparison(folded, words, dearest))
    return { direction: 'max', measure: '', phrase: dearest };
  for (const { smallest, largest, column } of words.measures) {
    const small = findPhrase(folded, smallest);
    if (small && !isComparison(folded, words, small) && !isSomeone(folded, small))
      return { direction: 'min', measure: column, phrase: small };
    const large = findPhrase(folded, largest);
    if (large && !isComparison(folded, words, large) && !isSomeone(folded, large))
      return { direction: 'max', measure: column, phrase: large };
  }
  // "At most 6" limits.
  const unlimited = folded.replace(
    /(?<!\p{L})at (?:the )?(?:most|least|minimum|max)(?!\p{L})/gu,
    ' ',
  );
  const most = findPhrase(unlimited, words.most);
  const phrase = most ?? findPhrase(unlimited, words.fewest);
  if (!phrase) return null;
  const direction = most ? 'max' : 'min';
  const counted = words.measures.find(({ column }) =>
    column.split(',').some((word) => folded.includes(`${phrase} ${word}`)),
  );
  // "Welcher kostet bei euch am meisten?"
  const isOfCost = !counted && saysCosts(folded);
  return { direction, measure: counted?.column ?? (isOfCost ? '' : namedMeasure), phrase };
}

/** "My youngest is 6" is someone, not the one of the list that is for the youngest. */
const isSomeone = (folded: string, phrase: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${ourOwn})\\s${phrase}(?!\\p{L})`, 'u').test(folded);

const ourOwn =
  'my|our|his|her|their|meine?[nrms]?|unsere?[nrms]?|mis?|nuestr[oa]s?|mon|ma|mes|notre|(?:il |la )?mi[oa]|nostr[oa]|meu|minha|mijn|onze?|moj[ae]?';

/** What a question calls someone: "youngest" of "my youngest is 6". */
export const someoneSaid = (folded: string): string => someone.exec(folded)?.[1] ?? '';

const someone = new RegExp(
  `(?<!\\p{L})(?:${ourOwn})\\s(youngest|oldest|eldest|jungste[rn]?|alteste[rn]?|kleinste[rn]?|pequen[oa]|mayor)(?!\\p{L})`,
  'u',
);

/** Every way to read one superlative: the fastest takes the least time, or has the highest speed. */
export function readingsOf(
  phrase: string,
  { measures }: QuestionWords,
): Pick<Chosen, 'direction' | 'measure'>[] {
  return measures.flatMap(({ smallest, largest, column }) => [
    ...(saysPhrase(phrase, smallest) ? [{ direction: 'min' as const, measure: column }] : []),
    ...(saysPhrase(phrase, largest) ? [{ direction: 'max' as const, measure: column }] : []),
  ]);
}

/** In Spanish "más barato" is both "cheaper" and "cheapest": with two things to choose from it compares. */
function isComparison(folded: string, words: QuestionWords, phrase: string): boolean {
  return saysPhrase(phrase, `${words.cheaper},${words.dearer}`) && saysPhrase(folded, words.or);
}

/** "Cheaper", "lighter": what two things are compared by. */
export function findComparative(folded: string, words: QuestionWords): Chosen | null {
  // "Weigh less than" says what is compared; "less than" alone is about the price.
  for (const { smaller, larger, column } of words.measures) {
    const small = findPhrase(folded, smaller);
    if (small) return { direction: 'min', measure: column, phrase: small };
    const large = findPhrase(folded, larger);
    if (large) return { direction: 'max', measure: column, phrase: large };
  }
  const cheaper = findPhrase(folded, words.cheaper);
  if (cheaper) return { direction: 'min', measure: '', phrase: cheaper };
  const dearer = findPhrase(folded, words.dearer);
  if (dearer) return { direction: 'max', measure: '', phrase: dearer };
  // "Kostet der eine mehr oder der andere?"
  const degree = saysCosts(folded) ? findDegree(folded) : null;
  return degree && { ...degree, measure: '' };
}

/** "The toughest to beat": what is done with the one that is chosen chooses nothing. */
export function doneWithIt(folded: string, superlative = ''): string {
  const [, tail = ''] = superlative === '' ? [] : folded.split(superlative);
  return (
    /^\s(?:ones?\s)?(?:to|zu|zum|para|de|a)\s(\p{L}{3,20})(?=\s*(?:\p{P}|$))/u.exec(tail)?.[1] ?? ''
  );
}
