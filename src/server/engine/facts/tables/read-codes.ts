/** Codes that a line of text explains: "V = vegetarian, N = nuts", "vegan (VG), nuts (N)", "(H) heated (L) with a lock". */
export function readCodes(texts: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const text of texts) {
    for (const list of [equations(text), inBrackets(text), marked(text), bare(text)]) {
      // One letter alone is explained where it says what people eat: "V = vegan".
      if (list.length > 1 || list.some(([, word]) => dietWord.test(word)))
        for (const [key, word] of list) found[key] = word;
    }
  }
  return found;
}

type Explained = [key: string, word: string];

const dietWord = /^(?:veg|glut|sin gluten|ohne gluten|lact|lakt|dairy|spicy|scharf|picante)/iu;

const sign =
  /(?<![\p{L}\p{N}*])([A-Z]{1,3}\d{0,2}|[a-z]{1,3}(?=\s?=)|\*{1,2}(?=\s?=))\s?[=:–—]\s?/gu;

/** "V = vegetarian, * = spicy", "K: kettle / hot plate". */
function equations(text: string): Explained[] {
  return explain(text, [...text.matchAll(sign)]);
}

const mark = /(?<![\p{L}\p{N}])\(([A-Z]{1,3}|[a-z]{1,3})\)\s/gu;

/** "(H) heated (L) with a lock", but not the points of a list: "(a) … (b) …". */
function marked(text: string): Explained[] {
  const marks = [...text.matchAll(mark)];
  if (marks.length < 2 || /^[ai]$/i.test(marks[0]?.[1] ?? '')) return [];
  return explain(text, marks);
}

/** "Vegan (VG), nuts (N)". */
const inBrackets = (text: string): Explained[] =>
  [
    ...text.matchAll(
      /(?<!\p{L})(\p{Ll}[\p{Ll}-]{2,20}(?: \p{Ll}[\p{Ll}-]{2,20})?) \(([A-Z]{1,3})\)/gu,
    ),
  ].map(([, word = '', key = '']) => [key, word]);

/** "G garden, P place to park, T terrace": a sentence of nothing else, with three of them or more. */
function bare(text: string): Explained[] {
  return text.split(/[.;\n]/).flatMap((sentence) => {
    const parts = sentence
      .trim()
      .split(/,\s|\s\/\s|\s(?=[A-Z]{1,2}\s\p{Ll})/u)
      .map((part) => bareCode.exec(part.trim()));
    const keys = new Set(parts.map((part) => part?.[1]));
    if (parts.length < 3 || keys.has(undefined) || keys.size < parts.length) return [];
    return parts.map((part): Explained => [part?.[1] ?? '', part?.[2] ?? '']);
  });
}

const bareCode = /^([A-Z]{1,2})\s(\p{Ll}[\p{L}/'’ -]{2,40})$/u;

/** What follows each sign up to the next; "A = March" is a time of the year. */
function explain(text: string, signs: readonly RegExpExecArray[]): Explained[] {
  return signs.flatMap((one, at): Explained[] => {
    const end = signs[at + 1]?.index ?? text.length;
    const word = endWord(text.slice(one.index + one[0].length, end));
    return /^\p{Ll}/u.test(word) && word.length > 2 ? [[one[1] ?? '', word]] : [];
  });
}

/** "Step-free entrance (side door). Ask …" says the first two words. */
function endWord(said: string): string {
  const [line = ''] = said.split(/[.;|•·\n()]|\s[–—]\s|,\s/);
  return line
    .replace(/(?<![\s,/])[\s,/]+$/, '')
    .trim()
    .slice(0, longestWord);
}

const longestWord = 60;
