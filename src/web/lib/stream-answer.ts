import type { AnswerEvent } from '#shared/chat-events.ts';
import { errorFromResponse, networkError } from './api-error.ts';

type Question = { path: `/api/${string}`; body: unknown; signal: AbortSignal };

/** The events of one answer as they come. Ends with `done` or `error`; a line that breaks off is an error too. */
export async function* streamAnswer({
  path,
  body,
  signal,
}: Question): AsyncGenerator<AnswerEvent, void> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : networkError(error);
  });
  if (!response.ok || !response.body) {
    const answer: unknown = await response.json().catch(() => null);
    throw errorFromResponse({ status: response.status, body: answer });
  }
  yield* readEvents(response.body);
}

/** Each event is one JSON text in its `data` lines; comments and other fields are not ours. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<AnswerEvent, void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  try {
    while (true) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = done ? '' : (blocks.pop() ?? '');
      for (const block of blocks) {
        const data = block
          .split(/\r?\n/)
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice(5).trimStart())
          .join('\n');
        if (data) yield JSON.parse(data) as AnswerEvent;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
