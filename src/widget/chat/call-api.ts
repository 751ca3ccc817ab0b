import { type Chat, keep } from './chat.ts';

/** A refusal in the server's own words; `status` 0 and no words where nothing was reached. */
export type CallError = Error & { status: number; fields: Record<string, string> };

export const createCallError = (error: Partial<CallError>): CallError =>
  Object.assign(new Error(), { fields: {}, ...error } as CallError);

export const isCallError = (error: unknown): error is CallError => 'status' in Object(error);

export type Call = {
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
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
    signal,
  } as RequestInit).catch(() => {
    throw createCallError({ status: 0 });
  });
  if (response.ok) return response;
  const { error } = await response.json().catch(() => ({}));
  const message = describeRefusal({ chat, refusal: error });
  throw createCallError({ ...error, status: response.status, message });
}

/** English visitors read the server's own words. */
export const describeRefusal = ({
  chat: { texts },
  refusal,
}: {
  chat: Chat;
  refusal?: { code: string; message: string };
}): string =>
  (texts.refusals && refusal ? texts.refusals[refusal.code] : refusal?.message) ??
  texts.somethingFailed;

/** For calls that may begin or find a conversation: the response names it by a token. */
export async function callForToken<ResponseBody extends { visitorToken: string | null }>(
  call: Call,
): Promise<ResponseBody> {
  const body: ResponseBody = await (await callApi(call)).json();
  const { visitorToken } = body;
  if (visitorToken) keep({ chat: call.chat, changes: { token: visitorToken } });
  return body;
}

/** Where the visitor is and who the page says they are, for calls that may begin a conversation. */
export const describeVisitor = ({ shell, texts, stored }: Chat) => ({
  consent: stored.agreed,
  language: texts.languageCode,
  page: location.href,
  referrer: document.referrer,
  // Its end says where they are: "… GMT+0100 (Central European Standard Time)".
  visitor: { timeZone: Date(), ...shell.options.visitor, identity: undefined },
  identity: shell.options.visitor?.identity,
});
