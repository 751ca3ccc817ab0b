/** What of a chatbot's documents counts on a day: the rest isn't searched, quoted or compared. */
import type { Connection } from '#server/db/client.ts';
import type { FactPart } from '#server/engine/conflicts/compared-fact.ts';
import type { KnownConflict, StoredPlace } from '#server/engine/conflicts/stored-conflict.ts';
import type { DocumentFacts } from '#server/engine/facts/document-facts.ts';
import { findLeftOut, isPartOut, type LeftOut } from '#server/engine/validity/leave-out.ts';
import { isDocumentValid, isValidOn, type Validity } from '#server/engine/validity/validity.ts';
import { listParts } from '#server/features/documents/corrections/get-document-text.ts';
import { listStoredFacts } from '#server/features/documents/reading/fact-queries.ts';
import { listPages } from '#server/features/documents/validity/validity-queries.ts';
import type { LinkedDocument } from './knowledge-queries.ts';

export type KnowledgeOnDay = {
  /** Empty where nothing has dates. */
  day: string;
  linked: ReadonlyMap<string, LinkedDocument>;
  /** Parts of these documents. */
  leftOut: ReadonlyMap<string, LeftOut>;
  /** Where both sides count. */
  conflicts: readonly KnownConflict[];
  /** Ids of passages that are left out as a whole; known once the index is open. */
  hidden?: ReadonlySet<string>;
};

export async function selectOnDay({
  connection,
  workspaceId,
  linked,
  conflicts,
  day,
}: {
  connection: Connection;
  workspaceId: string;
  linked: ReadonlyMap<string, LinkedDocument>;
  conflicts: readonly KnownConflict[];
  day: string;
}): Promise<KnowledgeOnDay> {
  if (day === '') return { day, linked, leftOut: new Map(), conflicts };
  const all = [...linked.values()];
  const valid = all.filter(({ validity }) => isDocumentValid({ validity: validity ?? [], day }));
  const leftOut = new Map<string, LeftOut>();
  const partly = valid.filter(({ validity }) =>
    validity?.some((dates) => !isValidOn({ dates, day })),
  );
  const documentIds = partly.map(({ id }) => id);
  const stored =
    partly.length > 0 ? await listStoredFacts({ connection, workspaceId, documentIds }) : [];
  for (const { id, generation, validity } of partly) {
    const facts = stored.find((row) => row.documentId === id && row.generation === generation);
    const of = { connection, workspaceId, documentId: id, generation };
    const out = facts && (await findLeftOutOf({ ...of, facts: facts.facts, validity, day }));
    if (out) leftOut.set(id, out);
  }
  const isGone = (id: string) => !valid.some((document) => document.id === id);
  return {
    day,
    linked: new Map(valid.map((document) => [document.id, document])),
    leftOut,
    conflicts: conflicts.filter(({ places }) =>
      places.every((place) => countsOn({ place, isGone, leftOut })),
    ),
  };
}

/** Of a document that counts as a whole, the parts that don't. */
export async function findLeftOutOf({
  facts,
  validity,
  day,
  ...of
}: {
  connection: Connection;
  workspaceId: string;
  documentId: string;
  generation: number;
  facts: DocumentFacts;
  validity: readonly Validity[] | null;
  day: string;
}): Promise<LeftOut | null> {
  if (!validity?.some((dates) => !isValidOn({ dates, day }))) return null;
  const parts = (await listPages(of)).flatMap(listParts);
  return findLeftOut({ facts, parts, validity, day });
}

/** One of the sources that say it counts. */
function countsOn({
  place,
  isGone,
  leftOut,
}: {
  place: StoredPlace;
  isGone: (id: string) => boolean;
  leftOut: ReadonlyMap<string, LeftOut>;
}): boolean {
  if (place.source === 'answer') return true;
  const counts = (sourceId: string, parts: readonly FactPart[]): boolean => {
    const out = leftOut.get(sourceId);
    return !isGone(sourceId) && !(out && parts.some((part) => isPartOut({ part, leftOut: out })));
  };
  return (
    counts(place.id, place.parts) ||
    place.repeats.some(({ sourceId, parts }) => counts(sourceId, parts))
  );
}
