import type { RecognizedWord } from './word-table.ts';

/** Below this a word may well be wrong. */
const unsureBelow = 60;
/** So low even two readings that agree are not believed. */
const neverSureBelow = 25;
/** So sure must a reading be of a decimal separator that the others didn't see. */
const sureOfSeparator = 85;

/**
 * Takes words from the reading that knows the language and numbers from the one that reads them best. A number counts
 * as sure only if another reading agrees: a dropped comma, or a 3 for an 8, is often read with high confidence.
 */
export function compareReadings({
  words,
  numbers,
  others,
}: {
  words: readonly RecognizedWord[];
  numbers: readonly RecognizedWord[];
  /** Readings of the same page to compare the numbers with. */
  others: readonly (readonly RecognizedWord[])[];
}): RecognizedWord[] {
  const compared: RecognizedWord[] = [];
  const used = new Set<RecognizedWord>();
  for (const word of words) {
    const read = numbers.filter((number) => overlaps(word, number));
    if (![word, ...read].some(hasDigit)) {
      const isUnsure = word.confidence < unsureBelow && /\p{L}/u.test(word.text);
      compared.push(isUnsure ? { ...word, isUnsure } : word);
    } else if (read.length === 0) compared.push({ ...word, isUnsure: true });
    else if (!read.some((number) => used.has(number))) {
      for (const number of read) used.add(number);
      const isUnsure = !isConfirmed({ read, others });
      for (const number of read)
        compared.push({ ...number, line: word.line, ...(isUnsure && { isUnsure }) });
    }
  }
  const missed = numbers.filter(
    (number) => hasDigit(number) && !words.some((word) => overlaps(word, number)),
  );
  for (const number of missed)
    compared.push({ ...number, line: `number ${number.line}`, isUnsure: true });
  return compared;
}

function isConfirmed({
  read,
  others,
}: {
  read: readonly RecognizedWord[];
  others: readonly (readonly RecognizedWord[])[];
}): boolean {
  const text = bare(read);
  const least = Math.min(...read.filter(hasDigit).map(({ confidence }) => confidence));
  if (least < neverSureBelow) return false;
  return others.some((reading) => {
    const other = bare(reading.filter((word) => read.some((one) => overlaps(word, one))));
    if (other === text) return true;
    return digits(other) === digits(text) && isPrice(text) && least >= sureOfSeparator;
  });
}

const hasDigit = ({ text }: RecognizedWord): boolean => /\d/.test(text);
const digits = (text: string): string => text.replace(/\D/g, '');
const isPrice = (text: string): boolean =>
  /^\D{0,2}\d{1,3}(?:[.,]\d{3})*[.,]\d{2}\D{0,2}$/.test(text);

/** Without spaces and the signs that stand beside a number. */
const bare = (words: readonly RecognizedWord[]): string =>
  [...words]
    .sort((a, b) => a.left - b.left)
    .map(({ text }) => text)
    .join('')
    .replace(/^[^\p{L}\p{N}\p{Sc}]+|[^\p{L}\p{N}\p{Sc}%]+$/gu, '');

function overlaps(word: RecognizedWord, other: RecognizedWord): boolean {
  const across = Math.min(word.right, other.right) - Math.max(word.left, other.left);
  const down = Math.min(word.bottom, other.bottom) - Math.max(word.top, other.top);
  const width = Math.min(word.right - word.left, other.right - other.left);
  const height = Math.min(word.bottom - word.top, other.bottom - other.top);
  return across > width * 0.5 && down > height * 0.5;
}
