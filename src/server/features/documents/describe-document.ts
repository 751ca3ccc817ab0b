import { wholeDocument } from '#server/engine/validity/validity.ts';
import type { Document } from '#shared/contract/documents.ts';
import type { DocumentRow } from './queries.ts';

/** What an owner sees of a document: not where its file lies, nor who works on it. */
export function describeDocument(row: DocumentRow): Document {
  const dates = row.validity?.find(({ key }) => key === wholeDocument);
  return {
    id: row.id,
    name: row.name,
    source: row.textVersion === null ? 'file' : 'text',
    type: row.type,
    bytes: row.bytes,
    state: row.state,
    failure: row.failureCode ? { code: row.failureCode, message: row.failureMessage ?? '' } : null,
    pages: row.pages,
    passages: row.passages,
    sentencesTotal: row.sentencesTotal,
    sentencesEmbedded: row.sentencesEmbedded,
    recognizing: row.state === 'reading' ? row.recognizing : null,
    notes: row.notes,
    chatbotIds: row.chatbotIds,
    validFrom: dates?.validFrom ?? null,
    validUntil: dates?.validUntil ?? null,
    olderVersion: row.olderVersion,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
