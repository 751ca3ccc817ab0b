/** An age in years, or the years between two. */
export type AgeRange = { from: number; to: number };

const asked =
  /\b(\d{1,2})\s*-?\s*(?:years?[\s-]*olds?|yrs?[\s-]*olds?|y\/?o|jahrig\p{L}*|jahre?n? alt|anos|ans|anni|jaar|lat)(?!\p{L})|(?:\baged?|\balter|\bi'?m|\bedad|(?<!\p{L})(?:\p{L}{1,40} is|she.?s|he.?s|\p{L}{1,40} ist|tiene))\s+(\d{1,2})\b(?!\s*(?::|%|am\b|pm\b|uhr|€|£|\$))/iu;

/** The age a question mentions: "a 9 year old", "8-jähriges Kind", "de 8 años". */
export function findAskedAge(folded: string): number | null {
  const found = asked.exec(folded);
  const age = Number(found?.[1] ?? found?.[2] ?? Number.NaN);
  return Number.isFinite(age) ? age : null;
}

const years = '(?:\\s*(?:years?|yrs?|jahren?|anos|ans|anni|jaar|lat)(?!\\p{L}))';
const patterns: [RegExp, (a: number, b: number) => AgeRange][] = [
  [
    new RegExp(`(\\d{1,2})\\s*(?:-|–|to|bis|a|à|and|y)\\s*(\\d{1,2})${years}`, 'iu'),
    (a, b) => ({ from: a, to: b }),
  ],
  [/\bages?\s*(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})/iu, (a, b) => ({ from: a, to: b })],
  [
    /(\d{1,2})\s*(?:years?\s*)?(?:and|or|&)\s*(?:up|over|older|above)/iu,
    (a) => ({ from: a, to: 150 }),
  ],
  [
    /(\d{1,2})\s*(?:years?\s*)?(?:and|or|&)\s*(?:under|younger|below)/iu,
    (a) => ({ from: 0, to: a }),
  ],
  [
    new RegExp(`(?:ab|a partir de|from|des|vanaf|od|mayores de|over)\\s*(\\d{1,2})${years}`, 'iu'),
    (a) => ({ from: a, to: 150 }),
  ],
  [
    /\b(?:under|below|younger than|unter|menores de|moins de|meno di|onder|ponizej)\s*(\d{1,2})(?!\d|\s*(?:€|£|\$|%|min|cm|kg|km|mm|g\b|m\b|h\b|eur))/iu,
    (a) => ({ from: 0, to: a - 1 }),
  ],
  [
    new RegExp(`(?:bis|hasta|up to|jusqu'a|tot|do)\\s*(\\d{1,2})${years}`, 'iu'),
    (a) => ({ from: 0, to: a }),
  ],
];

/** The ages a text is about: "under 14", "Age 4-6", "von 6 bis 12 Jahren", "18 and over". */
export function findAgeRange(folded: string): AgeRange | null {
  for (const [pattern, toRange] of patterns) {
    const found = pattern.exec(folded);
    if (found) return toRange(Number(found[1]), Number(found[2]));
  }
  return null;
}
