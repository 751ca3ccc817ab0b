import { setTimeout as pause } from 'node:timers/promises';
import type { TestsResponse } from '#shared/contract/answer-tests.ts';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { DraftState } from '#shared/contract/versions.ts';
import { openShop, type Shop } from '../chat/shop.ts';
import { type Edit, harmful, harmless } from './edits.ts';
import { tests, texts } from './shop-texts.ts';

/** How many of the changes that make answers wrong are held back, and how many of the others. */
export async function benchEdits(): Promise<void> {
  const shop = await openShop({ passages: 1 });
  try {
    const bench = await openBench(shop);
    for (const [name, edits] of Object.entries({ harmful, harmless })) {
      const held: string[] = [];
      const started = performance.now();
      for (const edit of edits) if (await bench.isHeld(edit)) held.push(edit.name);
      const seconds = (performance.now() - started) / 1000 / edits.length;
      const others = edits.filter((edit) => !held.includes(edit.name)).map((edit) => edit.name);
      const exceptions = name === 'harmful' ? others : held;
      console.log(
        `${name} edits: ${held.length} of ${edits.length} held back, ${seconds.toFixed(1)} s each${exceptions.length > 0 ? `; unexpected: ${exceptions.join(', ')}` : ''}`,
      );
    }
  } finally {
    await shop.app.stop();
  }
}

async function openBench(shop: Shop) {
  const base = `/api/chatbots/${shop.chatbotId}`;
  const ids = new Map<string, string>();
  const call = async <T>(path: string, method = 'GET', json?: unknown): Promise<T> => {
    const response = await shop.call(path, { method, ...(json !== undefined && { json }) });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const send = async (path: string, method: string, file: string, text: string) => {
    const form = new FormData();
    form.set('chatbotIds', shop.chatbotId);
    form.set('file', new Blob([text]), file);
    const headers = { cookie: shop.cookie, origin: shop.app.address };
    const response = await fetch(shop.app.address + path, { method, headers, body: form });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { document?: { id: string } };
  };
  const settle = async (): Promise<DraftState> => {
    for (;;) {
      const draft = await call<DraftState>(`${base}/draft`);
      if (draft.state !== 'checking') return draft;
      await pause(200);
    }
  };
  const apply = async (edit: Edit): Promise<void> => {
    const id = 'file' in edit ? ids.get(edit.file) : undefined;
    if (edit.kind === 'replace')
      await send(`/api/documents/${id}/file`, 'PUT', edit.file, edit.text);
    if (edit.kind === 'add') await send('/api/documents', 'POST', edit.file, edit.text);
    if (edit.kind === 'delete') await call(`/api/documents/${id}`, 'DELETE');
    if (edit.kind === 'rename') await call(`/api/documents/${id}`, 'PATCH', { name: edit.to });
    if (edit.kind === 'answer') {
      await call(`${base}/answers`, 'POST', { question: edit.question, answer: edit.answer });
    }
    if (edit.kind === 'settings') {
      const { version } = await call<Chatbot>(base);
      await call(base, 'PATCH', { version, ...edit.changes });
    }
  };

  for (const [file, text] of Object.entries(texts)) {
    const { document } = await send('/api/documents', 'POST', file, text);
    if (document) ids.set(file, document.id);
  }
  await waitUntil(async () => {
    const { items } = await call<{ items: { state: string }[] }>('/api/documents');
    return items.every(({ state }) => state === 'ready');
  });
  await call(`${base}/tests/bulk`, 'POST', { items: tests });
  const done = async () => {
    const { runs } = await call<TestsResponse>(`${base}/tests`);
    return runs.length > 0 && runs.every(({ state }) => state === 'done');
  };
  await waitUntil(done);
  await waitUntil(async () => (await call<DraftState>(`${base}/draft`)).published !== null);
  const { items } = await call<TestsResponse>(`${base}/tests`);
  const failing = items.filter(({ result }) => result?.state !== 'passed');
  for (const { id } of failing) await call(`${base}/tests/${id}`, 'DELETE');
  await settle();
  console.log(
    `${items.length - failing.length} of ${items.length} questions are answered right and guard the shop${failing.length > 0 ? `; not: ${failing.map(({ question }) => question).join(' ')}` : ''}`,
  );

  return {
    async isHeld(edit: Edit): Promise<boolean> {
      const before = await settle();
      await apply(edit);
      const { state } = await settle();
      const path = state === 'held' ? 'draft/undo' : `versions/${before.published}/restore`;
      await call(`${base}/${path}`, 'POST', {});
      return state === 'held';
    },
  };
}

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(300);
}
