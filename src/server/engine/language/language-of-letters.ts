/** Languages that are told by their script. `not` are letters of other languages that use it: Persian isn't Arabic. */
const letters: readonly { of: RegExp; code: string; not?: RegExp }[] = [
  { of: /\p{Script=Hebrew}/gu, code: 'he' },
  { of: /\p{Script=Arabic}/gu, code: 'ar', not: /[پچژگکیٹڈڑے]/u },
  { of: /\p{Script=Greek}/gu, code: 'el' },
  { of: /\p{Script=Hangul}/gu, code: 'ko' },
];

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
    ...letters.map(({ of, code, not }) => ({
      code: not?.test(text) ? null : code,
      letters: count(of),
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
