/** Every call about corrections of what was read. */
import type { CorrectionsQuery, CorrectionsResponse } from '#shared/contract/corrections.ts';
import type { DataClient } from '#web/state/data-client.tsx';

type Client = Pick<DataClient, 'call'>;
type OfPassage = { client: Client; id: string; key: string };

const pathOf = ({ id, key }: { id: string; key: string }) =>
  `/api/documents/${encodeURIComponent(id)}/text-corrections/${encodeURIComponent(key)}` as const;

/** Null leaves the passage out. */
export function correctText({
  client,
  page,
  text,
  ...of
}: OfPassage & { page: number; text: string | null }) {
  return client.call<unknown>({ path: pathOf(of), method: 'PUT', body: { page, text } });
}

export function undoTextCorrection({ client, ...of }: OfPassage) {
  return client.call<unknown>({ path: pathOf(of), method: 'DELETE' });
}

export function listCorrections({
  client,
  query,
  signal,
}: {
  client: Client;
  query: CorrectionsQuery;
  signal: AbortSignal;
}) {
  const path = `/api/corrections?${new URLSearchParams(query as Record<string, string>)}` as const;
  return client.call<CorrectionsResponse>({ path, signal });
}
