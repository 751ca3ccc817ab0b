/** What in a sentence must be true to the letter: numbers, prices, dates, times, phones, addresses of mail and web. */
export function findClaims(text: string): string[] {
  const claims: string[] = [];
  let rest = text.replace(citationMarks, ' ');
  for (const pattern of [links, mails]) {
    rest = rest.replace(pattern, (found) => {
      claims.push(normaliseClaim(found));
      return ' ';
    });
  }
  for (const [found] of rest.matchAll(times)) claims.push(normaliseClaim(found));
  for (const [found] of rest.replace(times, ' ').matchAll(numbers)) {
    claims.push(...cutRange(found).map(normaliseClaim));
  }
  for (const [found] of rest.matchAll(numberWords))
    claims.push(wordValues.get(found.toLowerCase()) ?? '');
  return [...new Set(claims.filter(Boolean))];
}

export const citationMarks = /\[\d{1,3}(?:\s*,\s*\d{1,3})*\]/g;
const links =
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|de|fr|uk|eu|gov|edu|shop|app|dev|info|biz|co|us|ca|au|ch|at|nl|es|it)\b(?:\/[^\s<>"')\]]*)?/gi;
const mails = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
const times = /\b\d{1,2}:\d{2}\b/g;
/** Digits with what belongs inside them: 1,200.50 · 2024-05-01 · +44 20 7946 0000. */
const numbers = /\+?\d+(?:[.,/\s–-]?\d+)*/g;
const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const wordValues = new Map<string, string>([
  ...words.map((word, value) => [word, String(value)] as const),
  ['thirty', '30'],
  ['forty', '40'],
  ['fifty', '50'],
  ['sixty', '60'],
  ['ninety', '90'],
]);
/** "One" and "two" are said too freely to be held to; from three on a number word is a statement. */
const numberWords =
  /\b(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|ninety)\b/gi;

/** "3-5" and "10 20" are two numbers; "1 200" and "2024-05-01" are one. */
function cutRange(found: string): string[] {
  const parts = found.split(/[\s–-]/);
  const [first = '', second = ''] = parts;
  const grouped = /\s/.test(found) && /^\d{3}$/.test(second) && first.length <= 3;
  return parts.length === 2 && !grouped ? parts : [found];
}

/** Same value, same text: 1,200.00 and 1200, WWW.Example.com/ and example.com. */
function normaliseClaim(found: string): string {
  const text = found
    .trim()
    .toLowerCase()
    .replace(/[.,;:!?]+$/, '');
  if (/[\p{L}@]/u.test(text))
    return text
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/+$/, '');
  const digits = text.replace(/[\s,](?=\d{3}(?:\D|$))/g, '');
  return /^\d+\.\d+$/.test(digits)
    ? String(Number(digits))
    : digits.replace(/[\s–-]/g, '').replace(/^0+(?=\d)/, '');
}

/** Whether a claim stands in the text it is said to come from. */
export function holdsClaim(source: string, claim: string): boolean {
  if (findClaims(source).includes(claim)) return true;
  return (
    claim.length >= 7 &&
    source
      .replace(/[\s()./-]/g, '')
      .toLowerCase()
      .includes(claim.replace(/[()./-]/g, ''))
  );
}
