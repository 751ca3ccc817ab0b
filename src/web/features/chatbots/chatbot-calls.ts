/** Every call about chatbots. */

import type { ModelTestResponse, PreviewResponse } from '#shared/contract/chat.ts';
import type {
  Chatbot,
  ChatbotSummary,
  CreateChatbotInput,
  ModelPlace,
  UpdateChatbotInput,
} from '#shared/contract/chatbots.ts';
import type { InstallResponse } from '#shared/contract/install.ts';
import type { CreateWebsiteChatbotInput } from '#shared/contract/website-chatbots.ts';
import type { DataClient } from '#web/state/data-client.tsx';

type Client = Pick<DataClient, 'call'>;
type OfOne = { client: Client; id: string };

export async function listChatbots({
  client,
  signal,
}: {
  client: Client;
  signal: AbortSignal;
}): Promise<ChatbotSummary[]> {
  const { items } = await client.call<{ items: ChatbotSummary[] }>({
    path: '/api/chatbots',
    signal,
  });
  return items;
}

export function getChatbot({ client, id, signal }: OfOne & { signal: AbortSignal }) {
  return client.call<Chatbot>({ path: pathOf(id), signal });
}

export function createChatbot({ client, input }: { client: Client; input: CreateChatbotInput }) {
  return client.call<Chatbot>({ path: '/api/chatbots', method: 'POST', body: input });
}

/** A chatbot that answers from all pages of a website. */
export function createWebsiteChatbot({
  client,
  websiteId,
  input,
}: {
  client: Client;
  websiteId: string;
  input: CreateWebsiteChatbotInput;
}) {
  const path = `/api/websites/${encodeURIComponent(websiteId)}/chatbot` as const;
  return client.call<Chatbot>({ path, method: 'POST', body: input });
}

export function updateChatbot({ client, id, changes }: OfOne & { changes: UpdateChatbotInput }) {
  return client.call<Chatbot>({ path: pathOf(id), method: 'PATCH', body: changes });
}

export function deleteChatbot({ client, id }: OfOne) {
  return client.call<unknown>({ path: pathOf(id), method: 'DELETE' });
}

export function duplicateChatbot({ client, id }: OfOne) {
  return client.call<Chatbot>({ path: pathOf(id, 'duplicate'), method: 'POST' });
}

/** Of more chatbots than the plan has room for, this one is to work. */
export function keepChatbot({ client, id }: OfOne) {
  return client.call<Chatbot>({ path: pathOf(id, 'keep'), method: 'POST' });
}

/** What makes the widget beside the forms a preview: its questions are neither stored nor counted. */
export function startPreview({ client, id, view }: OfOne & { view: 'draft' | 'published' }) {
  const body = { view };
  return client.call<PreviewResponse>({ path: pathOf(id, 'preview'), method: 'POST', body });
}

export function saveAvatar({ client, id, picture }: OfOne & { picture: Blob }) {
  return client.call<Chatbot>({ path: pathOf(id, 'avatar'), method: 'PUT', body: picture });
}

export function deleteAvatar({ client, id }: OfOne) {
  return client.call<Chatbot>({ path: pathOf(id, 'avatar'), method: 'DELETE' });
}

/** `place` is where the key may be sent, also when that is not saved yet. */
export function saveModelKey({
  client,
  id,
  key,
  place,
}: OfOne & { key: string; place: ModelPlace | undefined }) {
  const body = { key, for: place };
  return client.call<Chatbot>({ path: pathOf(id, 'model/key'), method: 'PUT', body });
}

export function deleteModelKey({ client, id }: OfOne) {
  return client.call<Chatbot>({ path: pathOf(id, 'model/key'), method: 'DELETE' });
}

export function testModel({ client, id }: OfOne) {
  return client.call<ModelTestResponse>({ path: pathOf(id, 'model/test'), method: 'POST' });
}

export function createIdentitySecret({ client, id }: OfOne) {
  return client.call<{ secret: string }>({ path: pathOf(id, 'identity-secret'), method: 'POST' });
}

export function deleteIdentitySecret({ client, id }: OfOne) {
  return client.call<Chatbot>({ path: pathOf(id, 'identity-secret'), method: 'DELETE' });
}

export async function listPings({ client, id, signal }: OfOne & { signal: AbortSignal }) {
  const { items } = await client.call<InstallResponse>({
    path: pathOf(id, 'install'),
    signal,
  });
  return items;
}

function pathOf(id: string, rest = ''): `/api/${string}` {
  return `/api/chatbots/${encodeURIComponent(id)}${rest && `/${rest}`}`;
}
