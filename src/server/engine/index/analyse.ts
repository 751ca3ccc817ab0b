import { stem } from './stem.ts';

/** The search terms of a text: words folded, stemmed and freed of what carries no meaning; Chinese, Japanese and Korean by pairs of signs. */
export function analyse(text: string): string[] {
  const terms: string[] = [];
  for (const [found] of fold(text).matchAll(words)) {
    if (eastAsian.test(found)) terms.push(...pairs(found));
    else if (!stopWords.has(found)) terms.push(stem(found));
  }
  return terms;
}

/** Same letters for the same word: case, accents, curly quotes and possessives do not matter. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’ʼ]/g, "'")
    .replace(/(\p{L})'s\b/gu, '$1')
    .replace(/(\p{L})'(\p{L})/gu, '$1$2');
}

const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu;
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function pairs(run: string): string[] {
  const signs = [...run];
  return signs.length === 1 ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

const stopWords = new Set(
  'a about above after again all also am an and any are as at be because been before being below between both but by can cannot cant could did didnt do does doesnt doing dont down during each else ever few for from further get gets got had has have having he her here hers him his how i id if ill im in into is isnt it its itself ive just let lets like may me might more most much must my myself no nor not of off on once only or other our ours out over own please same shall she should so some such than thank thanks that thats the their theirs them then there theres these they theyre this those through to too under until up us very want was wasnt we were what whats when where whether which while who whom whose why will with wont would yes you your youre yours'.split(
    ' ',
  ),
);
