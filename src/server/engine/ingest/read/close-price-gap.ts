/**
 * "Guest    $7 each", "Change a tap . $9" and "Baby    free" with a colon for the spaces or dots that lead to the
 * price, since spaces are joined later. A line with several columns stays as it is.
 */
export function closePriceGap(line: string): string {
  if (line.length > longestLine) return line;
  const parts = line.split(/\s{2,80}/);
  // "cot $20   bed $35   loft $40": several things, each with its price.
  if (parts.filter((part) => namePrice.test(part)).length >= fewestThings)
    return namePrice.test(parts[0] ?? '') ? parts.join(' · ') : line;
  const [only, ...more] = line.matchAll(gap);
  if (!only || more.length > 0) return line.replace(behindNumber, ', ');
  const name = line.slice(0, only.index).trim();
  const rest = line.slice(only.index + only[0].length);
  if (!/\p{L}{2}|\ds$/u.test(name) || /[.!?]$|:\s/.test(name) || columnGap.test(name)) return line;
  return columnOfNumbers.test(rest) ? line : `${name}: ${rest.replace(/\s{2,80}(?=\p{L})/u, ', ')}`;
}

/**
 * The same for lines that stand together. Where most of them end in a number, some with cents, dots lead to each:
 * "Wool socks   11" and "Cap   8.50".
 */
export function closePriceGaps(lines: readonly string[]): string[] {
  const numbered = lines.filter((line) => line.length <= longestLine && nameNumber.test(line));
  const areNumbers =
    numbered.length >= fewestNumbers &&
    numbered.length >= lines.length * mostNumbers &&
    numbered.some((line) => /\d[.,]\d\d$/.test(line));
  return lines.map((line) =>
    areNumbers && numbered.includes(line)
      ? line.replace(/\s{2,80}(?=\S{1,8}$)/u, ' ... ')
      : closePriceGap(line),
  );
}

const fewestNumbers = 4;
const mostNumbers = 0.8;
const nameNumber = /^(?:(?!\s\s)[^:]){2,80}\s{2,80}\d{1,4}(?:[.,]\d{2})?$/u;
const longestLine = 300;
const fewestThings = 3;
const namePrice =
  /^[^\d€£$]{0,40}\p{L}{2}[^€£$]{0,40}\s(?:[€£$]\s?\d[\d.,]{0,8}|\d[\d.,]{0,8}\s?[€£])$/u;
const gap =
  /(?<=[^\s.:…])(?:\s{2,80}|\s?\.{2,120}\s{0,10}|\s\.\s{1,10}|(?:\s\.){3,60}\s{0,10}|\s?…{1,40}\s{0,10})(?=(?:(?:from|ab|desde|dès|da|vanaf|od)\s)?(?:\+\s?)?(?:\p{Lu}{0,3}[€£$]\s?\d|R\s?\d{2}|\d[\d.,]{0,8}\s?(?:€|£|zł|EUR|CHF|kr)(?!\p{L}))|(?:free|gratis|kostenlos|included|on request)(?![\p{L}-]))/giu;
const columnGap = /\S\s{2,80}\S/;
const columnOfNumbers = /\s{2,80}(?:\p{Lu}{0,3}[€£$]\s?)?\d/u;
/** "Fork ........ 22   steel only": a remark behind a number that dots lead to. */
const behindNumber = /(?<=\.\s{0,10}\d{1,4}(?:[.,]\d{2})?)\s{2,80}(?=\p{L})/u;
