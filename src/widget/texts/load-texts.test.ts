import { afterEach, expect, test, vi } from 'vitest';
import { en } from '#shared/chat-texts/en.ts';
import type { Texts } from '#shared/chat-texts/texts.ts';
import type { Shell } from '#widget/launcher/shell.ts';
import { chooseLanguage, loadTexts } from './load-texts.ts';

type Visit = { option?: string; browser?: string[]; page?: string };

function visit({ option, browser = [], page = '' }: Visit): Shell {
  vi.stubGlobal('__OUR_LANGUAGES__', /,(de|e[ln]|fr|it|nl|p[lt]|zh)(?![a-z])/);
  vi.stubGlobal('navigator', { languages: browser });
  vi.stubGlobal('document', { documentElement: { lang: page } });
  return { options: { chatbotId: 'garage', language: option }, config: {} } as unknown as Shell;
}

afterEach(() => vi.unstubAllGlobals());

test.each<[string, Visit, string]>([
  ['the page’s option wins', { option: 'pl', browser: ['de-DE'], page: 'fr' }, 'pl'],
  ['an option we don’t have is passed over', { option: 'hi', browser: ['de-DE'] }, 'de'],
  ['the page comes before the browser', { browser: ['de-CH', 'en'], page: 'fr' }, 'fr'],
  ['the browser’s order counts', { browser: ['en-US', 'de'] }, 'en'],
  ['the first of the browser’s languages that we have', { browser: ['hi', 'pt-BR', 'en'] }, 'pt'],
  ['the browser’s language where the page’s is unknown', { browser: ['it-IT'], page: 'hi' }, 'it'],
  ['an underscore and capitals are fine', { page: 'NL_be' }, 'nl'],
  ['a region is no language', { browser: ['en-IT'], page: 'hi-DE' }, 'en'],
  [
    'a longer code that begins the same is another language',
    { browser: ['den', 'ital', 'elx'] },
    'en',
  ],
  ['a language in the middle of the browser’s list', { browser: ['fi', 'zh-TW', 'en'] }, 'zh'],
  ['English where nothing is known', { browser: ['hi'], page: 'no' }, 'en'],
])('%s', (_, visited, code) => {
  expect(chooseLanguage(visit(visited))).toBe(code);
});

/** A server whose files say what the test wants. */
const serve = (content: string) => {
  vi.stubGlobal('__TEXTS_FILES__', '//');
  return `data:text/javascript,${encodeURIComponent(content)}`;
};
const load = (input: { content: string; option: string }): Promise<Texts> =>
  loadTexts(Object.assign(visit(input), { origin: serve(input.content) }));

test('a language is loaded from its file', async () => {
  const content = "export const de = { askTeam: 'Team fragen' }\n";
  expect(await load({ content, option: 'de' })).toEqual({ askTeam: 'Team fragen' });
});

test('a file that can’t be loaded means English', async () => {
  expect(await load({ content: 'throw new Error()\n', option: 'de' })).toBe(en);
});

test('a file without the language means English', async () => {
  expect(await load({ content: 'export const nothing = 0\n', option: 'de' })).toBe(en);
});

test.each(['de', 'en'])('an owner’s words in %s are read by a file of their own', async (code) => {
  const content = 'export const own = ({ options }) => ({ askTeam: options.language })\n';
  const shell = Object.assign(visit({ option: code }), { origin: serve(content) });
  shell.config.languages = { [code]: 'own' };
  expect(await loadTexts(shell)).toEqual({ askTeam: code });
});

test('an owner’s words in other languages make no difference', async () => {
  const content = "export const de = { askTeam: 'Team fragen' }; export const own = () => ({})\n";
  const shell = Object.assign(visit({ option: 'de' }), { origin: serve(content) });
  shell.config.languages = { en: 'own', fr: 'own' };
  expect(await loadTexts(shell)).toEqual({ askTeam: 'Team fragen' });
});

test('English loads nothing', async () => {
  expect(await load({ content: 'throw new Error()\n', option: 'en-GB' })).toBe(en);
});
