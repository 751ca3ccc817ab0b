/** Turns text into the token ids of an uncased BERT vocabulary: the same cuts the model was trained with. */

export type Tokenizer = {
  /** Ids with the opening and closing marks, never more than `maxTokens`. */
  encode(text: string, maxTokens: number): number[];
};

const unknown = '[UNK]';
const longestWord = 100;
const rememberedWords = 50_000;

export function createTokenizer(vocabulary: string): Tokenizer {
  const idByPiece = new Map<string, number>();
  for (const line of vocabulary.split('\n')) {
    const piece = line.replace(/\r$/, '');
    if (piece !== '') idByPiece.set(piece, idByPiece.size);
  }
  const idOf = (piece: string): number => {
    const id = idByPiece.get(piece);
    if (id === undefined) throw new Error(`The vocabulary has no ${piece}.`);
    return id;
  };
  const opening = idOf('[CLS]');
  const closing = idOf('[SEP]');
  const unknownWord = [idOf(unknown)];
  const known = new Map<string, number[]>();

  function cutWord(word: string): number[] {
    if (word.length > longestWord) return unknownWord;
    const ids: number[] = [];
    let start = 0;
    while (start < word.length) {
      let end = word.length;
      let id: number | undefined;
      while (end > start) {
        const piece = word.slice(start, end);
        id = idByPiece.get(start === 0 ? piece : `##${piece}`);
        if (id !== undefined) break;
        end -= 1;
      }
      if (id === undefined) return unknownWord;
      ids.push(id);
      start = end;
    }
    return ids;
  }

  function idsOf(word: string): number[] {
    const found = known.get(word);
    if (found) return found;
    const ids = cutWord(word);
    if (known.size >= rememberedWords) known.clear();
    known.set(word, ids);
    return ids;
  }

  return {
    encode(text, maxTokens) {
      const ids = [opening];
      const room = maxTokens - 1;
      for (const [word] of normalise(text).matchAll(wordsAndMarks)) {
        for (const id of idsOf(word)) {
          if (ids.length < room) ids.push(id);
        }
        if (ids.length >= room) break;
      }
      ids.push(closing);
      return ids;
    },
  };
}

/** BERT counts every printable ASCII sign that is no letter or digit as punctuation, besides Unicode's own. */
const mark = '[!-/:-@\\[-`{-~\\p{P}]';
const ideograph =
  '[\\u4E00-\\u9FFF\\u3400-\\u4DBF\\uF900-\\uFAFF\\u{20000}-\\u{2A6DF}\\u{2A700}-\\u{2B73F}\\u{2B740}-\\u{2B81F}\\u{2B820}-\\u{2CEAF}\\u{2F800}-\\u{2FA1F}]';
const wordsAndMarks = new RegExp(`${mark}|${ideograph}|(?:(?!${mark}|${ideograph})[^\\s])+`, 'gu');

function normalise(text: string): string {
  return text
    .replace(/[\t\n\r]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}
