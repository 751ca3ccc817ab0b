/** Texts that differ only in case, spacing or kinds of letters are the same text. */
export const normalizeText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
