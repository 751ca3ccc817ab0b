import { expect, test } from 'vitest';
import { type Chatbot, chatbotDefaults } from '#shared/contract/chatbots.ts';
import { previewOptions } from './widget-preview.ts';

test('half-typed colors and empty questions do not reach the widget', () => {
  const chatbot = {
    ...chatbotDefaults,
    id: 'one',
    primaryColor: '#12',
    suggestedQuestions: ['Open?', ' '],
  } as unknown as Chatbot;
  const options = previewOptions(chatbot);
  expect(options).not.toHaveProperty('primaryColor');
  expect(options).toMatchObject({
    chatbotId: 'one',
    secondaryColor: chatbotDefaults.secondaryColor,
    suggestedQuestions: ['Open?'],
  });
});
