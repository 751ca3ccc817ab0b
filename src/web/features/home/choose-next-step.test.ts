import { expect, test } from 'vitest';
import { chooseNextStep } from './choose-next-step.ts';

const now = new Date('2026-03-10T12:00:00Z');
const bot = { id: 'b1', name: 'Bakery', active: true, documentsCount: 2 };
const seen = (lastAt: string) => [{ chatbotId: 'b1', origin: 'https://shop.example', lastAt }];
const fine = {
  chatbots: [bot],
  documents: { ready: 2, inProgress: 0, failed: 0 },
  sites: seen('2026-03-10T11:00:00Z'),
  now,
  hasPlayground: true,
};

test('suggests nothing before there is a chatbot', () => {
  expect(chooseNextStep({ ...fine, chatbots: [] })).toBeNull();
});

test.each([
  [
    'documents that failed',
    { documents: { ready: 1, inProgress: 0, failed: 2 } },
    '?tab=documents',
  ],
  ['missing documents', { chatbots: [{ ...bot, documentsCount: 0 }] }, '/chatbots/b1/knowledge'],
  ['a chat that is on no site', { sites: [] }, '/chatbots/b1/install'],
  ['a site that went quiet', { sites: seen('2026-03-01T11:00:00Z') }, '/chatbots/b1/install'],
  ['trying it when all is well', {}, '/chatbots/b1/playground'],
])('leads to %s', (_, changes, path) => {
  expect(chooseNextStep({ ...fine, ...changes })?.path).toBe(path);
});

test('what is broken comes first, and an inactive chatbot last', () => {
  const failed = { ready: 0, inProgress: 0, failed: 1 };
  expect(chooseNextStep({ ...fine, documents: failed, sites: [] })?.label).toBe('See what failed');
  const off = { id: 'b0', name: 'Old', active: false, documentsCount: 0 };
  expect(chooseNextStep({ ...fine, chatbots: [off, bot] })?.path).toBe('/chatbots/b1/playground');
});

test('suggests no playground where it is switched off', () => {
  expect(chooseNextStep({ ...fine, hasPlayground: false })).toBeNull();
});

test.each([
  [{ chatbots: [{ ...bot, documentsCount: 0 }] }],
  [{ sites: [] }],
  [{ sites: seen('2026-03-01T11:00:00Z') }],
])('names the chatbot where there are several', (changes) => {
  const alone = { ...fine, ...changes };
  expect(chooseNextStep(alone)?.text).not.toContain('Bakery');
  const chatbots = [...alone.chatbots, { ...bot, id: 'b2', name: 'Kiosk' }];
  expect(chooseNextStep({ ...alone, chatbots })?.text).toContain('Bakery');
});
