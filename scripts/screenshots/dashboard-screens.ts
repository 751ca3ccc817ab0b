import type { Page } from 'playwright-core';
import { createAccount } from '../testing/create-account.ts';

type DashboardScreen = {
  name: string;
  path: string;
  complaint?: RegExp;
  prepare(page: Page): Promise<unknown>;
};

const sections = [
  'basics',
  'conversation',
  'appearance',
  'knowledge',
  'answers',
  'playground',
  'model',
  'access',
  'install',
];

/** The owner's rooms: empty, full and failing. */
export const dashboardScreens: readonly DashboardScreen[] = [
  {
    name: 'dashboard-create',
    path: '/',
    prepare: async (page) => {
      await createAccount(page);
      await page.goto('/app?onboarding=industry');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'dashboard-failed',
    path: '/',
    complaint: /status of 403 .*\/api\/chatbots$/,
    prepare: async (page) => {
      await createAccount(page);
      await page.route('**/api/chatbots', (route) => route.fulfill({ status: 403, json: refusal }));
      await page.goto('/app');
      await page.getByText('Error loading Chatbot Manager').waitFor();
    },
  },
  {
    name: 'dashboard-limit',
    path: '/',
    prepare: async (page) => {
      await createChatbot(page);
      await page.goto('/app?tab=chatbots&action=create');
      await page.getByText(/reached your chatbot limit/).waitFor();
    },
  },
  ...['/app?tab=documents', '/app/inbox', '/app/leads', '/app/analytics', '/app/settings'].flatMap(
    (path): DashboardScreen[] => {
      const name = path.replace('/app?tab=', '').replace('/app/', '');
      return [
        {
          name: `${name}-empty`,
          path: '/',
          prepare: async (page) => {
            await createAccount(page);
            await page.goto(path, { waitUntil: 'networkidle' });
          },
        },
        {
          name,
          path: '/',
          prepare: async (page) => {
            await createChatbot(page);
            await page.goto(path, { waitUntil: 'networkidle' });
          },
        },
      ];
    },
  ),
  ...sections.map(
    (section): DashboardScreen => ({
      name: `chatbot-${section}`,
      path: '/',
      prepare: async (page) => {
        const id = await createChatbot(page);
        await page.goto(`/app/chatbots/${id}/${section}`, { waitUntil: 'networkidle' });
      },
    }),
  ),
];

const refusal = { error: { code: 'forbidden', message: 'Not now.', requestId: 'none' } };

/** One chatbot with a document, an answer and two visitors. */
async function createChatbot(page: Page): Promise<string> {
  await createAccount(page);
  const headers = { origin: new URL(page.url()).origin };
  const post = (path: string, data: object) => page.request.post(path, { headers, data });
  const made = await post('/api/chatbots', {
    name: 'Bella Cucina',
    description: 'Answers guests about the menu, allergens, opening hours and tables.',
    greeting: 'Ciao! Ask me about the menu, opening hours or a table.',
    systemPrompt: 'You are the host of Bella Cucina. Warm, brief, never pushy.',
    suggestedQuestions: ['Are you open on Sunday?', 'Do you have vegan dishes?'],
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
