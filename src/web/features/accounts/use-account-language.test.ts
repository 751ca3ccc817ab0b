import { expect, test } from 'vitest';
import { decideLanguage } from './use-account-language.ts';

test('an account without a language gets the one that is open', () => {
  expect(decideLanguage({ locale: null, open: 'de' })).toEqual({ do: 'save' });
});

test('the language of the account is opened on every device', () => {
  expect(decideLanguage({ locale: 'es', open: 'en' })).toEqual({ do: 'switch', language: 'es' });
  expect(decideLanguage({ locale: 'en', open: 'de' })).toEqual({ do: 'switch', language: 'en' });
  expect(decideLanguage({ locale: 'es', open: 'es' })).toEqual({ do: 'stay' });
});

test('a regional form is its language, and one that we do not have is English', () => {
  expect(decideLanguage({ locale: 'de-CH', open: 'de' })).toEqual({ do: 'stay' });
  expect(decideLanguage({ locale: 'fr', open: 'en' })).toEqual({ do: 'stay' });
});
