import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createAccount, findOrigin } from '../testing/create-account.ts';

/** Whose eyes a screen is seen with: no one's, those of an account without a chatbot, or of one with everything. */
export type Person = 'guest' | 'newcomer' | 'owner';

export type People = {
  chatbotId: string;
  /** The cookies of each, for a browser of its own. */
  stateOf: Record<Person, Awaited<ReturnType<BrowserContext['storageState']>> | undefined>;
};

/** Made once and shared by all screens: an account costs a password hash, a full one several seconds. */
export async function createPeople(input: { browser: Browser; address: string }): Promise<People> {
  const newcomer = await openSignedIn(input);
  const owner = await openSignedIn(input);
  const chatbotId = await createChatbot(owner);
  const stateOf = {
    guest: undefined,
    newcomer: await newcomer.context().storageState(),
    owner: await owner.context().storageState(),
  };
  await Promise.all([newcomer.context().close(), owner.context().close()]);
  return { chatbotId, stateOf };
}

async function openSignedIn({
  browser,
  address,
}: {
  browser: Browser;
  address: string;
}): Promise<Page> {
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await createAccount(page);
  return page;
}

/** One chatbot with a document, an answer and two visitors. */
async function createChatbot(page: Page): Promise<string> {
  const headers = { origin: await findOrigin(page) };
  const post = (path: string, data: object) => page.request.post(path, { headers, data });
  const made = await post('/api/chatbots', {
    name: 'Bella Cucina',
    description: 'Answers guests about the menu, allergens, opening hours and tables.',
    greeting: 'Ciao! Ask me about the menu, opening hours or a table.',
    systemPrompt: 'You are the host of Bella Cucina. Warm, brief, never pushy.',
    suggestedQuestions: ['Are you open on Sunday?', 'Which dishes are vegan?'],
  });
  const { id } = (await made.json()) as { id: string };
  await page.request.post('/api/documents', {
    headers,
    multipart: {
      chatbotIds: id,
      file: {
        name: 'hours.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('We are open on Sunday from 12 to 9 pm. The kitchen closes at 8:30.'),
      },
    },
  });
  await post(`/api/chatbots/${id}/answers`, {
    question: 'Do you deliver?',
    answer: 'Not yet, but you can pick up your order from 6 pm.',
  });
  for (const text of ['Are you open on Sunday?', 'Is there live music?']) {
    await page.request.post(`/api/chat/${id}/messages`, {
      headers: { ...headers, accept: 'application/json' },
      data: { text, page: 'https://bella.example/menu' },
    });
  }
  return id;
}
