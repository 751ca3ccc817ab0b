import type { Fact } from './fact.ts';
import { supportsFact } from './fact-support.ts';
import { citationMarks, findFacts } from './facts-in-text.ts';
import { foldText, plainLetters } from './fold-text.ts';
import { allNumberWords, monthOfWord, unitOfWord, weekdayOfWord } from './number-vocabulary.ts';

/**
 * Whether an answer says what a text says. Prices, numbers, dates, times, phone numbers and links count by their value,
 * however they are written ("$12.00" is "12 USD", "5 pm" is "17:00"). Words must follow each other as in the text.
 */
export function containsText({ answer, text }: { answer: string; text: string }): boolean {
  const said = readText(answer);
  const wanted = readText(text);
  const hasFacts = wanted.facts.every((fact) => isSaid({ fact, said, wanted }));
  return hasFacts && wanted.runs.every((run) => said.runs.some((other) => holdsRun(other, run)));
}

type ReadText = { folded: string; facts: Fact[]; runs: string[][] };

function readText(text: string): ReadText {
  const plain = text.replace(citationMarks, ' ');
  const folded = foldText(plain);
  // "one" and "two" are said too freely to be numbers, unless they count days or the like.
  const facts = findFacts(plain).filter(
    (fact) => fact.kind !== 'amount' || !fact.isLoose || fact.unit !== '',
  );
  const runs: string[][] = [];
  let from = 0;
  let unit = '';
  const addRun = (words: readonly string[]) => {
    const isUnit = unit !== '' && unitOfWord.get(words[0] ?? '') === unit;
    const own = isUnit ? words.slice(1) : words;
    runs.push(facts.length > 0 ? trimLinks(own) : [...own]);
  };
  for (const fact of facts) {
    if (fact.start >= from) addRun(wordsOf(folded.slice(from, fact.start)));
    from = Math.max(from, fact.end);
    unit = fact.kind === 'amount' ? fact.unit : '';
  }
  addRun(wordsOf(folded.slice(from)));
  return { folded, facts, runs: runs.filter((run) => run.length > 0) };
}

/** Weekdays and months have one name each, however they are shortened. */
function wordsOf(text: string): string[] {
  const words = plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !currencyWords.has(word))
    .map(
      (word) =>
        weekdayOfWord.get(word) ?? (monthOfWord.has(word) ? `month${monthOfWord.get(word)}` : word),
    );
}

/** They belong to the price beside them. */
const currencyWords = new Set(
  'eur euro euros usd dollar dollars gbp pound pounds chf franken pln zl uhr h am pm'.split(' '),
);

/** "from 9:00 to 17:00" asks for the times, not for "from" and "to". Words that deny or limit always count. */
function trimLinks(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !linkWords.has(word));
  if (first < 0) return [];
  return words.slice(first, words.findLastIndex((word) => !linkWords.has(word)) + 1);
}

const linkWords = new Set(
  allNumberWords.flatMap(({ stop, negations, limits, exceptions }) => {
    const meant = new Set([...negations, ...limits, ...exceptions]);
    return stop.filter((word) => !meant.has(word));
  }),
);
for (const word of 'from to at until till per each von bis um ab pro je de a las hasta desde por à par dalle alle od do van tot'.split(
  ' ',
))
  linkWords.add(plainLetters(word));

function isSaid({ fact, said, wanted }: { fact: Fact; said: ReadText; wanted: ReadText }): boolean {
  if (said.facts.some((evidence) => supportsFact({ evidence, fact }))) return true;
  // A year that the answer leaves out, a code, or a number in a name.
  const literal = wanted.folded.slice(fact.start, fact.end).toLowerCase();
  return fact.kind !== 'amount' && said.folded.toLowerCase().includes(literal);
}

function holdsRun(words: readonly string[], run: readonly string[]): boolean {
  for (let at = 0; at + run.length <= words.length; at += 1)
    if (run.every((word, offset) => words[at + offset] === word)) return true;
  return false;
}
