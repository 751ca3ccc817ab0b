import type { LanguageWords } from '#server/engine/language/language-words.ts';
import { es as chatTexts } from '#shared/chat-texts/es.ts';
import { calendar } from './calendar.ts';
import { concepts } from './concepts.ts';
import { contactWords } from './contact-words.ts';
import { glossaryFood } from './glossary-food.ts';
import { glossaryGoods } from './glossary-goods.ts';
import { glossaryRental } from './glossary-rental.ts';
import { glossaryServices } from './glossary-services.ts';
import { glossaryThings } from './glossary-things.ts';
import { glossaryWords } from './glossary-words.ts';
import { grammar } from './grammar.ts';
import { kinds } from './kinds.ts';
import { numberWords } from './number-words.ts';
import { spanishPhrases as phrases } from './phrases.ts';
import { questionWords } from './question-words.ts';
import { sampleQuestions } from './sample-questions.ts';
import { smallWords } from './small-words.ts';
import { spanishTalk as talk } from './talk.ts';
import { timeWords } from './time-words.ts';
import { topics } from './topics.ts';
import { valueWords } from './value-words.ts';
import { visitorTexts } from './visitor-texts.ts';

export const spanish: LanguageWords = {
  phrases,
  visitorTexts,
  chatTexts,
  talk,
  smallWords,
  grammar,
  questionWords,
  sampleQuestions,
  valueWords,
  numberWords,
  timeWords,
  calendar,
  contactWords,
  concepts,
  kinds,
  topics,
  glossary: [
    glossaryWords,
    glossaryThings,
    glossaryGoods,
    glossaryFood,
    glossaryServices,
    glossaryRental,
  ],
  inEnglish: new URL('./in-english.json', import.meta.url),
  resources: { stemmer: 'spanish', commonWords: 'spanish', ocr: 'spa', shortDate: 'dd/mm/yyyy' },
};
