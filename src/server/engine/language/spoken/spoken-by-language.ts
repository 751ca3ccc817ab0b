import type { SpokenOnly } from '#server/engine/language/language-code.ts';
import { ar } from './ar.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { el } from './el.ts';
import { he } from './he.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import type { SpokenWords } from './spoken-words.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { zh } from './zh.ts';

export const spokenByLanguage: Readonly<Record<SpokenOnly, SpokenWords>> = {
  ar,
  cs,
  da,
  el,
  he,
  ja,
  ko,
  ro,
  ru,
  sv,
  tr,
  uk,
  zh,
};
