export const commonWords = new Set(
  'a al alla an and any are at be can could do does for from get have how i in is it me my of on or our out please the there they to us we what when where which who will with would you your'.split(
    ' ',
  ),
);

/** Without accents and endings, so that "vouchers" finds "voucher" and "tiramisu" finds "Tiramisù". */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !commonWords.has(word))
    .map((word) => (/^(costs?|much|charge)$/.test(word) ? 'price' : word))
    .map((word) =>
      word.length > 4 ? word.replace(/(ing|ed|es|s|e)$/, '') : word.replace(/s$/, ''),
    );
}
