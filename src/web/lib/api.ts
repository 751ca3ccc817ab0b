import { errorFromResponse, networkError } from './api-error.ts';

type Call = {
  path: `/api/${string}`;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  signal?: AbortSignal;
};

/** The one way to call our server. Every failure but an abort is an ApiError. */
export async function callApi<Answer>({
  path,
  method = 'GET',
  body,
  signal,
}: Call): Promise<Answer> {
  const response = await send({ path, method, body, signal });
  const answer = await readJson(response);
  if (!response.ok) throw errorFromResponse({ status: response.status, body: answer });
  return answer as Answer;
}

async function send({ path, method, body, signal }: Call): Promise<Response> {
  try {
    return await fetch(path, {
      method: method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw networkError(error);
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
