import { expect, test } from 'vitest';
import { chatbotDefaults, chatbotSettings } from '#shared/contract/chatbots.ts';
import { changedSettings, describeSetting, settingPlaces } from './changed-settings.ts';

test('only what differs is sent, lists included', () => {
  const after = {
    ...chatbotDefaults,
    greeting: 'Ciao!',
    suggestedQuestions: ['Are you open?'],
    contactFields: chatbotDefaults.contactFields.map((field) => ({ ...field })),
  };
  expect(changedSettings({ before: chatbotDefaults, after })).toEqual({
    greeting: 'Ciao!',
    suggestedQuestions: ['Are you open?'],
  });
});

test('every setting has a name and a place', () => {
  expect(Object.keys(settingPlaces).sort()).toEqual(Object.keys(chatbotSettings.shape).sort());
});

test('two versions of any setting can be told apart in one line', () => {
  expect(describeSetting(false)).toBe('No');
  expect(describeSetting([])).toBe('None');
  expect(describeSetting(['a', 'b'])).toBe('a · b');
  expect(describeSetting([{ key: 'name', label: 'Your name', required: true }])).toBe('Your name');
  expect(describeSetting({ de: { unknown: 'Hm.' }, fr: {} })).toBe('Deutsch, Français');
  expect(describeSetting({})).toBe('None');
  expect(describeSetting({ provider: 'openai', name: 'x', baseUrl: null })).toBe('openai x');
});
