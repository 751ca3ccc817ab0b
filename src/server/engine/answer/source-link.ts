import { linkToText, quoteFragment, rowFragment } from '#shared/text-fragment.ts';
import type { LoadedPassage } from './passage-text.ts';

const mostQuotes = 3;

/** The address of the page a passage was read from, with a text fragment to the quoted sentence. */
export function linkToSource({
  passage,
  quotes,
}: {
  passage: LoadedPassage;
  /** What the answer took from the passage, word for word; empty when it was worked out. */
  quotes: readonly string[];
}): string | null {
  const { url } = passage;
  return url ? linkToText({ url, fragments: listFragments({ passage, quotes }) }) : null;
}

function listFragments({
  passage,
  quotes,
}: {
  passage: LoadedPassage;
  quotes: readonly string[];
}): string[] {
  if (passage.place.row !== undefined) return [rowFragment(passage.text)];
  const sentence = passage.sentences.find(({ heading }) => !heading)?.text ?? '';
  const texts = quotes.length > 0 ? quotes : [sentence];
  return texts
    .map(quoteFragment)
    .filter((text) => text !== '')
    .slice(0, mostQuotes);
}
