import type { Place } from '#server/engine/ingest/document.ts';
import type { ComparedSource } from './compared-fact.ts';

/** Where a block of a source stands, as its owner is told. */
export function placeOfBlock({ source, block }: { source: ComparedSource; block: number }): Place {
  const ordinal = source.facts.passageOfBlock[block];
  return (ordinal === null || ordinal === undefined ? null : source.passages[ordinal]?.place) ?? {};
}

/** The sentences around a block. */
export function sentencesOfBlock({
  source,
  block,
}: {
  source: ComparedSource;
  block: number;
}): string[] {
  const ordinal = source.facts.passageOfBlock[block];
  if (ordinal === null || ordinal === undefined) return [];
  return (source.passages[ordinal]?.sentences ?? []).flatMap(({ text, isName }) =>
    isName ? [] : [text],
  );
}
