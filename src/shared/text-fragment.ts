/** Text fragments of addresses: browsers that know them scroll to the quoted words, all others just open the page. */

/** Longer quotes are found by their first and last words. */
const mostWhole = 80;
const edgeWords = 5;

/** The fragment without "#:~:", or nothing for a quote without words. */
export function quoteFragment(quote: string): string {
  const text = quote.trim();
  if (text.length <= mostWhole && !text.includes('\n')) return encode(text);
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim() !== '');
  return `${startOf(first)},${endOf(others.at(-1) ?? first)}`;
}

/** For a table row as "Column: value" lines: the page has its values but not the names of its columns beside them. */
export function rowFragment(text: string): string {
  const values = text.split('\n').map((line) => line.replace(/^[^:]{0,80}: /, '').trim());
  const [first = '', ...others] = values.filter((value) => value !== '');
  const last = others.at(-1);
  return last ? `${startOf(first)},${endOf(last)}` : quoteFragment(first);
}

export function linkToText({ url, fragments }: { url: string; fragments: readonly string[] }) {
  const fragment = fragments
    .filter(Boolean)
    .map((text) => `text=${text}`)
    .join('&');
  return fragment ? `${url.replace(/#.*/, '')}#:~:${fragment}` : url;
}

const startOf = (line: string) => encode(wordsOf(line).slice(0, edgeWords).join(' '));
const endOf = (line: string) => encode(wordsOf(line).slice(-edgeWords).join(' '));
const wordsOf = (line: string) => line.trim().split(/\s+/);

/** A dash marks the words around a quote, so one in the quote itself has to be escaped too. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '')).replaceAll('-', '%2D');
