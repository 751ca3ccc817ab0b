import type { RewordableTexts } from '#shared/chat-texts/texts.ts';
import type { CalendarWords } from './calendar-words.ts';
import type { ConceptId } from './concept-ids.ts';
import type { ContactWords } from './contact-words.ts';
import type { KindsConcept } from './en/kinds.ts';
import type { Grammar } from './grammar.ts';
import type { NumberWords } from './number-words.ts';
import type { PatternName } from './pattern-names.ts';
import type { Phrases } from './phrases.ts';
import type { QuestionWords } from './question-words.ts';
import type { SampleQuestions } from './sample-questions.ts';
import type { SmallWords } from './small-words.ts';
import type { TalkWords } from './talk-words.ts';
import type { TimeWords } from './time-words.ts';
import type { Topics } from './topics.ts';
import type { ValueWords } from './value-words.ts';
import type { VisitorTexts } from './visitor-texts.ts';

/** Everything that the chatbot knows of a language it reads questions in. Its folder has a file for each part. */
export type LanguageWords = {
  phrases: Phrases;
  /**
   * `inOtherLanguage` as the languages before this one say it, by their code: "Our information is in Polish:". Where a
   * language names this one itself, that counts.
   */
  namedByOthers?: Readonly<Record<string, string>>;
  visitorTexts: VisitorTexts;
  /** What the chat window says, as far as an owner may reword it. */
  chatTexts: RewordableTexts;
  talk: TalkWords;
  smallWords: SmallWords;
  grammar: Grammar;
  questionWords: QuestionWords;
  sampleQuestions: SampleQuestions;
  valueWords: ValueWords;
  numberWords: NumberWords;
  timeWords: TimeWords;
  calendar: CalendarWords;
  contactWords: ContactWords;
  concepts: Record<ConceptId, string>;
  kinds: Record<KindsConcept, string>;
  topics: Topics;
  /** Rows of a meaning each. English lists the variants, "tub/cup"; others name the row before theirs, "tub: kubek/kubeczek". */
  glossary: readonly string[];
  /** The file that has by English word what it's called, for models that know only English: "appointment" is "cita/turno/hora". */
  inEnglish?: URL;
  /** What this language adds to patterns that have the words of several languages in one. */
  patterns?: Readonly<Partial<Record<PatternName, RegExp>>>;
  resources: LanguageResources;
};

/** What other programs call the language or know of it. */
type LanguageResources = {
  /** Of Snowball; without one the end of long words is cut. */
  stemmer?: string;
  /** The file of the most common words. */
  commonWords: string;
  /** The trained data of Tesseract. */
  ocr: string;
  /** As spreadsheets show a date. */
  shortDate: string;
};
