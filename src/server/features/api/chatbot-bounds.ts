/** What a key for one chatbot may touch. Whatever lies outside does not exist for it. */
import type { ApiCaller } from '#server/features/api-keys/index.ts';
import type { Document } from '#shared/contract/documents.ts';
import { AppError } from '#shared/errors.ts';

type Bound = Pick<ApiCaller, 'chatbotId'>;

export function assertChatbot({ caller, chatbotId }: { caller: Bound; chatbotId: string }): void {
  if (caller.chatbotId === null || caller.chatbotId === chatbotId.toLowerCase()) return;
  throw new AppError('not_found', 'This chatbot does not exist.');
}

/** The query, with the key's own chatbot where the caller named none. */
export function narrow<Q extends { chatbotId?: string | undefined }>({
  caller,
  query,
}: {
  caller: Bound;
  query: Q;
}): Q {
  if (query.chatbotId) assertChatbot({ caller, chatbotId: query.chatbotId });
  return caller.chatbotId ? { ...query, chatbotId: caller.chatbotId } : query;
}

export function refuseBound(caller: Bound): void {
  if (caller.chatbotId === null) return;
  throw new AppError('forbidden', 'This API key is for one chatbot only.');
}

/** A document as the key may see it: not which other chatbots it serves. */
export function narrowDocument({
  caller,
  document,
}: {
  caller: Bound;
  document: Document;
}): Document {
  if (caller.chatbotId === null) return document;
  if (!document.chatbotIds.includes(caller.chatbotId)) {
    throw new AppError('not_found', 'This document does not exist.');
  }
  // The older one may be another chatbot's.
  return { ...document, chatbotIds: [caller.chatbotId], olderVersion: null };
}

/** Changing what other chatbots know as well is beyond a key for one. */
export function assertOnlyHere(input: { caller: Bound; document: Document }): void {
  narrowDocument(input);
  if (input.caller.chatbotId === null || input.document.chatbotIds.length === 1) return;
  throw new AppError(
    'forbidden',
    'This document serves other chatbots as well. Use an API key for all chatbots.',
  );
}
