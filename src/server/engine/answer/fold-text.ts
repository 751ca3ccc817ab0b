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
    .replace(/\s?[[({]\s?(?:\.|dot)\s?[\])}]\s?/gi, '.')
    .replace(hoursAndHalf, (_, count: string, hours: string) => {
      const value = halfHours[plainLetters(count)] ?? Number(count);
      return `${value}.5 ${hours}`;
    });
}

/** "an hour and a half", "une heure et demie", "dos horas y media": the number stands around its unit. */
const hoursAndHalf =
  /(?<![\p{L}\d])(an|one|two|three|une|deux|trois|una|dos|tres|un|due|tre|uma|duas|[1-9])[ '](hours?|heures?|horas?|ora|ore) (?:and a half|et demie|y media|e mezza|e meia)(?!\p{L})/giu;
const halfHours: Record<string, number> = {
  an: 1,
  one: 1,
  une: 1,
  una: 1,
  un: 1,
  uma: 1,
  two: 2,
  deux: 2,
  dos: 2,
  due: 2,
  duas: 2,
  three: 3,
  trois: 3,
  tres: 3,
  tre: 3,
};

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
