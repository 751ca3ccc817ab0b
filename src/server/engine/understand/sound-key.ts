import type { LanguageCode } from '#server/engine/language/language-code.ts';

type Rule = readonly [RegExp, string];

/**
 * How a folded word sounds, roughly: words with the same key are easily written for each other ("beech" and "beach",
 * "qwiz" and "quiz", "bacuna" and "vacuna"). Capitals stand for long vowels and sounds of two letters.
 */
export function soundKey(word: string, language: LanguageCode): string {
  let key = word;
  for (const [pattern, sound] of rulesOf[language]) key = key.replace(pattern, sound);
  return key.replace(/(.)\1+/gu, '$1');
}

const english: readonly Rule[] = [
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/wh/g, 'w'],
  [/tch|ch/g, 'C'],
  [/sh/g, 'S'],
  [/ph/g, 'f'],
  [/igh/g, 'Y'],
  [/gh/g, ''],
  [/dge/g, 'j'],
  [/(?:gue)(?=s?$)/, 'g'],
  [/(?:que)(?=s?$)/, 'k'],
  [/qu/g, 'kw'],
  [/q(?!w)/g, 'k'],
  [/qw/g, 'kw'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/mb(?=s?$)/, 'm'],
  [/le$/, 'el'],
  [/oar|oor/g, 'or'],
  [/(?:ai|ay|ei(?!g))/g, 'E'],
  [/(?:ee|ea|ie(?!$))/g, 'I'],
  [/(?:oa|ow|oe)/g, 'O'],
  [/(?:oo|ou|ew|ue|ui)/g, 'U'],
  [/(?:ey|y)$/, 'I'],
  // The "e" at the end isn't said but makes the vowel before it long.
  [/a([^aeiouAEIOUY])e(s?)$/, 'E$1$2'],
  [/e([^aeiouAEIOUY])e(s?)$/, 'I$1$2'],
  [/[iy]([^aeiouAEIOUY])e(s?)$/, 'Y$1$2'],
  [/o([^aeiouAEIOUY])e(s?)$/, 'O$1$2'],
  [/u([^aeiouAEIOUY])e(s?)$/, 'U$1$2'],
  [/ed$/, 'd'],
];

const german: readonly Rule[] = [
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/ph/g, 'f'],
  [/v/g, 'f'],
  [/th/g, 't'],
  [/dt|d$/g, 't'],
  [/tz/g, 'z'],
  [/ck/g, 'k'],
  [/qu/g, 'kw'],
  [/c(?!h)/g, 'k'],
  [/ie/g, 'i'],
  [/y/g, 'u'],
  [/(?<=[aeiou])h/g, ''],
  [/ai/g, 'ei'],
];

const spanish: readonly Rule[] = [
  [/ch/g, 'C'],
  [/h/g, ''],
  [/v/g, 'b'],
  [/w/g, 'gu'],
  [/cc(?=[ei])/g, 's'],
  [/sc(?=[ei])/g, 's'],
  [/c(?=[ei])/g, 's'],
  [/q(?:u(?=[ei]))?/g, 'k'],
  [/c/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/g(?=[ei])/g, 'j'],
  [/ll/g, 'y'],
  [/x(?=[^aeiou])/g, 's'],
  [/z/g, 's'],
  [/n(?=[bp])/g, 'm'],
];

const french: readonly Rule[] = [
  [/ch/g, 'C'],
  [/ph/g, 'f'],
  [/h/g, ''],
  [/eau|au/g, 'o'],
  [/qu?/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/y/g, 'i'],
  [/(?:ai|ei)(?!n)/g, 'e'],
  [/(?:er|ez|et|es|e|ees?)$/, 'e'],
  [/[stxdp]$/, ''],
  [/e$/, ''],
  [/z/g, 's'],
  [/am(?=[bp])|em(?=[bp])|en(?![aeiou])|an(?![aeiou])/g, 'A'],
];

const italian: readonly Rule[] = [
  [/h/g, ''],
  [/cq|qu|q/g, 'ku'],
  [/k/g, 'c'],
  [/y|j/g, 'i'],
];

const portuguese: readonly Rule[] = [
  [/ch/g, 'x'],
  [/(?<![ln])h/g, ''],
  [/c(?=[ei])/g, 's'],
  [/qu(?=[ei])/g, 'k'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/n(?=[bp])/g, 'm'],
];

const dutch: readonly Rule[] = [
  [/ij|ei|y/g, 'Y'],
  [/ou|au/g, 'A'],
  [/dt|d$/g, 't'],
  [/ck|c(?!h)/g, 'k'],
  [/v/g, 'f'],
  [/z/g, 's'],
  [/th/g, 't'],
  [/ch/g, 'g'],
];

const polish: readonly Rule[] = [
  [/ł/g, 'l'],
  [/ch/g, 'h'],
  [/rz/g, 'z'],
  [/u/g, 'o'],
  [/om(?=[bp])/g, 'a'],
  [/w/g, 'v'],
  [/f/g, 'v'],
];

const rulesOf: Record<LanguageCode, readonly Rule[]> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
};
