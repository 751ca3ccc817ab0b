import type { Place } from '#server/engine/ingest/document.ts';
import type {
  ComparedSource,
  ConflictKind,
  FactInSource,
  FactPart,
  FoundConflict,
} from './compared-fact.ts';

/** A place of a conflict without the content of its source. */
export type StoredPlace = {
  source: ComparedSource['kind'];
  id: string;
  title: string;
  value: string;
  quote: string;
  place: Place;
  changedAt: number;
  parts: FactPart[];
  repeats: FactInSource['repeats'];
};

/** A conflict with what was decided about it. */
export type KnownConflict = {
  key: string;
  kind: ConflictKind;
  subject: string;
  places: [newer: StoredPlace, older: StoredPlace];
  state: 'open' | 'settled' | 'different';
  winnerId: string | null;
};

export const toStoredPlaces = ({ places: [a, b] }: FoundConflict): [StoredPlace, StoredPlace] => [
  toStored(a),
  toStored(b),
];

const toStored = ({
  source,
  value,
  quote,
  place,
  parts,
  changedAt,
  repeats,
}: FactInSource): StoredPlace => ({
  source: source.kind,
  id: source.id,
  title: source.title,
  value,
  quote,
  place,
  changedAt,
  parts,
  repeats,
});

/** Which of both is used: the one that is said to be right, else the first. */
export function splitPlaces({ places: [newer, older], winnerId }: KnownConflict): {
  used: StoredPlace;
  unused: StoredPlace;
} {
  return winnerId === older.id ? { used: older, unused: newer } : { used: newer, unused: older };
}

/** What isn't said, by the document it stands in. */
export function listHidden(conflicts: readonly KnownConflict[]): Map<string, FactPart[]> {
  const hidden = new Map<string, FactPart[]>();
  for (const conflict of conflicts) {
    if (conflict.state === 'different') continue;
    const { unused } = splitPlaces(conflict);
    const own = unused.source === 'document' ? [{ sourceId: unused.id, parts: unused.parts }] : [];
    for (const { sourceId, parts } of [...own, ...unused.repeats])
      hidden.set(sourceId, [...(hidden.get(sourceId) ?? []), ...parts]);
  }
  return hidden;
}

/** Curated answers that a person said a document is right against. */
export const listLosingAnswers = (conflicts: readonly KnownConflict[]): Set<string> =>
  new Set(
    conflicts.flatMap((conflict) => {
      if (conflict.state !== 'settled') return [];
      const { unused } = splitPlaces(conflict);
      return unused.source === 'answer' ? [unused.id] : [];
    }),
  );
