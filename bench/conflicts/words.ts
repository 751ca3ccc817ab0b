import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';

export const shopWords = { en, de, es, fr };
export type ShopLanguage = keyof typeof shopWords;
