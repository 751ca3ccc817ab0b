import type { Screen } from './screen.ts';

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

const rooms = {
  documents: '/app?tab=documents',
  inbox: '/app/inbox',
  leads: '/app/leads',
  analytics: '/app/analytics',
  settings: '/app/settings',
};

const refusal = { error: { code: 'forbidden', message: 'Not now.', requestId: 'none' } };

/** The owner's rooms: empty, full and failing. */
export const dashboardScreens: readonly Screen[] = [
  { name: 'dashboard', as: 'newcomer', path: '/app' },
  { name: 'integrations', as: 'owner', path: '/app/settings/integrations' },
  { name: 'white-label', as: 'owner', path: '/app/settings/white-label' },
  {
    name: 'dashboard-create',
    as: 'newcomer',
    path: '/app?onboarding=industry',
    prepare: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'dashboard-failed',
    as: 'newcomer',
    path: '/app',
    complaint: /status of 403 .*\/api\/chatbots$/,
    prepare: async (page) => {
      await page.route('**/api/chatbots', (route) => route.fulfill({ status: 403, json: refusal }));
      await page.reload();
      await page.getByText('Error loading Chatbot Manager').waitFor();
    },
  },
  {
    name: 'dashboard-limit',
    as: 'owner',
    path: '/app?tab=chatbots&action=create',
    prepare: (page) => page.getByText(/reached your chatbot limit/).waitFor(),
  },
  ...Object.entries(rooms).flatMap(([name, path]): Screen[] => [
    { name: `${name}-empty`, as: 'newcomer', path },
    { name, as: 'owner', path },
  ]),
  ...sections.map(
    (section): Screen => ({
      name: `chatbot-${section}`,
      as: 'owner',
      path: `/app/chatbots/{chatbotId}/${section}`,
    }),
  ),
];
