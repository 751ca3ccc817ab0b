/** A document's text as its owner looks at it: with what they corrected, and what the document says instead. */
import type { Deps } from '#server/deps.ts';
import type { PageText } from '#server/engine/ingest/lay-out-pages.ts';
import { type TextPart, textKey } from '#server/engine/ingest/text-correction.ts';
import type { DescribedPart } from '#shared/contract/corrections.ts';
import type { DocumentTextResponse } from '#shared/contract/documents.ts';
import { AppError } from '#shared/errors.ts';
import { getDocumentRow } from './get-document.ts';
import { findPageText } from './queries.ts';
import { listTextCorrections } from './text-correction-queries.ts';

export async function getDocumentText({
  deps,
  page,
  ...of
}: {
  deps: Deps;
  workspaceId: string;
  id: string;
  page: number;
}): Promise<DocumentTextResponse> {
  const { generation, url } = await getDocumentRow({ deps, ...of });
  const connection = deps.database.orm;
  const found = await findPageText({ connection, ...of, generation, page });
  if (!found) throw new AppError('not_found', 'There is no text on this page.');
  const { workspaceId, id: documentId } = of;
  const corrections = await listTextCorrections({ connection, workspaceId, documentId });
  const { pages, text } = found;
  return { page, pages, text, parts: describeParts({ page: found, corrections }), url };
}

/** The parts of a page as the current corrections have them, also those that the reading doesn't know yet. */
export function describeParts({
  page: { text, parts },
  corrections = [],
}: {
  page: PageText;
  corrections?: readonly { key: string; text: string | null }[];
}): DescribedPart[] {
  const byKey = new Map(corrections.map((one) => [one.key, one.text]));
  return (parts ?? splitParts(text)).map((part) => {
    const original = part.original ?? part.text ?? '';
    const key = part.key ?? textKey(original);
    const corrected = byKey.get(key);
    if (corrected === undefined) {
      return { key, text: original, original, state: 'found', isPending: part.key !== undefined };
    }
    return {
      ...{ key, text: corrected, original },
      state: corrected === null ? 'excluded' : 'corrected',
      isPending: part.key === undefined || part.text !== corrected,
    };
  });
}

const splitParts = (text: string): TextPart[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((part) => ({ text: part }));
