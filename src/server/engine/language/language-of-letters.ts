import { spokenOnly } from './language-code.ts';
import { spokenOnlyLanguages } from './languages.ts';
import type { SpokenWords } from './spoken-words.ts';

/** Languages that are told by their script. */
const letters = spokenOnly.flatMap((code) => {
  const { script }: SpokenWords = spokenOnlyLanguages[code];
  return script ? [{ code, ...script }] : [];
});

/** Cyrillic letters that neither Russian nor Ukrainian has: Serbian, Macedonian, Belarusian, Kazakh, Mongolian. */
const otherCyrillic = /[ђјљњћџѓќѕўәғқңөұүһ]/iu;
const ukrainian = /[іїєґ]/iu;
const russian = /[ыэё]/iu;
/** Everyday words of Bulgarian, which has no letter that Russian lacks, and of Serbian. */
const southSlavic =
  /(?<!\p{L})(?:ли да|да ли|какво|кога|колко|колико|къде|имате|може|здравейте|благодаря|добър|работите|отворено|отворени|струва|искам|вие|сте|няма|със|във)(?!\p{L})/iu;

/** The language that the letters of a text tell, which most of its letters must belong to; null where they don't. */
export function languageOfLetters(text: string): string | null {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  const found = [
    ...letters.map(({ letters: own, code, not }) => ({
      code: not?.test(text) ? null : code,
      letters: count(own),
    })),
    { code: kana > 0 ? 'ja' : 'zh', letters: kana + han },
    { code: cyrillic(text), letters: count(/\p{Script=Cyrillic}/gu) },
  ];
  const most = found.reduce((top, each) => (each.letters > top.letters ? each : top));
  return most.letters > 0 && most.letters >= count(/\p{L}/gu) / 2 ? most.code : null;
}

function cyrillic(text: string): 'ru' | 'uk' | null {
  if (otherCyrillic.test(text)) return null;
  if (ukrainian.test(text)) return russian.test(text) ? null : 'uk';
  return !russian.test(text) && southSlavic.test(text) ? null : 'ru';
}
