import type { LoadedPassage } from './passage-text.ts';

/** Longer quotes are found by their first and last words. */
const mostWhole = 80;
const edgeWords = 5;
const mostQuotes = 3;

/**
 * The address of the page a passage was read from, with a text fragment: browsers that know fragments scroll to the
 * quoted sentence and highlight it, and all others just open the page.
 */
export function linkToSource({
  passage,
  quotes,
}: {
  passage: LoadedPassage;
  /** What the answer took from the passage, word for word; empty when it was worked out. */
  quotes: readonly string[];
}): string | null {
  if (!passage.url) return null;
  const texts = listTexts({ passage, quotes }).slice(0, mostQuotes);
  const fragment = texts.map((text) => `text=${text}`).join('&');
  return fragment ? `${passage.url.replace(/#.*/, '')}#:~:${fragment}` : passage.url;
}

function listTexts({
  passage,
  quotes,
}: {
  passage: LoadedPassage;
  quotes: readonly string[];
}): string[] {
  if (passage.place.row !== undefined) return [describeRow(passage.text)];
  const sentence = passage.sentences.find(({ heading }) => !heading)?.text ?? '';
  const texts = quotes.length > 0 ? quotes : [sentence];
  return texts.map(describeQuote).filter((text) => text !== '');
}

/** The page has a row's values but not the names of its columns beside them. */
function describeRow(text: string): string {
  const values = text.split('\n').map((line) => line.replace(/^[^:]{0,80}: /, '').trim());
  const [first = '', ...others] = values.filter((value) => value !== '');
  const last = others.at(-1);
  return last ? `${startOf(first)},${endOf(last)}` : describeQuote(first);
}

function describeQuote(quote: string): string {
  const text = quote.trim();
  if (text.length <= mostWhole && !text.includes('\n')) return encode(text);
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim() !== '');
  return `${startOf(first)},${endOf(others.at(-1) ?? first)}`;
}

const startOf = (line: string) => encode(wordsOf(line).slice(0, edgeWords).join(' '));
const endOf = (line: string) => encode(wordsOf(line).slice(-edgeWords).join(' '));
const wordsOf = (line: string) => line.trim().split(/\s+/);

/** A dash marks the words around a quote, so one in the quote itself has to be escaped too. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '')).replaceAll('-', '%2D');
