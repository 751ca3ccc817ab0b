import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerEvent } from '#shared/chat-events.ts';
import { pauseBefore } from '#shared/follow-events.ts';
import { readEvents } from '#shared/read-events.ts';

export type Shop = { address: string; chatbotId: string };
export type Answered = {
  visitorToken: string;
  conversationId: string;
  messageId: string | null;
  attempts: number;
};

/** A visitor who waits longer than this has left. */
const patienceMs = 60_000;

/** As the widget does it: the same key again, after a pause that grows. Null where no answer came. */
export async function askUntilAnswered({
  shop,
  text,
  token,
  visitorAddress,
}: {
  shop: Shop;
  text: string;
  token: string | null;
  visitorAddress: string;
}): Promise<Answered | null> {
  const clientKey = randomUUID();
  const until = Date.now() + patienceMs;
  let visitorToken = token;
  for (let attempt = 0; Date.now() < until; attempt += 1) {
    const line = new AbortController();
    const openStream = async () => {
      const response = await fetch(`${shop.address}/api/chat/${shop.chatbotId}/messages`, {
        method: 'POST',
        signal: line.signal,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': visitorAddress,
          ...(visitorToken && { authorization: `Bearer ${visitorToken}` }),
        },
        body: JSON.stringify({ text, clientKey }),
      });
      if (response.ok) return response;
      const refusal = `${response.status} ${await response.text()}`;
      // What the widget gives up on.
      if (response.status < 500) throw new Refused(refusal);
      throw new Error(refusal);
    };
    let conversationId = '';
    try {
      for await (const { event } of readEvents<AnswerEvent>({ line, openStream })) {
        if (event.type === 'start') ({ visitorToken, conversationId } = event);
        if (event.type === 'error') throw new Error(event.message);
        if (event.type === 'done' && visitorToken) {
          const { messageId } = event;
          return { visitorToken, conversationId, messageId, attempts: attempt + 1 };
        }
      }
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    await sleep(pauseBefore(attempt));
  }
  return null;
}

class Refused extends Error {}
