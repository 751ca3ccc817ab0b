import { setTimeout as sleep } from 'node:timers/promises';
import { termsVersion } from '#shared/contract/accounts.ts';
import type { HandoffResponse, LeadResponse, MessageResponse } from '#shared/contract/chat.ts';

export type Owner = { address: string; cookie: string; chatbotId: string };

/** What the server has confirmed. */
export type Ledger = {
  questions: { visitorToken: string; text: string }[];
  documents: string[];
  leads: string[];
  handoffs: string[];
  answers: string[];
  /** Their cookies. */
  accounts: string[];
};

export const openLedger = (): Ledger => ({
  questions: [],
  documents: [],
  leads: [],
  handoffs: [],
  answers: [],
  accounts: [],
});

/** Nothing but the kills stops anyone: no plan's limits, and visitors come from many addresses. */
export const unlimited = {
  PLAN_WITHOUT_PAYMENTS: 'enterprise',
  ADDRESS_REQUESTS_PER_MINUTE: '100000000',
  RATE_LIMIT_REQUESTS: '100000000',
  TRUSTED_PROXIES: '127.0.0.1',
};

export async function openOwner(address: string): Promise<Owner> {
  const cookie = await signUp({ address, email: 'owner@shop.test' });
  const owner = { address, cookie, chatbotId: '' };
  const chatbot = await send<{ id: string }>({
    owner,
    path: '/api/chatbots',
    json: {
      name: 'Bakery',
      description: 'Answers guests',
      greeting: 'Hello',
      systemPrompt: 'Answer from the documents.',
    },
  });
  return { ...owner, chatbotId: chatbot.id };
}

type Use = { owner: Owner; ledger: Ledger; round: number };

/** Six people at once, each going on until the server no longer answers. */
export async function visitUntilGone(use: Use): Promise<void> {
  const chores = [ask, upload, leaveDetails, wantHuman, curate, register];
  await Promise.all(
    chores.map((chore) => repeat((n) => chore({ ...use, name: `${use.round}-${n}` }))),
  );
}

/** Five of them over and over, whatever becomes of a server in between, at a pace that leaves the machine some room. */
export async function visitUntil({ isOver, ...use }: Use & { isOver(): boolean }): Promise<void> {
  const chores = [
    { chore: upload, everyMs: 4_000 },
    { chore: register, everyMs: 4_000 },
    { chore: curate, everyMs: 4_000 },
    { chore: leaveDetails, everyMs: 1_000 },
    { chore: wantHuman, everyMs: 1_000 },
  ];
  await Promise.all(
    chores.map(async ({ chore, everyMs }) => {
      for (let n = 0; !isOver(); n++) {
        await isDone(() => chore({ ...use, name: `${use.round}-${n}` }));
        await sleep(everyMs);
      }
    }),
  );
}

async function repeat(work: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; await isDone(() => work(n)); n++) await sleep(20);
}

/** False where the server went away; what it refuses ends the run. */
async function isDone(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Refused) throw error;
    return false;
  }
}

type Chore = Use & { name: string };
const tokens = new Map<number, string>();

/** One conversation a round. */
async function ask({ owner, ledger, round, name }: Chore): Promise<void> {
  const text = `Is there bread number ${name}?`;
  const { visitorToken } = await send<MessageResponse>({
    owner,
    path: `/api/chat/${owner.chatbotId}/messages`,
    json: { text },
    token: tokens.get(round),
  });
  tokens.set(round, visitorToken);
  ledger.questions.push({ visitorToken, text });
}

async function upload({ owner, ledger, name }: Chore): Promise<void> {
  const form = new FormData();
  form.set('chatbotIds', owner.chatbotId);
  form.set('file', new Blob([`The cake ${name} costs 7 euros. `.repeat(200)]), `cake-${name}.txt`);
  const { document } = await send<{ document: { id: string } }>({
    owner,
    path: '/api/documents',
    form,
  });
  ledger.documents.push(document.id);
  await sleep(300);
}

async function leaveDetails({ owner, ledger, name }: Chore): Promise<void> {
  const email = `guest-${name}@home.test`;
  await send<LeadResponse>({
    owner,
    path: `/api/chat/${owner.chatbotId}/lead`,
    json: { fields: { name: 'Guest', email }, consent: true },
  });
  ledger.leads.push(email);
}

async function wantHuman({ owner, ledger }: Chore): Promise<void> {
  const path = `/api/chat/${owner.chatbotId}/handoff`;
  const { conversationId } = await send<HandoffResponse>({ owner, path, json: {} });
  ledger.handoffs.push(conversationId);
  await sleep(100);
}

async function curate({ owner, ledger, name }: Chore): Promise<void> {
  const { id } = await send<{ id: string }>({
    owner,
    path: `/api/chatbots/${owner.chatbotId}/answers`,
    json: { question: `Do you sell roll ${name}?`, answer: `Yes, roll ${name} is sold.` },
  });
  ledger.answers.push(id);
  await sleep(100);
}

async function register({ owner, ledger, name }: Chore): Promise<void> {
  ledger.accounts.push(await signUp({ ...owner, email: `new-${name}@home.test` }));
  await sleep(500);
}

async function signUp({ address, email }: { address: string; email: string }): Promise<string> {
  const answer = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, ...fromSomewhere() },
    body: JSON.stringify({ name: 'New', email, password: 'Trattoria-7', termsVersion }),
  });
  if (!answer.ok) await refuse(answer);
  await answer.text();
  const cookies = answer.headers.getSetCookie();
  return cookies.map((line) => line.split(';')[0]).join('; ');
}

function fromSomewhere() {
  const part = () => Math.floor(Math.random() * 256);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

class Refused extends Error {}

/** A server that stops being there may cut a call off, but what it does answer must be right. */
async function refuse(answer: Response): Promise<never> {
  const text = `${answer.url}: ${answer.status} ${await answer.text()}`;
  throw [502, 503].includes(answer.status) ? new Error(text) : new Refused(text);
}

export async function send<T>({
  owner,
  path,
  token,
  json,
  form,
}: {
  owner: Owner;
  path: string;
  json?: unknown;
  form?: FormData;
  token?: string;
}): Promise<T> {
  const answer = await fetch(`${owner.address}${path}`, {
    method: 'POST',
    headers: {
      cookie: owner.cookie,
      origin: owner.address,
      accept: 'application/json',
      ...fromSomewhere(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    body: form ?? JSON.stringify(json),
  });
  if (!answer.ok) await refuse(answer);
  return (await answer.json()) as T;
}
