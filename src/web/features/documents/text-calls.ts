/** Every call about typed texts. They're listed and deleted as documents. */
import type { CreateTextInput, TextResponse, UpdateTextInput } from '#shared/contract/texts.ts';
import type { DataClient } from '#web/state/data-client.tsx';

type Client = Pick<DataClient, 'call'>;

const pathOf = (id: string): `/api/${string}` => `/api/texts/${encodeURIComponent(id)}`;

export function getText({
  client,
  id,
  signal,
}: {
  client: Client;
  id: string;
  signal: AbortSignal;
}) {
  return client.call<TextResponse>({ path: pathOf(id), signal });
}

export function createText({ client, input }: { client: Client; input: CreateTextInput }) {
  return client.call<TextResponse>({ path: '/api/texts', method: 'POST', body: input });
}

export function updateText({
  client,
  id,
  input,
}: {
  client: Client;
  id: string;
  input: UpdateTextInput;
}) {
  return client.call<TextResponse>({ path: pathOf(id), method: 'PUT', body: input });
}
