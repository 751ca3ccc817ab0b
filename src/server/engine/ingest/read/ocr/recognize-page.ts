import {
  type GrayImage,
  measureSpecks,
  removeSpecks,
  scaleImage,
  turnImage,
  whitenPaper,
} from '#server/engine/ingest/read/gray-image.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { detectTextLanguage } from '#server/engine/understand/detect-language.ts';
import { compareReadings } from './compare-readings.ts';
import { doubtOddPrices } from './doubt-odd-prices.ts';
import { eraseLeaders } from './erase-leaders.ts';
import { isSideways } from './is-sideways.ts';
import type { Orientation, Tesseract } from './tesseract.ts';
import type { RecognizedWord } from './word-table.ts';

/** A page as it was read: its words, its size in pixels and how many of them make an inch. */
export type RecognizedPage = {
  words: RecognizedWord[];
  width: number;
  height: number;
  dpi: number;
  language: LanguageCode;
};

/** Paper has fewer dark pixels than this when nothing is printed on it. */
const leastInk = 0.0003;
const inkBelow = 128;
const mostSpecks = 0.004;
/** In a page that is read the right way up most letters are in longer words, and surely read. */
const sureWord = { letters: 3, confidence: 75 };
const leastSure = 0.5;
/** Letters of fewer pixels are read better when the picture is made larger. */
const smallestLetter = 22;
const mostGrowth = 2.5;
const mostPixels = 12_000_000;
/** What is read with less is no text, but a pattern. */
const leastConfidence = 45;
const otherSize = 0.8;

/** Reads the text of a picture: finds out which side is up, how large its letters are and what language it is in. */
export function recognizePage({
  tesseract,
  image: scanned,
  dpi,
  language: likely,
}: {
  tesseract: Tesseract;
  image: GrayImage;
  dpi: number;
  /** Of the pages before. */
  language: LanguageCode;
}): RecognizedPage {
  let image = whitenPaper(scanned);
  if (measureSpecks(image) > mostSpecks) image = removeSpecks(image);
  if (shareOfInk(image) < leastInk) return { ...empty(image), dpi, language: likely };
  let best: Reading | null = null;
  const turned = turnImage(image);
  for (const upright of isSideways(image) ? [turned, image] : [image, turned]) {
    for (const orientation of [1, 3] as const) {
      if (best && looksRead(best.words)) continue;
      const page = { image: eraseLeaders(upright), orientation, dpi, language: 'en' as const };
      const words = tesseract.recognize(page);
      if (!best || scoreOf(words) > scoreOf(best.words)) best = { ...page, words };
    }
  }
  if (!best) return { ...empty(image), dpi, language: likely };
  return readClosely({ tesseract, best, likely });
}

const empty = ({ width, height }: GrayImage) => ({ words: [], width, height });

/** Once it is known which side is up: the size of the letters, the language and a second opinion on numbers. */
function readClosely({
  tesseract,
  best: first,
  likely,
}: {
  tesseract: Tesseract;
  best: Reading;
  likely: LanguageCode;
}): RecognizedPage {
  let best = first;
  const read = (change: Partial<Omit<Reading, 'words'>>): Reading => {
    const page = { ...best, ...change };
    return { ...page, words: tesseract.recognize(page) };
  };
  const growth = growthFor(best);
  if (growth > 1.2) {
    const larger = read({ image: scaleImage(best.image, growth), dpi: best.dpi * growth });
    if (scoreOf(larger.words) >= scoreOf(best.words)) best = larger;
  }
  const { image, dpi } = best;
  if (qualityOf(best.words) < leastConfidence) return { ...empty(image), dpi, language: likely };
  const language = detectTextLanguage(best.words.map(({ text }) => text).join(' ')) ?? likely;
  const words = doubtOddPrices(compareReadings(readAgain({ best, language, read })));
  return {
    words,
    width: image.width,
    height: image.height,
    dpi,
    language,
  };
}

/** Tesseract's German data reads prices with a comma far better than its Spanish or English data does. */
const bestAtCommas = 'de';

/** Reads an English page in another size, and others in their own language, to have more than one opinion on numbers. */
function readAgain({
  best,
  language,
  read,
}: {
  best: Reading;
  language: LanguageCode;
  read: (change: Partial<Omit<Reading, 'words'>>) => Reading;
}): Parameters<typeof compareReadings>[0] {
  if (language !== 'en') {
    const { words: numbers } = read({ language: bestAtCommas });
    const words = language === bestAtCommas ? numbers : read({ language }).words;
    return { words, numbers, others: words === numbers ? [best.words] : [best.words, words] };
  }
  const image = scaleImage(best.image, otherSize);
  const smaller = read({ image, dpi: best.dpi * otherSize }).words.map((word) => ({
    ...word,
    left: word.left / otherSize,
    right: word.right / otherSize,
    top: word.top / otherSize,
    bottom: word.bottom / otherSize,
  }));
  return { words: best.words, numbers: best.words, others: [smaller] };
}

type Reading = {
  words: RecognizedWord[];
  image: GrayImage;
  orientation: Orientation;
  dpi: number;
  language: LanguageCode;
};

function shareOfInk({ pixels }: GrayImage): number {
  let ink = 0;
  for (const value of pixels) if (value < inkBelow) ink += 1;
  return ink / pixels.length;
}

const lettersOf = (word: RecognizedWord): number => word.text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** The mean confidence of all letters. */
function qualityOf(words: readonly RecognizedWord[]): number {
  const letters = words.reduce((sum, word) => sum + lettersOf(word), 0);
  const sure = words.reduce((sum, word) => sum + lettersOf(word) * word.confidence, 0);
  return letters > 0 ? sure / letters : 0;
}

function looksRead(words: readonly RecognizedWord[]): boolean {
  const letters = words.reduce((sum, word) => sum + lettersOf(word), 0);
  const sure = words.reduce(
    (sum, word) =>
      lettersOf(word) >= sureWord.letters && word.confidence >= sureWord.confidence
        ? sum + lettersOf(word)
        : sum,
    0,
  );
  return letters > 0 && sure >= letters * leastSure;
}

/** Many letters that are surely read beat a few: specks make short words with some confidence too. */
function scoreOf(words: readonly RecognizedWord[]): number {
  return words.reduce(
    (sum, word) => sum + (lettersOf(word) > 1 ? lettersOf(word) * (word.confidence - 40) : 0),
    0,
  );
}

function growthFor({ words, image }: Reading): number {
  const heights = words
    .filter((word) => lettersOf(word) > 1)
    .map((word) => word.bottom - word.top)
    .sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)];
  if (!usual || usual >= smallestLetter) return 1;
  const most = Math.sqrt(mostPixels / (image.width * image.height));
  return Math.min(mostGrowth, (smallestLetter * 1.3) / usual, most);
}
