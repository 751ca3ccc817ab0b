import type { Place } from '#server/engine/ingest/document.ts';
import type { Sentence } from '#server/engine/ingest/split/passage.ts';

/** A passage with its words, as the caller's loader brings it for the few that were found. */
export type LoadedPassage = {
  id: string;
  documentId: string;
  title: string;
  text: string;
  sentences: Sentence[];
  place: Place;
  /** The page of a website that it was read from. */
  url?: string | null;
};

export type PassageLoader = (ids: readonly string[]) => Promise<LoadedPassage[]>;
