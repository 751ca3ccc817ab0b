import type { VisitorLanguage } from '#shared/visitor-languages.ts';
import { ar } from './ar.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import type { Translation } from './texts.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { zh } from './zh.ts';

/** Every language of the chat window but English. Each is a file of its own for visitors. */
export const translations: Record<Exclude<VisitorLanguage, 'en'>, Translation> = {
  ar,
  cs,
  da,
  de,
  el,
  es,
  fr,
  he,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  ro,
  ru,
  sv,
  tr,
  uk,
  zh,
};
