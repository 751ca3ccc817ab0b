const figures =
  /(?:[€$£]\s?\d[\d.,]*\d|[€$£]\s?\d|\d{1,2}[:.]\d{2}\s?(?:[ap]m|Uhr|h)?|\d[\d.,]*\s?(?:€|EUR|USD|euros?|dollars?|%|[ap]m\b|Uhr\b))/gi;

/** Prices, times and percentages of an answer: what a test of it should look for. The owner sees and edits them. */
export function pickFigures(answer: string): string[] {
  const plain = answer.replace(/\[\d{1,3}\]/g, '');
  const found = [...plain.matchAll(figures)].map(([text]) => text.replace(/[.,]$/, '').trim());
  return [...new Set(found)].slice(0, 4);
}
