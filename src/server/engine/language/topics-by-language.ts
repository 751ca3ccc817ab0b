import type { LanguageCode } from './language-code.ts';
import { readLanguages } from './languages.ts';
import type { Topics } from './topics.ts';

export const topicsOf = (language: LanguageCode): Topics => readLanguages[language].topics;
