import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveChatEvent } from '#shared/chat-events.ts';
import type { HandoffResponse } from '#shared/contract/chat.ts';
import { followEvents, pauseBefore } from '#shared/follow-events.ts';
import { type Ledger, type Owner, send } from '../kills/visit-shop.ts';

export type Delivery = {
  sentAt: number;
  ms: number;
  /** The visitor had no connection for a moment of it, because its server was killed. */
  wasCut: boolean;
};

type Talk = {
  owner: Owner;
  ledger: Ledger;
  isOver(): boolean;
  name: string;
};
type Talked = { deliveries: Delivery[]; missing: string[] };

const patienceMs = 60_000;
/** A longer talk wouldn't be in the history as a whole. */
const repliesEach = 50;

/** A visitor and a team member in one conversation, then the next two: what is written on one side must show up on the other. */
export async function talkLive({ isOver, name, ...of }: Talk): Promise<Talked> {
  const all: Talked = { deliveries: [], missing: [] };
  for (let n = 0; !isOver(); n += 1) {
    const { deliveries, missing } = await talkOnce({ ...of, isOver, name: `${name}.${n}` });
    all.deliveries.push(...deliveries);
    all.missing.push(...missing);
  }
  return all;
}

async function talkOnce({ owner, ledger, isOver, name }: Talk): Promise<Talked> {
  const path = `/api/chat/${owner.chatbotId}/handoff`;
  const { conversationId, visitorToken } = await untilAcknowledged(() =>
    send<HandoffResponse>({ owner, path, json: {} }),
  );
  if (!visitorToken) throw new Error('A visitor who asks for a person gets a token.');
  const arrived = new Map<string, number>();
  let connected = 0;
  let isConnected = false;
  let isWanted = true;
  const check = followEvents<LiveChatEvent>({
    isWanted: () => isWanted,
    async openStream({ signal, lastId }) {
      isConnected = false;
      const url = `${owner.address}/api/chat/${owner.chatbotId}/events`;
      const headers = {
        authorization: `Bearer ${visitorToken}`,
        'last-event-id': lastId || '0',
        'x-forwarded-for': `10.9.${name}`,
      };
      const response = await fetch(url, { signal, headers });
      if (!response.ok) throw new Error(`${response.status}`);
      connected += 1;
      isConnected = true;
      return response;
    },
    onEvent(event) {
      if (event.type === 'message') arrived.set(event.message.text, performance.now());
    },
  });
  check();
  while (!isConnected) await sleep(50);

  const deliveries: Delivery[] = [];
  const missing: string[] = [];
  for (let n = 0; n < repliesEach && !isOver(); n += 1) {
    const text = `Reply ${n} of talk ${name}`;
    const clientKey = randomUUID();
    const before = connected;
    let sentAt = 0;
    await untilAcknowledged(() => {
      sentAt = performance.now();
      const json = { text, clientKey };
      return send({ owner, path: `/api/conversations/${conversationId}/reply`, json });
    });
    ledger.questions.push({ visitorToken, text });
    const until = performance.now() + patienceMs;
    while (!arrived.has(text) && performance.now() < until) await sleep(2);
    const at = arrived.get(text);
    if (at === undefined) missing.push(text);
    else deliveries.push({ sentAt, ms: Math.max(0, at - sentAt), wasCut: connected !== before });
    await sleep(300 + Math.random() * 400);
  }
  isWanted = false;
  check();
  return { deliveries, missing };
}

/** As the dashboard's outbox: the same key until the server says that it has it. */
async function untilAcknowledged<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt > 6) throw error;
      await sleep(pauseBefore(Math.min(attempt, 2)));
    }
  }
}
