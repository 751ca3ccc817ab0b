/** Lower case, without accents and apostrophes, so that "Schöne" is "schone" and "don't" is "dont". */
export function foldWord(word: string): string {
  if (isFolded.test(word)) return word;
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mn}'’‘`´]/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o');
}

const isFolded = /^[a-z0-9]*$/;
