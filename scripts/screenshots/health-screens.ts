import type { Page } from 'playwright-core';
import type { ConflictPlace, ConflictsResponse } from '#shared/contract/conflicts.ts';
import type { HealthResponse } from '#shared/contract/health.ts';
import type { Screen } from './screen.ts';

const path = '/app/chatbots/{chatbotId}/health';
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();

const createPlace = (place: Partial<ConflictPlace>): ConflictPlace => ({
  source: 'document',
  id: id(1),
  title: 'price-list.csv',
  value: '',
  quote: '',
  page: null,
  row: null,
  heading: null,
  changedAt: at(300),
  repeats: 0,
  isUsed: false,
  ...place,
});

const conflicts: ConflictsResponse = {
  checkedAt: at(0),
  isChecking: false,
  items: [
    {
      key: 'a',
      kind: 'price',
      subject: 'Tune-up',
      state: 'open',
      foundAt: at(1),
      places: [
        createPlace({
          ...{ id: id(2), title: 'Services – Corner Bikes', value: '$95', isUsed: true },
          ...{ quote: 'A tune-up costs $95 and takes two days.', changedAt: at(3) },
        }),
        createPlace({ value: '$85', quote: 'Tune-up: $85 (Price)', row: 4 }),
      ],
    },
    {
      key: 'b',
      kind: 'hours',
      subject: '',
      state: 'open',
      foundAt: at(1),
      places: [
        createPlace({
          ...{ source: 'answer', id: id(3), title: 'Are you open on Saturday?', isUsed: true },
          ...{ value: '10 am–2 pm', quote: 'Yes, on Saturdays from 10 am to 2 pm.' },
        }),
        createPlace({
          ...{ id: id(4), title: 'handbook.pdf', value: '10 am–4 pm', page: 2, repeats: 3 },
          quote: 'Saturday: 10 am – 4 pm',
        }),
      ],
    },
  ],
};

const health: HealthResponse = {
  sources: 12,
  weak: [
    {
      ...{ id: id(5), name: 'scan-of-menu.pdf', source: 'file', problem: 'failed' },
      message: 'This PDF is password-protected. Remove the password and upload it again.',
    },
    {
      ...{ id: id(6), name: 'note.txt', source: 'text', problem: 'thin' },
      message: 'It has only one sentence, so it hardly answers anything.',
    },
  ],
  unused: [{ id: id(7), name: 'archive-2019.pdf', source: 'file', passages: 48, unused: 48 }],
  ending: [
    {
      ...{ id: id(8), name: 'winter-menu.pdf', source: 'file', state: 'expired' },
      ...{ label: 'Christmas menu, 1–26 December', validUntil: '2025-12-26' },
    },
    {
      ...{ id: id(9), name: 'Spring offers', source: 'text', label: '', state: 'expiring' },
      validUntil: at(-6).slice(0, 10),
    },
  ],
  proposed: [
    {
      ...{ id: id(10), name: 'price-list.pdf', source: 'file' },
      quote: 'Prices valid until 31 March.',
    },
  ],
  replaceable: [
    {
      ...{ id: id(11), name: 'rates-2026.pdf' },
      older: { id: id(12), name: 'rates-2025.pdf' },
    },
  ],
  days: 90,
  answers: 412,
};

/** Results of our own, so that the pictures don't depend on the engine. */
async function showHealth(page: Page): Promise<void> {
  await page.route('**/api/chatbots/*/conflicts', (route) => route.fulfill({ json: conflicts }));
  await page.route('**/api/chatbots/*/health', (route) => route.fulfill({ json: health }));
  await page.reload();
  await page.getByText('Price: Tune-up').waitFor();
}

export const healthScreens: readonly Screen[] = [
  { name: 'chatbot-health', as: 'owner', path, prepare: showHealth },
  {
    name: 'chatbot-health-empty',
    as: 'owner',
    path,
    async prepare(page) {
      const json: HealthResponse = { ...health, sources: 0, weak: [], unused: [], answers: 0 };
      await page.route('**/api/chatbots/*/health', (route) => route.fulfill({ json }));
      await page.reload();
      await page.getByText('Nothing to check yet').waitFor();
    },
  },
];
