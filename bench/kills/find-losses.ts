import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatHistory } from '#shared/contract/chat.ts';
import type { Conversation } from '#shared/contract/conversations.ts';
import type { Document } from '#shared/contract/documents.ts';
import type { Lead } from '#shared/contract/leads.ts';
import type { Ledger, Owner } from './visit-shop.ts';

/** Everything that was confirmed and is not there, and every document that stays half read. */
export async function findLosses(o: { owner: Owner; ledger: Ledger }): Promise<string[]> {
  const [documents, leads, conversations, answers] = await Promise.all([
    settledDocuments(o.owner),
    list<Lead>({ ...o, path: '/api/leads' }),
    list<Conversation>({ ...o, path: '/api/conversations' }),
    list<{ id: string }>({ ...o, path: `/api/chatbots/${o.owner.chatbotId}/answers` }),
  ]);
  // A visitor whom no one answered in time is listed as missed.
  const waiting = conversations.filter(
    ({ state, missedAt }) => state === 'waiting' || missedAt !== null,
  );
  return [
    ...missing({
      what: 'document',
      wanted: o.ledger.documents,
      there: documents.map(({ id }) => id),
    }),
    ...documents
      .filter(({ state }) => state !== 'ready')
      .map(({ id, state }) => `document ${id} is ${state}`),
    ...missing({ what: 'lead', wanted: o.ledger.leads, there: leads.map(({ email }) => email) }),
    ...missing({ what: 'handoff', wanted: o.ledger.handoffs, there: waiting.map(({ id }) => id) }),
    ...missing({ what: 'answer', wanted: o.ledger.answers, there: answers.map(({ id }) => id) }),
    ...(await lostQuestions(o)),
    ...(await lostAccounts(o)),
  ];
}

function missing(o: { what: string; wanted: string[]; there: string[] }): string[] {
  const there = new Set(o.there);
  return o.wanted.filter((each) => !there.has(each)).map((each) => `${o.what} ${each}`);
}

async function lostQuestions(o: { owner: Owner; ledger: Ledger }): Promise<string[]> {
  const textsOf = new Map<string, Set<string>>();
  const lost: string[] = [];
  for (const { visitorToken, text } of o.ledger.questions) {
    let texts = textsOf.get(visitorToken);
    if (!texts) {
      const response = await fetch(`${o.owner.address}/api/chat/${o.owner.chatbotId}/history`, {
        headers: { authorization: `Bearer ${visitorToken}` },
      });
      const { messages } = (await response.json()) as ChatHistory;
      texts = new Set(messages.map((message) => message.text));
      textsOf.set(visitorToken, texts);
    }
    if (!texts.has(text)) lost.push(`question ${text}`);
  }
  return lost;
}

async function lostAccounts(o: { owner: Owner; ledger: Ledger }): Promise<string[]> {
  const lost: string[] = [];
  for (const cookie of o.ledger.accounts) {
    const response = await fetch(`${o.owner.address}/api/profiles/me`, { headers: { cookie } });
    await response.text();
    if (!response.ok) lost.push(`account ${cookie.slice(0, 40)}… ${response.status}`);
  }
  return lost;
}

/**
 * Jobs that a kill interrupted are taken up again within minutes. A document that was being read at several kills is
 * given up, because it may be what kills: its owner is told, presses Retry, and it must be read then.
 */
async function settledDocuments(owner: Owner): Promise<Document[]> {
  const documents = await waitForDocuments(owner);
  const givenUp = documents.filter(({ state }) => state === 'failed');
  if (givenUp.length === 0) return documents;
  console.log(`${givenUp.length} documents were given up after several kills and are retried`);
  for (const { id } of givenUp) {
    const headers = { cookie: owner.cookie, origin: owner.address };
    await fetch(`${owner.address}/api/documents/${id}/retry`, { method: 'POST', headers });
  }
  return waitForDocuments(owner);
}

async function waitForDocuments(owner: Owner): Promise<Document[]> {
  const until = Date.now() + 300_000;
  for (;;) {
    const documents = await list<Document>({ owner, path: '/api/documents' });
    const isSettled = documents.every(({ state }) => state === 'ready' || state === 'failed');
    if (isSettled || Date.now() > until) return documents;
    await sleep(1_000);
  }
}

async function list<T>({ owner, path }: { owner: Owner; path: string }): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor ? `?limit=100&cursor=${encodeURIComponent(cursor)}` : '?limit=100';
    const response = await fetch(`${owner.address}${path}${query}`, {
      headers: { cookie: owner.cookie },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const page = (await response.json()) as { items: T[]; nextCursor?: string | null };
    all.push(...page.items);
    cursor = page.nextCursor ?? null;
  } while (cursor);
  return all;
}
