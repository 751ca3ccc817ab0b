/** Cuts running text into sentences without breaking abbreviations, numbers, addresses or initials. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const found of text.matchAll(boundary)) {
    const end = found.index + found[0].trimEnd().length;
    if (
      !isWide(found[0]) &&
      isAbbreviation(
        text.slice(Math.max(start, end - nearby), end),
        text.slice(found.index + found[0].length, found.index + found[0].length + nearby),
      )
    )
      continue;
    push(text.slice(start, end), sentences);
    start = found.index + found[0].length;
  }
  push(text.slice(start), sentences);
  return sentences;
}

/** Longer than this, a run of words without a full stop is cut where a clause ends. */
const longest = 420;
/** An abbreviation is told by what stands right beside its full stop. */
const nearby = 60;
/** The look behind starts each run of marks once, so that a long run takes no longer than its length. */
const boundary = /(?<![.!?…])[.!?…]+["'”’»)\]]*\s+|[。！？]+[」』”’）]*\s*|\n+/g;
const isWide = (mark: string): boolean => /[。！？\n]/.test(mark);
const abbreviations = new Set(
  'mr mrs ms dr prof st jr sr vs etc inc ltd co corp no nr tel fax vol fig approx dept est ca bzw usw ggf inkl zzgl str art abs max min e.g i.e eg ie u.s u.k a.m p.m z.b d.h u.a p.o ph.d sra srta dra sres avda pza ctra núm tfno tlf aprox máx mín ud uds evtl'.split(
    ' ',
  ),
);

function isAbbreviation(before: string, after: string): boolean {
  if (!/\.["'”’»)\]]*$/.test(before)) return false;
  if (/^\p{Ll}/u.test(after)) return true;
  const word = /(?<![\p{L}.])([\p{L}.]+)\.["'”’»)\]]*$/u.exec(before)?.[1];
  if (word === undefined) {
    const isOrdinal = /(?:^|[\s(–-])\d{1,2}\.$/.test(before);
    return isOrdinal && (before.trim().length <= 3 || germanMonth.test(after));
  }
  if (/^\p{Lu}$/u.test(word)) return true;
  const known = abbreviations.has(word.toLowerCase());
  return (
    known &&
    !(/^(?:etc|a\.m|p\.m|u\.s|inc|ltd|co)$/i.test(word) && /^\p{Lu}\p{Ll}*\s\p{Ll}/u.test(after))
  );
}

/** "Am 3. April": German writes days of a month with a full stop and months with a capital. */
const germanMonth =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

function push(sentence: string, sentences: string[]): void {
  let rest = sentence.trim();
  while (rest.length > longest) {
    const cut = clauseEnd(rest);
    sentences.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  if (rest !== '') sentences.push(rest);
}

function clauseEnd(text: string): number {
  const window = text.slice(0, longest);
  for (const mark of [/[;:]\s(?=[^;:]*$)/, /,\s(?=[^,]*$)/, /\s(?=\S*$)/]) {
    const found = mark.exec(window);
    if (found && found.index > longest * 0.4) return found.index + 1;
  }
  const lead = window.charCodeAt(longest - 1);
  return lead >= 0xd800 && lead <= 0xdbff ? longest - 1 : longest;
}
