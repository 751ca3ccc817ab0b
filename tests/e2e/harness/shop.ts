import type { Page } from 'playwright-core';
import { createAccount, findOrigin } from '../../../scripts/testing/create-account.ts';
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
  await createAccount(page);
  const id = await createChatbot({ page, settings });
  await teachChatbot({ page, id, name: 'handbook.md', text: handbook });
  return id;
}

/** A chatbot of the account that this page's browser is signed in to, without walking through the form. Returns its id. */
export async function createChatbot({
  page,
  settings = {},
}: {
  page: Page;
  settings?: Record<string, unknown>;
}): Promise<string> {
  const headers = { origin: await findOrigin(page) };
  const made = await page.request.post('/api/chatbots', {
    headers,
    data: { ...chatbotDefaults, name: 'Bakery', ...settings },
  });
  if (!made.ok()) throw new Error(`The chatbot was not created: ${await made.text()}`);
  const { id } = await made.json();
  return id;
}

/** Uploads a document and waits until it can be answered from. */
export async function teachChatbot({
  page,
  name,
  text,
  id,
}: {
  page: Page;
  id: string;
  name: string;
  text: string;
}): Promise<void> {
  const file = { name, mimeType: 'text/markdown', buffer: Buffer.from(text) };
  const sent = await page.request.post('/api/documents', {
    headers: { origin: await findOrigin(page) },
    multipart: { file, chatbotIds: id },
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

export async function updateChatbot({
  page,
  id,
  changes,
}: {
  page: Page;
  id: string;
  changes: Record<string, unknown>;
}): Promise<void> {
  const headers = { origin: await findOrigin(page) };
  const { version } = await (await page.request.get(`/api/chatbots/${id}`)).json();
  const response = await page.request.patch(`/api/chatbots/${id}`, {
    headers,
    data: { ...changes, version },
  });
  if (!response.ok()) throw new Error(`The chatbot was not changed: ${await response.text()}`);
}
