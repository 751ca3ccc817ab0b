const parsed = new Map<string, readonly string[]>();

/** Whether a folded text says one of the phrases of a comma-separated list, as whole words; the longest that it does. */
export function findPhrase(folded: string, list: string): string | null {
  let phrases = parsed.get(list);
  if (!phrases) {
    phrases = list
      .split(',')
      .map((phrase) => phrase.trim())
      .filter(Boolean)
      .sort((a, b) => b.length - a.length);
    parsed.set(list, phrases);
  }
  const text = ` ${folded.replace(/[^\p{L}\p{N}&]+/gu, ' ').trim()} `;
  return phrases.find((phrase) => text.includes(` ${phrase} `)) ?? null;
}

export const saysPhrase = (folded: string, list: string): boolean =>
  findPhrase(folded, list) !== null;
