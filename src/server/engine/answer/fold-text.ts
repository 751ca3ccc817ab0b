/** One form for what looks the same: full-width and foreign digits as 0–9, no invisible characters, ½ as 0.5. */
export function foldText(text: string): string {
  return text
    .replace(/(\d)?([½¼¾⅓⅔])/g, (_, digit: string | undefined, sign: string) =>
      digit ? `${digit}${fractions[sign]}` : `0${fractions[sign]}`,
    )
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, toDigit)
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/[‐‑‒−]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\b(?:an|one) hour and a half\b/gi, '1.5 hours');
}

const fractions: Record<string, string> = {
  '½': '.5',
  '¼': '.25',
  '¾': '.75',
  '⅓': '.33',
  '⅔': '.67',
};

/** Unicode keeps the ten digits of a script in a row that starts where the last hex digit is 0 or 6. */
function toDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const row = code & ~0xf;
  const startsAtZero = /\p{Nd}/u.test(String.fromCodePoint(row));
  const value = (code & 0xf) - (startsAtZero ? 0 : 6);
  return value >= 0 && value <= 9 ? String(value) : sign;
}

/** Lower case without accents: the form of the word lists. One character stays one character. */
export function plainLetters(text: string): string {
  return text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}
