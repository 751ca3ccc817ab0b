import { topicsOf } from './headings.ts';
import { isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { businessTopics } from './place-topics.ts';
import { scanText } from './scan-text.ts';

/** Names a part of a business that keeps hours of its own, not the shop or practice itself. */
export const isAsideText = ({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean =>
  topicsOf({ text, lexicon }).some((topic) => !businessTopics.has(topic));

export const isBusiness = ({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean => {
  const topics = topicsOf({ text, lexicon });
  return topics.length > 0 && topics.every((topic) => businessTopics.has(topic));
};

/** The word for the business in a sentence: "the shop". */
export const businessIn = ({ text, lexicon }: { text: string; lexicon: Lexicon }): string =>
  scanText({ text, lexicon }).flatMap((item) =>
    item.kind === 'topic' && businessTopics.has(item.topic) ? [item.text] : [],
  )[0] ?? '';

export const hasTopic = ({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean =>
  scanText({ text, lexicon }).some((item) => item.kind === 'topic' || isSense(item, 'hours'));
