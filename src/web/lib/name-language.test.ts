import { expect, test } from 'vitest';
import { nameLanguage } from './name-language.ts';

test('languages have their own names, with a capital letter', () => {
  expect(['de', 'es', 'tr', 'zh'].map(nameLanguage)).toEqual([
    'Deutsch',
    'Español',
    'Türkçe',
    '中文',
  ]);
});
