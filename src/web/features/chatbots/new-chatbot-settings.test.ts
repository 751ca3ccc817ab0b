import { expect, test } from 'vitest';
import { chatbotSettings } from '#shared/contract/chatbots.ts';
import { proposeSettings } from './new-chatbot-settings.ts';

const profile = {
  name: 'Blue Fern',
  description: 'Plants for every room.',
  greeting: 'Hi! Welcome to Blue Fern.',
  color: '#0B6E4F',
};
const answer = {
  ...{ kind: 'faq' as const, question: 'Do you deliver?', answer: 'Yes.' },
  source: { title: 'Questions', url: 'https://bluefern.test/faq' },
};

test('a chatbot of a website has its name, texts and colors, and the rest from the trade', () => {
  const made = proposeSettings({
    ...{ industryId: 'ecommerce', preview: { profile, answers: [answer] } },
  });
  expect(chatbotSettings.safeParse(made).success).toBe(true);
  expect(made).toMatchObject({
    name: 'Blue Fern assistant',
    description: 'Plants for every room.',
    greeting: 'Hi! Welcome to Blue Fern.',
    primaryColor: '#0B6E4F',
    secondaryColor: '#EBF3F1',
    suggestedQuestions: ['Do you deliver?'],
    industry: 'ecommerce',
  });
  expect(made.systemPrompt).toContain('online shop');
});

test('what a website leaves out or can not be seen comes from the trade', () => {
  const preview = { profile: { ...profile, description: '', color: '#FFFFFF' }, answers: [] };
  const made = proposeSettings({ industryId: 'ecommerce', preview });
  expect(made.description).toContain('shoppers');
  expect(made.primaryColor).toBe('#1D4ED8');
  expect(made.suggestedQuestions).toHaveLength(3);
  const nothing = proposeSettings({
    ...{ industryId: null, preview: { profile: null, answers: [] } },
  });
  expect(nothing.name).toBe('My assistant');
});
