import type { Chat } from './chat.ts';

/** A refusal in the server's own words; `status` 0 where nothing was reached. */
export type CallError = Error & { status: number; fields: Record<string, string> };

export function createCallError(o: {
  status: number;
  message: string;
  fields?: Record<string, string>;
}): CallError {
  return Object.assign(new Error(o.message), { status: o.status, fields: { ...o.fields } });
}

export const isCallError = (error: unknown): error is CallError => 'status' in Object(error);

type Call = {
  chat: Chat;
  path: string;
  method?: 'GET' | 'POST' | 'DELETE';
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** No cookies: the visitor is known by the token alone. */
export async function callApi({
  chat,
  path,
  method,
  body,
  headers,
  signal,
}: Call): Promise<Response> {
  const { origin, options } = chat.shell;
  const { token } = chat.stored;
  const response = await fetch(`${origin}/api/chat/${options.chatbotId}/${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body ? JSON.stringify(body) : null,
    signal: signal ?? null,
  }).catch(() => {
    throw createCallError({ status: 0, message: 'No connection.' });
  });
  if (response.ok) return response;
  const { error } = await response.json().catch(() => ({}));
  throw createCallError({
    status: response.status,
    message: error?.message ?? 'Something went wrong. Please try again.',
    fields: error?.fields,
  });
}

/** The server takes addresses of at most this length. */
const pageCharacters = 2000;

/** Where the visitor is and who the page says they are, for calls that may begin a conversation. */
export const describeVisitor = ({ shell }: Chat) => ({
  page: location.href.slice(0, pageCharacters),
  referrer: document.referrer.slice(0, pageCharacters),
  visitor: { ...shell.options.visitor, identity: undefined },
  identity: shell.options.visitor?.identity,
});
