import type { DocumentSegment } from './document-segment.ts';
import { bytesPerVector, quantiseVector } from './quantise.ts';
import type { SearchIndex } from './search-index.ts';

/** Where a sentence is kept: of a document's passage, in the order of the document. */
export type SentencePlace = { documentId: string; passageId: string; sentence: number };

/** How near a question is in meaning to sentences that are looked at one by one; null without vectors of both. */
export function createNearness({
  index,
  vector,
}: {
  index: SearchIndex;
  vector: Float32Array | null;
}): (place: SentencePlace) => number | null {
  if (!vector) return () => null;
  const query = quantiseVector(vector);
  const places = new Map<string, Map<string, { segment: DocumentSegment; passage: number }>>();
  const placesIn = (documentId: string) => {
    const known = places.get(documentId);
    if (known) return known;
    const own = new Map(
      index.segments
        .filter((segment) => segment.documentId === documentId)
        .flatMap((segment) =>
          segment.ids.map((id, passage) => [id, { segment, passage }] as const),
        ),
    );
    places.set(documentId, own);
    return own;
  };
  return ({ documentId, passageId, sentence }) => {
    const place = placesIn(documentId).get(passageId);
    return place ? compare({ ...place, sentence, query }) : null;
  };
}

function compare({
  segment: { vectors, sentenceStarts },
  passage,
  sentence,
  query: { values, scale },
}: {
  segment: DocumentSegment;
  passage: number;
  sentence: number;
  query: ReturnType<typeof quantiseVector>;
}): number | null {
  if (vectors?.arena.dimensions !== values.length) return null;
  const said = (sentenceStarts[passage + 1] ?? 0) - (sentenceStarts[passage] ?? 0);
  const { arena, stored, names } = vectors;
  if (sentence < said) {
    const cosine = arena.compare({ stored, passage, query: values })[sentence];
    return cosine === undefined ? null : cosine * scale;
  }
  const size = bytesPerVector(values.length);
  const from = (sentence - said) * size;
  const bytes = names.get(passage);
  if (!bytes || bytes.length < from + size) return null;
  const own = new Int8Array(bytes.buffer, bytes.byteOffset + from + 4, values.length);
  const ownScale = new DataView(bytes.buffer, bytes.byteOffset + from, 4).getFloat32(0, true);
  let dot = 0;
  for (const [at, value] of values.entries()) dot += value * (own[at] ?? 0);
  return dot * scale * ownScale;
}
