import type { DocumentFactsResponse } from '#shared/contract/documents.ts';
import { foundFacts } from './found-facts.ts';
import { healthScreens } from './health-screens.ts';
import type { Screen } from './screen.ts';
import { testScreens } from './test-screens.ts';
import { versionScreens } from './version-screens.ts';

const sections = [
  'basics',
  'conversation',
  'actions',
  'booking',
  'wording',
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
  bookings: '/app/bookings',
  analytics: '/app/analytics',
  settings: '/app/settings',
};

const refusal = { error: { code: 'forbidden', message: 'Not now.', requestId: 'none' } };

/** The owner's rooms: empty, full and failing. */
export const dashboardScreens: readonly Screen[] = [
  { name: 'dashboard', as: 'newcomer', path: '/app' },
  { name: 'workspace', as: 'owner', path: '/app/settings/workspace' },
  { name: 'team', as: 'owner', path: '/app/settings/team' },
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
  openDocument({
    name: 'document-facts',
    facts: foundFacts,
    prepare: async (page) => {
      await page.getByText('Price list: 31 items, 3 categories').click();
      await page.getByRole('button', { name: 'Details of Tune-up' }).click();
    },
  }),
  openDocument({
    name: 'document-without-facts',
    facts: { isRead: true, schedules: [], tables: [], contacts: [] },
  }),
  ...sections.map(
    (section): Screen => ({
      name: `chatbot-${section}`,
      as: 'owner',
      path: `/app/chatbots/{chatbotId}/${section}`,
    }),
  ),
  ...testScreens,
  ...versionScreens,
  ...healthScreens,
];

/** A document as its owner opens it, with facts of our own so that the picture doesn't depend on the reader. */
function openDocument({
  name,
  facts,
  prepare,
}: Pick<Screen, 'name' | 'prepare'> & { facts: DocumentFactsResponse }): Screen {
  return {
    name,
    as: 'owner',
    path: rooms.documents,
    prepare: async (page) => {
      await page.route('**/api/documents/*/facts', (route) => route.fulfill({ json: facts }));
      await page.getByRole('button', { name: 'Open hours.txt' }).click();
      await page.getByRole('heading', { name: 'What we found' }).waitFor();
      await prepare?.(page);
    },
  };
}
