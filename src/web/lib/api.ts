import { type ApiError, errorFromResponse, networkError } from './api-error.ts';

type Call = {
  path: `/api/${string}`;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A Blob is sent as it is, anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal;
};

/** The one way to call our server. Every failure but an abort is an ApiError. */
export async function callApi<ResponseBody>({
  path,
  method = 'GET',
  body,
  signal,
}: Call): Promise<ResponseBody> {
  const response = await send({ path, method, body, signal });
  const answer = await readJson(response);
  // The sign-in page of a hotel's network answers everything with 200: that is not us.
  if (response.ok && answer === notJson) throw networkError(new Error('The answer is not JSON'));
  if (response.ok) return answer as ResponseBody;
  const error = await errorFromResponse({ status: response.status, body: answer });
  reportIfUnauthorized(error);
  throw error;
}

const unauthorizedListeners = new Set<() => void>();

/** The session store learns here that the server no longer knows it; returns how to stop. */
export function onUnauthorized(listener: () => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** A wrong password is also a 401, but says nothing about the session. */
function reportIfUnauthorized({ code }: ApiError): void {
  if (code !== 'unauthorized') return;
  for (const listener of unauthorizedListeners) listener();
}

async function send({ path, method, body, signal }: Call): Promise<Response> {
  try {
    return await fetch(path, {
      method: method ?? 'GET',
      headers: { accept: 'application/json', ...contentType(body) },
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw networkError(error);
  }
}

function contentType(body: unknown): Record<string, string> {
  if (body === undefined) return {};
  return { 'content-type': body instanceof Blob ? body.type : 'application/json' };
}

const notJson = Symbol('not JSON');

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}
