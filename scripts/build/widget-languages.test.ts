import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { spokenLanguages } from '../../src/server/engine/language/language-code.ts';
import type { Translation } from '../../src/shared/chat-texts/texts.ts';
import { chatbotDefaults } from '../../src/shared/contract/chatbots.ts';
import type { Shell } from '../../src/widget/launcher/shell.ts';
import { chooseLanguage } from '../../src/widget/texts/load-texts.ts';
import { languagePattern, listWidgetLanguages } from './widget-languages.ts';

const root = join(import.meta.dirname, '../..');
const codes = listWidgetLanguages(root);

afterEach(() => vi.unstubAllGlobals());

test('the chat window has every language that the chatbot speaks, and no other', () => {
  expect(codes).toEqual([...spokenLanguages].sort());
});

test.each(['answers', 'deployment'])('the manual names them all in %s.md', (page) => {
  const text = readFileSync(join(root, `content/docs/${page}.md`), 'utf8');
  const names = new Intl.DisplayNames('en', { type: 'language' });
  expect(codes.filter((code) => !text.includes(names.of(code) ?? code))).toEqual([]);
});

test('codes that begin alike share a letter', () => {
  expect(languagePattern(['da', 'de', 'fil', 'it']).source).toBe(',(d[ae]|fil|it)(?![a-z])');
});

test.each(codes)('%s is chosen for a browser in that language', (code) => {
  vi.stubGlobal('__OUR_LANGUAGES__', languagePattern(codes));
  vi.stubGlobal('navigator', { languages: [code] });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  expect(chooseLanguage({ options: {} } as Shell)).toBe(code);
});

test.each(codes.filter((code) => code !== 'en'))('%s says nothing blank', async (code) => {
  const file = await import(join(root, `src/shared/chat-texts/${code}.ts`));
  const texts: Translation = file[code];
  expect(texts.languageCode).toBe(code);
  const { script = '' } = new Intl.Locale(code).maximize();
  expect(texts.textDirection).toBe(/Arab|Hebr|Thaa|Syrc/.test(script) ? 'rtl' : 'ltr');
  expect(JSON.stringify(texts)).not.toMatch(/:"\s*"/);
  expect(texts.typingLine('Maria')).toMatch(/^Maria .+/);
  // What replaces a default setting is found by the very words of that setting.
  const { greeting, placeholder, contactFields } = chatbotDefaults;
  const defaults = [greeting, placeholder, ...contactFields.map(({ label }) => label)];
  expect(Object.keys(texts.defaultSettings).sort()).toEqual(defaults.sort());
});
