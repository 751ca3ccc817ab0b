import type { DraftState, VersionComparison, VersionsResponse } from '#shared/contract/versions.ts';
import type { Screen } from './screen.ts';

const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
const nothing = { settings: [], documents: [], answers: [], more: 0 };

const draft: DraftState = {
  state: 'held',
  published: 3,
  changes: { ...nothing, documents: [{ name: 'price-list.csv', kind: 'changed' }] },
  failing: [
    {
      testId: '00000000-0000-4000-8000-000000000001',
      question: 'How much is a tune-up?',
      reason: '“$85” is missing.',
    },
  ],
};

const versions: VersionsResponse = {
  draft,
  items: [
    {
      ...{ number: 3, createdAt: at(5), by: ['Ada Lovelace'], reason: 'change' },
      restoredFrom: null,
      changes: {
        ...nothing,
        settings: ['greeting', 'confidence'],
        answers: [{ question: 'Is there wifi?', kind: 'added' }],
      },
    },
    {
      ...{ number: 2, createdAt: at(30), by: [], reason: 'change', restoredFrom: null },
      changes: { ...nothing, documents: [{ name: 'Opening hours', kind: 'changed' }] },
    },
    {
      ...{ number: 1, createdAt: at(80), by: ['Ada Lovelace'], reason: 'change' },
      restoredFrom: null,
      changes: { ...nothing, documents: [{ name: 'price-list.csv', kind: 'added' }] },
    },
  ],
};

const comparison: VersionComparison = {
  settings: [{ label: 'confidence', kind: 'changed', before: '0.5', after: '0.6' }],
  answers: [],
  documents: [
    {
      ...{ label: 'price-list.csv', kind: 'changed' },
      before: 'Tune-up, $85',
      after: 'Tune-up, $95',
    },
  ],
};

export const versionScreens: readonly Screen[] = [
  {
    name: 'chatbot-versions',
    as: 'owner',
    path: '/app/chatbots/{chatbotId}/versions',
    /** Versions of our own, so that the picture doesn't depend on how fast they are made. */
    async prepare(page) {
      await page.route('**/api/chatbots/*/versions', (route) => route.fulfill({ json: versions }));
      await page.route('**/api/chatbots/*/draft', (route) => route.fulfill({ json: draft }));
      await page.route('**/comparison*', (route) => route.fulfill({ json: comparison }));
      await page.reload();
      await page.getByRole('button', { name: 'Compare the draft' }).click();
      await page.getByText('Tune-up, $95').waitFor();
    },
  },
];
