import type { Block } from '#server/engine/ingest/document.ts';

/**
 * Fonts without a character table come out as strings of accents and signs. Real writing, in any script, is mostly
 * letters of one or two neighbouring alphabets.
 */
export function looksGarbled(blocks: readonly Block[]): boolean {
  let text = '';
  for (const block of blocks) {
    text += block.kind === 'row' ? block.cells.map((cell) => cell.value).join(' ') : block.text;
    if (text.length > 20_000) break;
  }
  const letters = text.match(/[^\s\p{P}\p{N}]/gu) ?? [];
  if (letters.length < 20) return false;
  const odd = letters.filter((sign) =>
    /[\u00A0-\u00BF\u00D7\u00F7\u02B0-\u036F\p{Co}\p{S}\uFFFD]/u.test(sign),
  ).length;
  const accented = letters.filter((sign) => /[\u00C0-\u00FF]/.test(sign)).length;
  return odd > letters.length * 0.2 || accented > letters.length * 0.4;
}
