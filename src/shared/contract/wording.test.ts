import { expect, test } from 'vitest';
import { de } from '#shared/chat-texts/de.ts';
import { chatbotDefaults, updateChatbotInput } from './chatbots.ts';
import { type Wording, windowTextNames, wording, wordingLimits } from './wording.ts';

const problemsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    (wording.safeParse(value).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

test('a text is trimmed, and an empty one is none', () => {
  const given = {
    de: { unknown: ' Das weiß ich nicht. ', mayHelp: '  ', contactLabels: { name: '' } },
    fr: { thanks: '' },
  };
  expect(wording.parse(given)).toEqual({ de: { unknown: 'Das weiß ich nicht.' } });
  expect(wording.parse(chatbotDefaults.wording)).toEqual({});
});

test('what is filled in is kept, once, and nothing else is in braces', () => {
  const called = (text: string) => problemsOf({ de: { teamCalled: text } });
  expect(called('Noch {minutes} Minuten.')).toEqual({});
  expect(called('')).toEqual({});
  for (const text of ['Gleich.', '{minutes} oder {minutes}', '{minutes} für {name}', '{Minuten}']) {
    expect(called(text)['de.teamCalled']).toMatch('{minutes}');
  }
  expect(problemsOf({ de: { unknown: 'Hallo {name}!' } })['de.unknown']).toMatch('braces');
});

test.each<[string, unknown, string, string]>([
  [
    'what is no code of a language',
    { 'X-1': { unknown: 'Hm' } },
    'X-1',
    'This language is not available',
  ],
  ['a text that there isn’t', { de: { refusal: 'Hm' } }, 'de', 'There is no such text'],
  ['a text that isn’t one', { de: { unknown: 1 } }, 'de.unknown', 'Please write plain text'],
  ['what can’t be stored', { de: { unknown: 'a\0' } }, 'de.unknown', 'Please write plain text'],
  [
    'a long sentence',
    { de: { unknown: 'x'.repeat(501) } },
    'de.unknown',
    'Please use at most 500 characters',
  ],
  [
    'a long button',
    { de: { askTeamButton: 'x'.repeat(101) } },
    'de.askTeamButton',
    'Please use at most 100 characters',
  ],
  [
    'a button of two lines',
    { de: { askTeamButton: 'Ask\nus' } },
    'de.askTeamButton',
    'Please use a single line of text',
  ],
  [
    'a label of no field',
    { de: { contactLabels: { 'A b': 'Name' } } },
    'de.contactLabels.A b',
    'There is no such contact field',
  ],
])('%s is refused beside its field', (_, value, path, message) => {
  expect(problemsOf(value)).toEqual({ [path]: message });
});

test('that the chatbot is a program can’t be put into other words', () => {
  expect(problemsOf({ en: { about: "I'm Anna." } })).toEqual({ en: 'There is no such text' });
  expect(problemsOf({ en: { aiNotice: 'Anna is here.' } })).toEqual({
    en: 'There is no such text',
  });
});

test('all texts together have a limit', () => {
  const long = 'x'.repeat(wordingLimits.sentence);
  const own = { unknown: long, thanks: long, goodbye: long, help: long, praise: long, human: long };
  const all: Wording = Object.fromEntries(
    'en ar cs da de el es fr he it ja ko nl pl pt ro ru sv tr uk zh'
      .split(' ')
      .map((language) => [language, own]),
  );
  expect(problemsOf(all)['']).toMatch('60,000');
  const { success, error } = updateChatbotInput.safeParse({ version: 1, wording: all });
  expect([success, error?.issues[0]?.path]).toEqual([false, ['wording']]);
});

test('no name of a text of the chat window is shortened by the widget’s build', () => {
  expect(windowTextNames.filter((name) => name in de)).toEqual([]);
});
