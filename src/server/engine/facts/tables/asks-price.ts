import { findUnit } from '#server/engine/language/measure-words.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { stopWordsOf } from '#server/engine/language/stop-words.ts';
import { saysPhrase } from '#server/engine/understand/phrases.ts';
import { asksApiece, asksForRent, asksForSpan, asksHowMuchMoney } from './question-forms.ts';

/** Whether a question asks what something costs, in any of the ways to say it: "what will it be", "what do we owe". */
export function saysPrice(folded: string, words: QuestionWords): boolean {
  return (
    pricePhrases(folded, words).some((phrase) => saysPhrase(folded, phrase)) ||
    asksToPay.test(folded) ||
    asksFreeOrPaid.test(folded) ||
    asksHowMuchMoney(folded) ||
    asksForRent(folded) ||
    asksApiece(folded) ||
    asksForSpan(folded) ||
    (words.priceAround?.some(([from, to]) => isAround(folded, from, to)) ?? false)
  );
}

/** Phrases that ask for a price here. "How much time" asks for none, and "a head massage" isn't what each person pays. */
export const pricePhrases = (folded: string, words: QuestionWords): string[] =>
  words.price
    .split(',')
    .filter((phrase) => !isPartOfHowLong(phrase, folded, words) && !isPartOfName(phrase, folded));

const isPartOfHowLong = (phrase: string, folded: string, words: QuestionWords): boolean =>
  words.howLong
    .split(',')
    .some((long) => long.startsWith(`${phrase} `) && saysPhrase(folded, long));

function isPartOfName(phrase: string, folded: string): boolean {
  if (!articleFirst.test(phrase)) return false;
  const text = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  const at = text.indexOf(` ${phrase} `);
  const [next = ''] = at < 0 ? [] : text.slice(at + phrase.length + 2).split(' ');
  return next !== '' && !stopWordsOf('en').has(next) && findUnit(next) === null;
}

/** Phrases that are a price by themselves and a part of a name before another word. */
const articleFirst = /^(?:an?|the) (?:head|night|hour|pound|kilo|damage)$/;

export const asksToPay =
  /(?:^|[,.;]\s)(?:and )?what (?:do|does|would|will|must|should|did) (?:\p{L}+ ){1,5}(?:\(\d{1,3}\) )?(?:pay|owe|spend)(?!\p{L})/u;

/** "Is it free or do we pay?" */
export const asksFreeOrPaid =
  /(?<!\p{L})(?:free(?: of charge)?,? or (?:(?:do|does|is|are) \p{L}+ (?:have to )?(?:pay|cost|charged?)|paid)|(?:kostenlos|gratis|umsonst),? oder (?:kostet|(?:muss|mussen|zahlt|zahlen|bezahlt) \p{L}+)|gratis,? o (?:se paga|hay que pagar|cuesta|de pago)|gratuit,? ou payant)(?!\p{L})/u;

/** "What would … be": both ends of a question, whatever stands between. */
function isAround(folded: string, from: string, to: string): boolean {
  const text = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  const at = text.indexOf(` ${from} `);
  const end = at < 0 ? -1 : text.indexOf(` ${to} `, at + from.length);
  return end >= 0 && !noPrice.test(text.slice(at, end));
}

/** "What will my check-in time be" asks for no price. */
const noPrice = / (?:times?|dates?|days?|hours?|number|name|address|size|temperature|weather)$/;
