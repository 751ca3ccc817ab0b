import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fold } from '#server/engine/index/analyse.ts';
import type { LanguageCode } from './language-code.ts';

/** Languages whose word list may be shipped with any product. */
const packages: Partial<Record<LanguageCode, string>> = { en: 'dictionary-en' };

const require = createRequire(import.meta.url);
const known = new Map<LanguageCode, ReadonlySet<string>>();

/** Whether a word stands in a dictionary: rare words are right as they are. False where no dictionary is at hand. */
export function isInDictionary(word: string, language: LanguageCode): boolean {
  const name = packages[language];
  if (!name) return false;
  let words = known.get(language);
  if (!words) {
    words = readWords(name);
    known.set(language, words);
  }
  return words.has(word);
}

/** One word on a line, with marks for its endings behind a slash. Names begin with a capital. */
function readWords(name: string): ReadonlySet<string> {
  const entry = require.resolve(name);
  const text = readFileSync(join(dirname(entry), 'index.dic'), 'utf8');
  const words = new Set<string>();
  for (const line of text.split('\n')) {
    const word = line.split('/')[0]?.trim() ?? '';
    if (/^\p{Ll}{3,}$/u.test(word)) words.add(fold(word));
  }
  return words;
}
