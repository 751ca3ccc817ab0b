import type { Context } from 'hono';
import type { Deps } from '#server/deps.ts';
import { findConversation, listForVisitor } from '#server/features/conversations/index.ts';
import { type LiveEvent, subscribeToLiveEvents } from '#server/features/live/index.ts';
import { type EventStream, streamEvents } from '#server/http/sse.ts';
import type { StreamPlace } from '#server/http/stream-places.ts';
import type { LiveChatEvent } from '#shared/chat-events.ts';
import { AppError } from '#shared/errors.ts';

/** Events can be lost with a connection to the database; rows are not, so they are read again now and then. */
const rereadMs = 120_000;

/** Everything new in one conversation, as it happens, from `after` on: a chat that reconnects misses nothing. */
export async function followConversation({
  deps,
  c,
  place,
  workspaceId,
  conversationId,
  after,
}: {
  deps: Deps;
  c: Context;
  place: StreamPlace;
  workspaceId: string;
  conversationId: string;
  /** Not a number: from now on. */
  after: number;
}): Promise<Response> {
  const of = { deps, workspaceId, conversationId };
  const connection = deps.database.orm;
  const found = await findConversation({ connection, workspaceId, id: conversationId });
  if (!found) throw new AppError('not_found', 'This conversation does not exist any more.');
  let shown = Number.isSafeInteger(after) && after >= 0 ? after : await lastSeq(of);
  let state = '';

  const run = async (stream: EventStream) => {
    const send = (event: LiveChatEvent, id?: number) =>
      stream.send({ type: event.type, data: event, ...(id !== undefined && { id }) });
    const tell = async () => {
      const row = await findConversation({ connection, workspaceId, id: conversationId });
      if (!row) return send({ type: 'gone' });
      for (const message of await listForVisitor({ ...of, after: shown })) {
        await send({ type: 'message', message }, message.seq);
        shown = message.seq;
      }
      const mode = row.state === 'waiting' ? 'waiting' : row.missedAt ? 'contact' : null;
      if (state !== `${row.state} ${mode}`) {
        state = `${row.state} ${mode}`;
        await send({ type: 'state', state: row.state, mode });
      }
    };
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    stream.signal.addEventListener('abort', () => end());
    // One reading at a time, and one more after it if there was event meanwhile.
    let isReading = false;
    let hasMore = false;
    let reading = Promise.resolve();
    const read = () => {
      hasMore = true;
      if (!isReading) reading = readOn();
    };
    const readOn = async () => {
      isReading = true;
      try {
        while (hasMore && !stream.signal.aborted) {
          hasMore = false;
          await tell();
        }
      } catch {
        // The chat reconnects and goes on where it was.
        end();
      }
      isReading = false;
    };
    const listener = (event: LiveEvent) => {
      // After the messages before it: the chat takes a message for the end of typing.
      if (event.kind === 'typing') {
        void reading.then(() => send({ type: 'typing', name: event.name }));
      } else if (event.kind === 'gone') void send({ type: 'gone' }).then(end);
      else read();
    };
    const stop = await subscribeToLiveEvents({ deps, about: conversationId, listener });
    const reread = setInterval(() => read(), rereadMs * (0.75 + Math.random() / 2));
    try {
      read();
      await ended;
    } finally {
      clearInterval(reread);
      stop();
    }
  };
  return streamEvents({ c, place, run, isEndless: true });
}

async function lastSeq(of: { deps: Deps; workspaceId: string; conversationId: string }) {
  return (await listForVisitor(of)).at(-1)?.seq ?? 0;
}
