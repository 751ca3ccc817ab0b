import type { AnswerEvent } from '#shared/chat-events.ts';
import { readEvents } from '#shared/read-events.ts';
import { ApiError, errorFromResponse, networkError } from './api-error.ts';

type Question = { path: `/api/${string}`; body: unknown; signal: AbortSignal };

/** The events of one answer as they come. Throws an `ApiError` when it is refused or the connection breaks. */
export async function* streamAnswer({
  path,
  body,
  signal,
}: Question): AsyncGenerator<AnswerEvent, void> {
  const line = new AbortController();
  signal.addEventListener('abort', () => line.abort());
  const openStream = async () => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: line.signal,
    });
    if (response.ok) return response;
    const answer: unknown = await response.json().catch(() => null);
    throw await errorFromResponse({ status: response.status, body: answer });
  };
  try {
    for await (const { event } of readEvents<AnswerEvent>({ line, openStream })) yield event;
  } catch (error) {
    throw signal.aborted || error instanceof ApiError ? error : networkError(error);
  }
}
