import { germanTalk } from './de/talk.ts';
import { englishTalk } from './en/talk.ts';
import { spanishTalk } from './es/talk.ts';
import { frenchTalk } from './fr/talk.ts';
import { italianTalk } from './it/talk.ts';
import type { LanguageCode } from './language-code.ts';
import { dutchTalk } from './nl/talk.ts';
import { polishTalk } from './pl/talk.ts';
import { portugueseTalk } from './pt/talk.ts';
import type { TalkWords } from './talk-words.ts';

export const talkByLanguage: Readonly<Record<LanguageCode, TalkWords>> = {
  en: englishTalk,
  de: germanTalk,
  es: spanishTalk,
  fr: frenchTalk,
  it: italianTalk,
  pt: portugueseTalk,
  nl: dutchTalk,
  pl: polishTalk,
};
