/**
 * True when a part of a document says what was quoted from it. Signs and spaces differ between the two, and of a table
 * row a quote has only the name and a value.
 */
export function saysQuote({ text, quote }: { text: string; quote: string }): boolean {
  const [said, sought] = [plainWords(text), plainWords(quote)];
  if (sought.length === 0) return false;
  if (said.join(' ').includes(sought.join(' '))) return true;
  const all = new Set(said);
  return text.includes('\n') && sought.every((word) => all.has(word));
}

const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
