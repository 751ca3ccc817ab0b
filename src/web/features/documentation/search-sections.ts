export type SearchablePage = {
  name: string;
  title: string;
  sections: readonly { id: string | null; heading: string; text: string }[];
};

export type SearchHit = {
  name: string;
  id: string | null;
  title: string;
  heading: string;
  excerpt: string;
};

const mostHits = 8;
const excerptLength = 140;
const points = { title: 4, heading: 6, wordStart: 2, text: 1 };

/** Sections that hold every word of the query, the most telling first. */
export function searchSections({
  pages,
  query,
}: {
  pages: readonly SearchablePage[];
  query: string;
}): SearchHit[] {
  const words = splitQuery(query);
  if (words.length === 0) return [];
  return pages
    .flatMap(({ name, title, sections }) =>
      sections.map(({ id, heading, text }) => ({
        score: rate({ words, title, heading, text }),
        hit: { name, id, title, heading, excerpt: cutExcerpt({ text, words }) },
      })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostHits)
    .map(({ hit }) => hit);
}

export function splitQuery(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** The text in turns of what was searched for and what stands between, to mark the former. */
export function splitAtWords({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return [{ text, isHit: false }];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'gi'))
    .map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
    .filter((part) => part.text);
}

function rate(input: { words: string[]; title: string; heading: string; text: string }): number {
  const [title, heading, text] = [fold(input.title), fold(input.heading), fold(input.text)];
  let score = 0;
  for (const word of input.words) {
    const gained =
      (title.includes(word) ? points.title : 0) +
      (heading.includes(word) ? points.heading : 0) +
      (` ${text}`.includes(` ${word}`) ? points.wordStart : 0) +
      (text.includes(word) ? points.text : 0);
    if (gained === 0) return 0;
    score += gained;
  }
  return score;
}

function cutExcerpt({ text, words }: { text: string; words: readonly string[] }): string {
  const folded = fold(text);
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const from = first < excerptLength / 2 ? 0 : text.indexOf(' ', first - excerptLength / 3) + 1;
  const end = from + excerptLength;
  const isWhole = end >= text.length;
  const piece = isWhole ? text.slice(from) : text.slice(from, text.lastIndexOf(' ', end));
  return `${from > 0 ? '… ' : ''}${piece}${isWhole ? '' : ' …'}`;
}

/** Character by character, so that a place in the folded text is the same place in the text. */
function fold(text: string): string {
  return text.replaceAll('’', "'").toLowerCase();
}
