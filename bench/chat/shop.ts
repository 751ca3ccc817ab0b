import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { termsVersion } from '#shared/contract/accounts.ts';
import { type App, startApp } from '../../scripts/testing/start-app.ts';

export type Shop = {
  app: App;
  cookie: string;
  chatbotId: string;
  /** Calls the app as its own page would. */
  call(path: string, init?: { method?: string; json?: unknown }): Promise<Response>;
};

/** The built server with one owner, and one chatbot that knows a document of about this many passages. */
export async function openShop({
  passages,
  variables = {},
}: {
  passages: number;
  variables?: Record<string, string>;
}): Promise<Shop> {
  const app = await startApp({
    LOG_LEVEL: 'error',
    PLAN_WITHOUT_PAYMENTS: 'enterprise',
    EMBEDDING_MODEL: 'off',
    ADDRESS_REQUESTS_PER_MINUTE: '100000000',
    RATE_LIMIT_REQUESTS: '100000000',
    // Visitors come from many addresses.
    TRUSTED_PROXIES: '127.0.0.1',
    ...variables,
  });
  return joinShop({ app, passages });
}

/** One more owner with a chatbot of their own. */
export async function joinShop({
  app,
  passages,
  email = 'bench@shop.test',
}: {
  app: App;
  passages: number;
  email?: string;
}): Promise<Shop> {
  const origin = app.address;
  const person = { name: 'Bench', email, password: 'Correct-horse-1' };
  const signedUp = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ ...person, termsVersion }),
  });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const call: Shop['call'] = (path, { method = 'GET', json } = {}) =>
    fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie,
        origin,
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
  const input = {
    name: 'Bench',
    description: 'Bench',
    greeting: 'Hello',
    systemPrompt: 'Answer from the documents.',
  };
  const made = await call('/api/chatbots', { method: 'POST', json: input });
  const { id: chatbotId } = (await made.json()) as { id: string };
  await teach({ app, cookie, chatbotId, text: writeHandbook(passages) });
  return { app, cookie, chatbotId, call };
}

async function teach({
  app,
  chatbotId,
  text,
  cookie,
}: {
  app: App;
  cookie: string;
  chatbotId: string;
  text: string;
}) {
  const origin = app.address;
  const form = new FormData();
  form.set('chatbotIds', chatbotId);
  form.set('file', new Blob([text], { type: 'text/markdown' }), 'handbook.md');
  const headers = { cookie, origin };
  const sent = await fetch(`${origin}/api/documents`, { method: 'POST', headers, body: form });
  if (sent.status !== 201) throw new Error(`The document was refused: ${await sent.text()}`);
  const { document } = (await sent.json()) as { document: { id: string } };
  for (;;) {
    const response = await fetch(`${origin}/api/documents/${document.id}`, { headers });
    const { state, passages } = (await response.json()) as { state: string; passages: number };
    if (state === 'failed') throw new Error('The document could not be read');
    if (state === 'ready' || (state === 'embedding' && passages > 0)) {
      console.log(`${passages} passages, words only`);
      return;
    }
    await sleep(200);
  }
}

const things = 'bread cake tart roll bun pie loaf bagel waffle biscuit'.split(' ');
const kinds = 'rye wheat oat spelt almond cherry lemon poppy walnut honey'.split(' ');

/** A section a product: enough words that each stays a passage of its own. */
export function writeHandbook(sections: number): string {
  return Array.from({ length: sections }, (_, n) => {
    const name = productOf(n);
    const filler = `It is baked by hand in our oven number ${n % 7} before sunrise. `.repeat(12);
    return `# ${name}\n\nThe ${name} costs ${n + 1} euros and is sold on day ${n % 28}. ${filler}`;
  }).join('\n\n');
}

export const productOf = (n: number): string =>
  `${kinds[n % 10]} ${things[Math.floor(n / 10) % 10]} ${Math.floor(n / 100) + 1}${'abcdefghij'[n % 10]}`;

/** Of the server with all its threads, by Linux' own account of it, in hundredths of a second. */
export function readCpuMs({ app }: Pick<Shop, 'app'>): number {
  const stat = readFileSync(`/proc/${app.child.pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The same by thread, finer: Linux counts it in nanoseconds. */
export function readThreadsCpuMs({ app }: Pick<Shop, 'app'>): number {
  const folder = `/proc/${app.child.pid}/task`;
  return readdirSync(folder).reduce((sum, thread) => sum + readThreadMs(`${folder}/${thread}`), 0);
}

function readThreadMs(folder: string): number {
  try {
    return Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    // It ended after it was listed.
    return 0;
  }
}

export function percentile(times: readonly number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.ceil((share / 100) * sorted.length) - 1] ?? 0).toFixed(1);
}
