/** Same letters for the same word: case and accents don't matter. Scripts whose marks are letters of their own keep them. */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(accents, '')
    .replace(/[ßłøœæıđ]/g, (sign) => plainLetters[sign] ?? sign)
    .normalize('NFC');
}

const isPlain = /^[\0-\x7f]*$/;

/** Accents of Latin and Greek, points of Arabic and Hebrew; of Cyrillic letters й alone is another letter with its mark. */
const accents =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]\p{Mn}{0,3})\p{Mn}|(?<=[а-зй-я])\p{Mn}/gu;

/** Letters that have no accent to take off. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ı: 'i',
  đ: 'd',
};
