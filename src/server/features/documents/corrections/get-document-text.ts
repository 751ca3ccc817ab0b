/** A document's text as its owner looks at it: with what they corrected, and what the document says instead. */
import type { Connection } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import {
  betweenParts,
  type PageText,
  type UnsureWord,
} from '#server/engine/ingest/lay-out-pages.ts';
import { partKey, type TextPart } from '#server/engine/ingest/text-correction.ts';
import { getDocumentRow } from '#server/features/documents/get-document.ts';
import { findPageText } from '#server/features/documents/queries.ts';
import { listPages } from '#server/features/documents/validity/validity-queries.ts';
import type { DescribedPart } from '#shared/contract/corrections.ts';
import type { DocumentTextResponse } from '#shared/contract/documents.ts';
import { AppError } from '#shared/errors.ts';
import { saysQuote } from '#shared/says-quote.ts';
import { listTextCorrections } from './text-correction-queries.ts';

export async function getDocumentText({
  deps,
  page: asked,
  quote,
  ...of
}: {
  deps: Deps;
  workspaceId: string;
  id: string;
  page: number;
  /** The first page that says this is taken, whatever `page` says. */
  quote?: string | undefined;
}): Promise<DocumentTextResponse> {
  const { generation, url } = await getDocumentRow({ deps, ...of });
  const connection = deps.database.orm;
  const page = quote ? await findPage({ connection, ...of, generation, quote }) : asked;
  const found = await findPageText({ connection, ...of, generation, page });
  if (!found) throw new AppError('not_found', 'There is no text on this page.');
  const { workspaceId, id: documentId } = of;
  const corrections = await listTextCorrections({ connection, workspaceId, documentId });
  const { pages, text } = found;
  return { page, pages, text, parts: describeParts({ page: found, corrections }), url };
}

/** The first page when none says it. */
async function findPage({
  quote,
  id: documentId,
  ...of
}: {
  connection: Connection;
  workspaceId: string;
  id: string;
  generation: number;
  quote: string;
}): Promise<number> {
  const pages = await listPages({ ...of, documentId });
  const at = pages.findIndex((page) =>
    listParts(page).some(({ text }) => text !== null && saysQuote({ text, quote })),
  );
  return Math.max(0, at) + 1;
}

/** The parts of a page as the current corrections have them, also those that the reading doesn't know yet. */
export function describeParts({
  page,
  corrections = [],
}: {
  page: PageText;
  corrections?: readonly { key: string; text: string | null }[];
}): DescribedPart[] {
  const byKey = new Map(corrections.map((one) => [one.key, one.text]));
  return placeParts(page).map(({ part, unsure }) => {
    const original = part.original ?? part.text ?? '';
    const key = partKey(part);
    const corrected = byKey.get(key);
    if (corrected === undefined) {
      const isPending = part.key !== undefined;
      return { key, text: original, original, state: 'found', unsure, isPending };
    }
    return {
      ...{ key, text: corrected, original, unsure: [] },
      state: corrected === null ? 'excluded' : 'corrected',
      isPending: part.key === undefined || part.text !== corrected,
    };
  });
}

/** The parts of a page with their keys. */
export const listParts = (page: PageText): { key: string; text: string | null }[] =>
  placeParts(page).map(({ part }) => ({ key: partKey(part), text: part.text }));

/** Each part with its unsure words, counted from its own beginning. */
function placeParts({ text, parts, unsure }: PageText): { part: TextPart; unsure: UnsureWord[] }[] {
  let start = 0;
  const all = parts ?? text.split(betweenParts).map((piece): TextPart => ({ text: piece }));
  const placed = all.map((part) => {
    const [from, to] = [start, start + (part.text?.length ?? 0)];
    if (part.text !== null) start = to + betweenParts.length;
    const inside = (unsure ?? []).filter((word) => word.from >= from && word.to <= to);
    const own = part.text === null ? [] : inside;
    return { part, unsure: own.map((word) => ({ from: word.from - from, to: word.to - from })) };
  });
  return placed.filter(({ part }) => part.text !== '');
}
