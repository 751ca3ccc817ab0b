/** Every call about documents. */
import type {
  Document,
  DocumentFactRowsResponse,
  DocumentFactsResponse,
  DocumentSource,
  DocumentState,
  DocumentTextResponse,
  UpdateDocumentInput,
} from '#shared/contract/documents.ts';
import type { Upload } from '#web/lib/upload-file.ts';
import type { DataClient } from '#web/state/data-client.tsx';

type Client = Pick<DataClient, 'call' | 'upload'>;
type OfOne = { client: Client; id: string };

export type DocumentsPage = { items: Document[]; nextCursor: string | null; total: number };
export type DocumentFilter = {
  search: string;
  chatbotId: string | null;
  state: DocumentState | null;
  source: DocumentSource;
};
export type UploadResponse = { document: Document; duplicateOf: string | null };

const pageSize = 50;

export function listDocuments({
  client,
  filter: { search, chatbotId, state, source },
  cursor,
  signal,
}: {
  client: Client;
  filter: DocumentFilter;
  cursor: string | null;
  signal: AbortSignal;
}) {
  const query = new URLSearchParams({
    limit: String(pageSize),
    source,
    ...(search ? { search } : {}),
    ...(chatbotId ? { chatbotId } : {}),
    ...(state ? { state } : {}),
    ...(cursor ? { cursor } : {}),
  });
  return client.call<DocumentsPage>({ path: `/api/documents?${query}`, signal });
}

/** Only these, to follow their progress. */
export function listDocumentsById({
  client,
  ids,
  signal,
}: {
  client: Client;
  ids: readonly string[];
  signal: AbortSignal;
}) {
  const path = `/api/documents?limit=100&ids=${ids.slice(0, 100).join(',')}` as const;
  return client.call<DocumentsPage>({ path, signal });
}

type Sending = Pick<Upload, 'file' | 'onProgress' | 'signal'>;

export function uploadDocument({
  client,
  chatbotIds,
  ...sending
}: Sending & { client: Client; chatbotIds: readonly string[] }) {
  return client.upload<UploadResponse>({
    path: '/api/documents',
    fields: chatbotIds.length > 0 ? { chatbotIds: chatbotIds.join(',') } : {},
    ...sending,
  });
}

export function replaceDocument({ client, id, ...sending }: OfOne & Sending) {
  return client.upload<UploadResponse>({ path: pathOf(id, '/file'), method: 'PUT', ...sending });
}

export function updateDocument({ client, id, changes }: OfOne & { changes: UpdateDocumentInput }) {
  return client.call<Document>({ path: pathOf(id), method: 'PATCH', body: changes });
}

export function getDocument({ client, id, signal }: OfOne & { signal: AbortSignal }) {
  return client.call<Document>({ path: pathOf(id), signal });
}

export function retryDocument({ client, id }: OfOne) {
  return client.call<Document>({ path: pathOf(id, '/retry'), method: 'POST' });
}

export function deleteDocument({ client, id, isForGood }: OfOne & { isForGood: boolean }) {
  const path = isForGood ? (`${pathOf(id)}?forGood=true` as const) : pathOf(id);
  return client.call<unknown>({ path, method: 'DELETE' });
}

export function getDocumentText({
  client,
  id,
  page,
  quote = '',
  signal,
}: OfOne & { page: number | null; quote?: string | undefined; signal: AbortSignal }) {
  const query = page === null ? `quote=${encodeURIComponent(quote)}` : `page=${page}`;
  return client.call<DocumentTextResponse>({ path: pathOf(id, `/text?${query}`), signal });
}

/** Null in the demo, which doesn't look for facts. */
export function getDocumentFacts({ client, id, signal }: OfOne & { signal: AbortSignal }) {
  return client.call<DocumentFactsResponse | null>({ path: pathOf(id, '/facts'), signal });
}

export function listFactRows({
  client,
  id,
  table,
  from,
  signal,
}: OfOne & { table: number; from: number; signal: AbortSignal }) {
  const path = pathOf(id, `/fact-rows?table=${table}&from=${from}`);
  return client.call<DocumentFactRowsResponse>({ path, signal });
}

/** Null hides the fact. */
export function correctFact({
  client,
  id,
  key,
  text,
}: OfOne & { key: string; text: string | null }) {
  return client.call<unknown>({ path: pathOf(id, `/facts/${key}`), method: 'PUT', body: { text } });
}

export function undoCorrection({ client, id, key }: OfOne & { key: string }) {
  return client.call<unknown>({ path: pathOf(id, `/facts/${key}`), method: 'DELETE' });
}

export function fileAddress(id: string): string {
  return pathOf(id, '/file');
}

function pathOf(id: string, rest = ''): `/api/${string}` {
  return `/api/documents/${encodeURIComponent(id)}${rest}`;
}
