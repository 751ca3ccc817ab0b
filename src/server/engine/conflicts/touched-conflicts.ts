import { normalizeText } from '#server/engine/ingest/normalize-text.ts';
import type { ChatSource, TouchedConflict } from '#shared/chat-events.ts';
import type { FactPart } from './compared-fact.ts';
import { type KnownConflict, type StoredPlace, splitPlaces } from './stored-conflict.ts';

/** Undecided conflicts whose newer side an answer rests on. */
export function findTouched({
  conflicts,
  sources,
}: {
  conflicts: readonly KnownConflict[];
  sources: readonly ChatSource[];
}): TouchedConflict[] {
  return conflicts.flatMap((conflict) => {
    if (conflict.state !== 'open') return [];
    const { used, unused } = splitPlaces(conflict);
    if (!sources.some((source) => rests({ source, place: used }))) return [];
    const { key, kind, subject } = conflict;
    const tell = ({ title, value }: StoredPlace) => ({ title, value });
    return [{ key, kind, subject, used: tell(used), unused: tell(unused) }];
  });
}

function rests({ source, place }: { source: ChatSource; place: StoredPlace }): boolean {
  if (place.source === 'answer') return source.documentId === null && source.title === place.title;
  const own = [{ sourceId: place.id, parts: place.parts }, ...place.repeats];
  const quote = normalizeText(source.quote);
  return own.some(
    ({ sourceId, parts }) =>
      sourceId === source.documentId && parts.some((part) => isIn({ part, quote })),
  );
}

function isIn({ part, quote }: { part: FactPart; quote: string }): boolean {
  const text = normalizeText(part.text);
  if (part.kind === 'cell') return quote.includes(text) && quote.includes(normalizeText(part.name));
  return quote.includes(text) || (quote.length > 10 && text.includes(quote));
}
