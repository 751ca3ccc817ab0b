import type { LanguageCode, SpokenOnly } from './language-code.ts';
import type { otherLanguages } from './other-languages.ts';

/** Languages without word lists that are told by their words or letters. */
export type OtherLanguage = Exclude<keyof typeof otherLanguages, 'la'> | SpokenOnly;

/** Languages without a folder whose script tells them, or one that is searched like them. */
export type ScriptLanguage = 'el' | 'ru' | 'hy' | 'he' | 'ar' | 'hi' | 'th' | 'zh' | 'ja' | 'ko';

/** All languages that text is searched in: endings are cut and stop words are left out. */
export type TextLanguage = LanguageCode | OtherLanguage | ScriptLanguage;

const scripts: readonly (readonly [number, number, ScriptLanguage])[] = [
  [0x370, 0x3ff, 'el'],
  [0x400, 0x52f, 'ru'],
  [0x530, 0x58f, 'hy'],
  [0x590, 0x5ff, 'he'],
  [0x600, 0x77f, 'ar'],
  [0x900, 0x97f, 'hi'],
  [0xe00, 0xe7f, 'th'],
  [0x1100, 0x11ff, 'ko'],
  [0x3040, 0x30ff, 'ja'],
  [0x3400, 0x9fff, 'zh'],
  [0xac00, 0xd7af, 'ko'],
];
const firstOtherScript = 0x370;

/** The language that the script of a folded word stands for; null for Latin letters and digits. */
export function languageOfScript(word: string): ScriptLanguage | null {
  const code = word.charCodeAt(0);
  // Nearly all words end here.
  if (!(code >= firstOtherScript)) return null;
  return scripts.find(([from, to]) => code >= from && code <= to)?.[2] ?? null;
}

/** Whether most letters of a text are not Latin: vectors of an English model say little about it. */
export function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  return latin.length < letters.length / 2;
}
