import type { RecognizedWord } from './word-table.ts';

/** An amount with its currency sign, if it has one beside it. */
type Amount = { word: RecognizedWord; text: string; hasCurrency: boolean; isAlone: boolean };

/** So many other prices, and so large a share of them, show how prices are written here. */
const fewestPeers = 2;
const mostPeers = 0.75;
/** Closer than this, in heights of letters, a word belongs to the number. */
const beside = 1;

const amount = /^\p{Sc}?(\d[\d.,]*?)[.,]?\p{Sc}?$/u;
const currency = /\p{Sc}/u;
/** With two decimals; what sets thousands apart isn't the decimal mark. */
const usualPrice = /^(?:\d+[.,]\d{2}|\d{1,3}(?:\.\d{3})+,\d{2}|\d{1,3}(?:,\d{3})+\.\d{2})$/;
/** "380" may be "3.80" without its point. Fewer digits can't. */
const fewestDigits = 3;

/**
 * Marks prices that are written unlike the others: where all have two decimals, "380" is likely "3.80". Noise may
 * hide a decimal point so well that every reading misses it.
 */
export function doubtOddPrices(words: readonly RecognizedWord[]): RecognizedWord[] {
  const amounts = listAmounts(words);
  const doubted = new Set(
    amounts
      .filter(({ word, text }) => !word.isUnsure && digitsOf(text) >= fewestDigits)
      .filter((odd) => isUnlike({ odd, peers: listPeers({ odd, amounts }) }))
      .map(({ word }) => word),
  );
  return words.map((word) => (doubted.has(word) ? { ...word, isUnsure: true } : word));
}

function isUnlike({ odd, peers }: { odd: Amount; peers: readonly Amount[] }): boolean {
  const isUsual = ({ text }: Amount): boolean => usualPrice.test(text);
  const usual = peers.filter(isUsual).length;
  return !isUsual(odd) && usual >= fewestPeers && usual >= peers.length * mostPeers;
}

/** Amounts with a currency sign are compared with each other, amounts without one only with those above and below. */
function listPeers({ odd, amounts }: { odd: Amount; amounts: readonly Amount[] }): Amount[] {
  const others = amounts.filter((other) => other !== odd);
  const column = odd.isAlone ? others.filter((other) => isInColumn(odd.word, other.word)) : [];
  if (!odd.hasCurrency) return column;
  const priced = others.filter(({ hasCurrency }) => hasCurrency);
  return priced.length > column.length ? priced : column;
}

function listAmounts(words: readonly RecognizedWord[]): Amount[] {
  return words.flatMap((word): Amount[] => {
    const text = amount.exec(word.text)?.[1];
    if (!text) return [];
    const near = words.filter(
      (other) =>
        other !== word &&
        other.line === word.line &&
        gapBetween(word, other) < beside * heightOf(word),
    );
    const hasCurrency = currency.test(word.text) || near.some(isCurrency);
    return [{ word, text, hasCurrency, isAlone: near.every(isCurrency) }];
  });
}

const isCurrency = ({ text }: RecognizedWord): boolean =>
  /^(?:\p{Sc}|EUR|CHF|USD|GBP)$/u.test(text);
const digitsOf = (text: string): number => text.replace(/\D/g, '').length;
const heightOf = ({ top, bottom }: RecognizedWord): number => bottom - top;
const gapBetween = (a: RecognizedWord, b: RecognizedWord): number =>
  Math.max(a.left, b.left) - Math.min(a.right, b.right);

function isInColumn(a: RecognizedWord, b: RecognizedWord): boolean {
  const width = Math.min(a.right - a.left, b.right - b.left);
  return a.line !== b.line && -gapBetween(a, b) > width * 0.5;
}
