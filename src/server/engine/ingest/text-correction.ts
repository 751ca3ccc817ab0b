import { createHash } from 'node:crypto';
import type { Block } from './document.ts';
import { normalizeText } from './normalize-text.ts';

/** What an owner wants a passage of a document to be read as; null leaves the passage out. */
export type TextCorrection = { original: string; text: string | null };

/** A stretch of a document as its owner sees it. `key` and `original` are set where it was corrected. */
export type TextPart = {
  /** What answers use; null when the owner left it out. */
  text: string | null;
  key?: string;
  original?: string;
};

/** A part of the text with the page that it's on, and the words in it that text recognition was not sure of. */
export type PlacedPart = TextPart & { page?: number; unsure?: readonly string[] };
/** What is left of a document's blocks after its corrections, and what its owner is shown. */
export type CorrectedText = { blocks: Block[]; parts: PlacedPart[] };

/** The key of a part as its owner sees it. */
export const partKey = ({ key, original, text }: TextPart): string =>
  key ?? textKey(original ?? text ?? '');

/** Made from what the passage says, not from where it is: it stays the same when a document is read again. */
export const textKey = (original: string): string =>
  createHash('sha256')
    .update(`text\u0000${normalizeText(original)}`)
    .digest('hex')
    .slice(0, 32);
