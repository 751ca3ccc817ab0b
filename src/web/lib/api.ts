import { type ApiError, errorFromResponse, networkError, timeoutError } from './api-error.ts';

/** Longer than anyone waits for a page. What changes something may take its time. */
export const readLimitMs = 30_000;

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
  const { response, answer } = await exchange({ path, method, body, signal });
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

async function exchange({ path, method, body, signal }: Call) {
  const ended = new AbortController();
  const abort = () => ended.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  const limit =
    method === 'GET' ? setTimeout(() => ended.abort(tookTooLong), readLimitMs) : undefined;
  try {
    const response = await fetch(path, {
      method: method ?? 'GET',
      headers: { accept: 'application/json', ...contentType(body) },
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
      signal: ended.signal,
    });
    return { response, answer: await readJson(response) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw ended.signal.reason === tookTooLong ? timeoutError(error) : networkError(error);
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener('abort', abort);
  }
}

const tookTooLong = Symbol();

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
