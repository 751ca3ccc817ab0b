/** From when until when a document or a part of it may be quoted: what its owner sets, and what its text proposes. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { shortKey } from '#server/engine/validity/leave-out.ts';
import { completeDates, type NamedValidity } from '#server/engine/validity/read-validity.ts';
import { type ValidDates, wholeDocument } from '#server/engine/validity/validity.ts';
import { bumpLinked } from '#server/features/documents/bump-linked.ts';
import { changeCorrections } from '#server/features/documents/corrections/change-corrections.ts';
import { listParts } from '#server/features/documents/corrections/get-document-text.ts';
import { getDocumentRow } from '#server/features/documents/get-document.ts';
import { bumpFacts, listStoredFacts } from '#server/features/documents/reading/fact-queries.ts';
import {
  type DocumentValidityResponse,
  isInOrder,
  type ProposedDates,
  type ValidDatesInput,
} from '#shared/contract/validity.ts';
import { AppError } from '#shared/errors.ts';
import {
  deleteValidity,
  listNamedDates,
  listPages,
  listValidityRows,
  saveValidity,
} from './validity-queries.ts';

type OfDocument = { deps: Deps; workspaceId: string; id: string };

const longestLabel = 120;

export async function getDocumentValidity(of: OfDocument): Promise<DocumentValidityResponse> {
  const { deps, workspaceId, id: documentId } = of;
  const { generation, createdAt } = await getDocumentRow(of);
  const connection = deps.database.orm;
  const ofReading = { connection, workspaceId, documentId, generation };
  const rows = await listValidityRows({ connection, workspaceId, documentId });
  const labels = await readLabels(ofReading);
  const named = await listNamedDates(ofReading);
  const items = rows
    .filter(({ validFrom, validUntil }) => validFrom !== null || validUntil !== null)
    .map(({ key, label, validFrom, validUntil }) => ({
      ...{ key, label: labels.get(key) ?? label, validFrom, validUntil },
      isFound: labels.has(key),
    }));
  return {
    items: items.sort((a, b) => rank(a.key) - rank(b.key)),
    proposals: named
      .filter(({ key }) => labels.has(key) && !rows.some((row) => row.key === key))
      .flatMap((one) =>
        proposeDates({ named: one, storedAt: createdAt, now: deps.clock.now() }).map((dates) => ({
          ...{ key: one.key, label: labels.get(one.key) ?? '', quote: one.quote, ...dates },
        })),
      ),
  };
}

const rank = (key: string): number => (key === wholeDocument ? 0 : 1);

/** A first day that is over changes nothing any more. */
export function proposeDates({
  named,
  storedAt,
  now,
}: {
  named: NamedValidity;
  storedAt: Date;
  now: Date;
}): Pick<ProposedDates, 'validFrom' | 'validUntil'>[] {
  const dates = completeDates(named, storedAt);
  const isOver = dates.validUntil === null && (dates.validFrom ?? '') <= now.toISOString();
  return isOver || !isInOrder(dates) ? [] : [dates];
}

/** Sets the dates of a document or of a part; both null remove them, or dismiss what the text proposes. */
export async function setValidity({
  key,
  input,
  ...of
}: OfDocument & { userId: string; key: string; input: ValidDatesInput }): Promise<void> {
  await changeCorrections({
    ...of,
    within: ({ transaction, locked: { generation } }) =>
      setWithin({ ...of, transaction, generation, key, dates: input }),
  });
}

export async function setWithin({
  deps,
  transaction,
  workspaceId,
  userId,
  id: documentId,
  generation,
  key,
  dates,
}: OfDocument & {
  userId: string;
  transaction: Transaction;
  generation: number;
  key: string;
  dates: ValidDates;
}): Promise<void> {
  const of = { connection: transaction, workspaceId, documentId };
  const before = (await listValidityRows(of)).find((row) => row.key === key);
  const labels = await readLabels({ ...of, generation });
  const label = labels.get(key);
  const isEmpty = dates.validFrom === null && dates.validUntil === null;
  const ofRow = { workspaceId, documentId, key };
  if (isEmpty && label === undefined) await deleteValidity({ transaction, ...ofRow });
  else if (label === undefined) {
    const message = 'The document no longer says this. Reload the page and try again.';
    throw new AppError('not_found', message);
  } else {
    const isNamed = (await listNamedDates({ ...of, generation })).some((one) => one.key === key);
    const updatedAt = deps.clock.now();
    if (isEmpty && !isNamed) await deleteValidity({ transaction, ...ofRow });
    else await saveValidity({ transaction, row: { ...ofRow, label, ...dates, userId, updatedAt } });
  }
  const isSame =
    (before?.validFrom ?? null) === dates.validFrom &&
    (before?.validUntil ?? null) === dates.validUntil;
  if (isSame) return;
  await bumpFacts({ transaction, workspaceId, documentId });
  await bumpLinked({ deps, transaction, workspaceId, id: documentId, userId });
}

/** The parts that can have dates, with the beginning of their texts. */
async function readLabels(
  of: Parameters<typeof listPages>[0],
): Promise<ReadonlyMap<string, string>> {
  const { connection, workspaceId, documentId, generation } = of;
  const stored = await listStoredFacts({ connection, workspaceId, documentIds: [documentId] });
  const facts = stored.find((row) => row.generation === generation)?.facts;
  const known = new Set(facts?.parts?.blockKeys);
  const parts = (await listPages(of)).flatMap(listParts);
  return new Map([
    [wholeDocument, ''],
    ...parts.flatMap(({ key, text }): [string, string][] =>
      text !== null && known.has(shortKey(key))
        ? [[key, text.replace(/\s+/g, ' ').slice(0, longestLabel)]]
        : [],
    ),
  ]);
}
