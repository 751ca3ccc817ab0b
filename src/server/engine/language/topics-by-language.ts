import { topics as de } from './de/topics.ts';
import { topics as en } from './en/topics.ts';
import { topics as es } from './es/topics.ts';
import { topics as fr } from './fr/topics.ts';
import { topics as it } from './it/topics.ts';
import type { LanguageCode } from './language-code.ts';
import { topics as nl } from './nl/topics.ts';
import { topics as pl } from './pl/topics.ts';
import { topics as pt } from './pt/topics.ts';
import type { Topics } from './topics.ts';

const all: Record<LanguageCode, Topics> = { en, de, es, fr, it, pt, nl, pl };

export const topicsOf = (language: LanguageCode): Topics => all[language];
