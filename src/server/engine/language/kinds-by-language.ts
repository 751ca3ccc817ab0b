import { kinds as de } from './de/kinds.ts';
import { kinds as en, type KindsConcept } from './en/kinds.ts';
import { kinds as es } from './es/kinds.ts';
import { kinds as fr } from './fr/kinds.ts';
import { kinds as it } from './it/kinds.ts';
import type { LanguageCode } from './language-code.ts';
import { kinds as nl } from './nl/kinds.ts';
import { kinds as pl } from './pl/kinds.ts';
import { kinds as pt } from './pt/kinds.ts';

export const kindsOf: Record<LanguageCode, Record<KindsConcept, string>> = {
  en,
  de,
  es,
  fr,
  it,
  pt,
  nl,
  pl,
};
