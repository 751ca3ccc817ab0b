/** Compares the beginnings, so that plurals and endings don't matter. */
export function hasWord(text: string, word: string): boolean {
  if (/^[a-z]{3,4}s$/.test(word) && hasWord(text, word.slice(0, -1))) return true;
  // "Skate" and "skating".
  const other = /^\p{L}{3,}[^aeiou]e$/u.test(word) ? `${word.slice(0, -1)}ing` : null;
  if (other && hasWord(text, other)) return true;
  const stem = /[^aeiou]ies$/.test(word)
    ? word.slice(0, -3)
    : word.length >= 6
      ? word.slice(0, Math.max(5, word.length - 2))
      : word;
  let at = text.indexOf(stem);
  while (at >= 0) {
    const before = at === 0 ? ' ' : text.charAt(at - 1);
    const after = text.charAt(at + stem.length);
    if (
      !/[\p{L}\d]/u.test(before) &&
      (word.length >= 6 ||
        !/\p{L}{1}/u.test(after) ||
        /^(?:s|n|e)?(?!\p{L})/u.test(text.slice(at + stem.length)))
    )
      return true;
    at = text.indexOf(stem, at + 1);
  }
  return false;
}

export const withoutBrackets = (text: string): string =>
  text
    .replace(/\([^()]{0,120}\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
