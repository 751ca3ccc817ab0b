/** A word that was read from a picture, its place in pixels from the top left, and how sure its reading is (0 to 100). */
export type RecognizedWord = {
  text: string;
  confidence: number;
  /** Words with the same key stand in one line. */
  line: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Two readings differ, or this one is not sure: to be checked by a person. */
  isUnsure?: boolean;
};

const wordLevel = '5';

/** Reads Tesseract's table of words: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
export function readWordTable(table: string): RecognizedWord[] {
  return table.split('\n').flatMap((row): RecognizedWord[] => {
    const [level, page, block, paragraph, line, , x, y, width, height, confidence, ...text] =
      row.split('\t');
    const word = text.join(' ').trim();
    if (level !== wordLevel || word === '') return [];
    const left = Number(x);
    const top = Number(y);
    return [
      {
        text: word,
        confidence: Number(confidence),
        line: [page, block, paragraph, line].join('.'),
        left,
        top,
        right: left + Number(width),
        bottom: top + Number(height),
      },
    ];
  });
}
