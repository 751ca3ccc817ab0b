import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatHistory } from '#shared/contract/chat.ts';
import type { ThreadResponse } from '#shared/contract/conversations.ts';
import type { Document } from '#shared/contract/documents.ts';
import type { Lead } from '#shared/contract/leads.ts';
import type { Ledger, Owner } from './visit-shop.ts';

/** Everything that was confirmed and is not there, and every document that stays half read. */
export async function findLosses(input: { owner: Owner; ledger: Ledger }): Promise<string[]> {
  const [documents, leads, answers] = await Promise.all([
    settledDocuments(input.owner),
    list<Lead>({ ...input, path: '/api/leads' }),
    list<{ id: string }>({ ...input, path: `/api/chatbots/${input.owner.chatbotId}/answers` }),
  ]);
  return [
    ...missing({
      what: 'document',
      wanted: input.ledger.documents,
      there: documents.map(({ id }) => id),
    }),
    ...documents
      .filter(({ state }) => state !== 'ready')
      .map(({ id, state }) => `document ${id} is ${state}`),
    ...missing({
      what: 'lead',
      wanted: input.ledger.leads,
      there: leads.map(({ email }) => email),
    }),
    ...(await lostHandoffs(input)),
    ...missing({
      what: 'answer',
      wanted: input.ledger.answers,
      there: answers.map(({ id }) => id),
    }),
    ...(await lostQuestions(input)),
    ...(await lostAccounts(input)),
  ];
}

function missing(input: { what: string; wanted: string[]; there: string[] }): string[] {
  const there = new Set(input.there);
  return input.wanted.filter((each) => !there.has(each)).map((each) => `${input.what} ${each}`);
}

/**
 * Visitors wait for a person or were told that no one came. Each is looked up: a wait that ends moves its conversation to
 * the top of the list, where someone who is reading page after page misses it.
 */
async function lostHandoffs({
  owner,
  ledger,
}: {
  owner: Owner;
  ledger: Ledger;
}): Promise<string[]> {
  const lost: string[] = [];
  for (const id of ledger.handoffs) {
    const response = await fetch(`${owner.address}/api/conversations/${id}`, {
      headers: { cookie: owner.cookie },
    });
    if (!response.ok) {
      lost.push(`handoff ${id}: ${response.status} ${await response.text()}`);
      continue;
    }
    const { conversation } = (await response.json()) as ThreadResponse;
    const { state, missedAt } = conversation;
    if (state !== 'waiting' && missedAt === null) lost.push(`handoff ${id} is with the ${state}`);
  }
  return lost;
}

async function lostQuestions({
  ledger,
  owner,
}: {
  owner: Owner;
  ledger: Ledger;
}): Promise<string[]> {
  const textsOf = new Map<string, Set<string>>();
  const lost: string[] = [];
  for (const { visitorToken, text } of ledger.questions) {
    let texts = textsOf.get(visitorToken);
    if (!texts) {
      const response = await fetch(`${owner.address}/api/chat/${owner.chatbotId}/history`, {
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

async function lostAccounts({
  ledger,
  owner,
}: {
  owner: Owner;
  ledger: Ledger;
}): Promise<string[]> {
  const lost: string[] = [];
  for (const cookie of ledger.accounts) {
    const response = await fetch(`${owner.address}/api/profiles/me`, { headers: { cookie } });
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
