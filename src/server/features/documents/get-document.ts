import type { Deps } from '#server/deps.ts';
import type { Document } from '#shared/contract/documents.ts';
import { AppError } from '#shared/errors.ts';
import { describeDocument } from './describe-document.ts';
import { type DocumentRow, findDocumentRow } from './queries.ts';

type OfDocument = { deps: Deps; workspaceId: string; id: string };

export async function getDocument(of: OfDocument): Promise<Document> {
  return describeDocument(await getDocumentRow(of));
}

export async function getDocumentRow({ deps, ...of }: OfDocument): Promise<DocumentRow> {
  const row = await findDocumentRow({ connection: deps.database.orm, ...of });
  if (!row) throw notFound();
  return row;
}

/** A page is renamed, replaced and deleted with its website. */
export async function getFileRow(of: OfDocument): Promise<DocumentRow> {
  const row = await getDocumentRow(of);
  if (row.url !== null) {
    throw new AppError('conflict', 'This page belongs to a website. Change it under Websites.');
  }
  return row;
}

export const notFound = () => new AppError('not_found', 'This document does not exist.');
