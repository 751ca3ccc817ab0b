import type { Page } from 'playwright-core';
import { createAccount } from '../../../scripts/testing/create-account.ts';
import { chatbotDefaults } from '../../../src/shared/contract/chatbots.ts';

const handbook = `# Opening hours

The bakery is open from 7:00 to 18:30 on weekdays. On Sundays we are closed.

# Delivery

We deliver cakes within the city for 6.50 euros. Orders must be placed two days ahead.`;

/** An owner, signed in to this page's browser, with a chatbot that has read a document. Returns the chatbot's id. */
export async function createShop({
  page,
  settings = {},
}: {
  page: Page;
  settings?: Record<string, unknown>;
}): Promise<string> {
  await page.goto('/');
  await createAccount(page);
  const headers = { origin: new URL(page.url()).origin };
  const made = await page.request.post('/api/chatbots', {
    headers,
    data: { ...chatbotDefaults, name: 'Bakery', ...settings },
  });
  if (!made.ok()) throw new Error(`The chatbot was not created: ${await made.text()}`);
  const { id } = await made.json();
  await teachChatbot({ page, id, name: 'handbook.md', text: handbook });
  return id;
}

/** Uploads a document and waits until it can be answered from. */
export async function teachChatbot(o: {
  page: Page;
  id: string;
  name: string;
  text: string;
}): Promise<void> {
  const { page } = o;
  const file = { name: o.name, mimeType: 'text/markdown', buffer: Buffer.from(o.text) };
  const sent = await page.request.post('/api/documents', {
    headers: { origin: new URL(page.url()).origin },
    multipart: { file, chatbotIds: o.id },
  });
  if (!sent.ok()) throw new Error(`The document was not taken: ${await sent.text()}`);
  const { document } = await sent.json();
  for (;;) {
    const response = await page.request.get(`/api/documents/${document.id}`);
    if (!response.ok()) throw new Error(`The document was not found: ${await response.text()}`);
    const { state } = await response.json();
    if (state === 'failed') throw new Error('The document was not read');
    // Searched by words as soon as it is split; this is enough for a journey.
    if (state === 'embedding' || state === 'ready') return;
    await page.waitForTimeout(100);
  }
}

export async function updateChatbot(o: {
  page: Page;
  id: string;
  changes: Record<string, unknown>;
}): Promise<void> {
  const headers = { origin: new URL(o.page.url()).origin };
  const { version } = await (await o.page.request.get(`/api/chatbots/${o.id}`)).json();
  const response = await o.page.request.patch(`/api/chatbots/${o.id}`, {
    headers,
    data: { ...o.changes, version },
  });
  if (!response.ok()) throw new Error(`The chatbot was not changed: ${await response.text()}`);
}
