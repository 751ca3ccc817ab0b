import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { OtherLanguage } from '#server/engine/language/text-language.ts';
import type { Contact } from './contacts/contact.ts';
import type { Schedule } from './schedules/schedule.ts';
import type { FactTable } from './tables/fact-table.ts';
import type { PriceChange } from './tables/read-price-changes.ts';

/** What was read from a document besides its text: stored with it and rebuilt whenever it is read again. */
export type DocumentFacts = {
  /** The language it is written in; null for one we have no word lists for. */
  language: LanguageCode | null;
  /** The language it is written in when that is one we have no word lists for but know how to search. */
  otherLanguage?: OtherLanguage;
  /** Its words, folded, and how often each is used: typos in questions are repaired to them. */
  vocabulary: Record<string, number>;
  /** The currency sign its text uses most, for price lists without one. */
  currency?: string;
  tables: FactTable[];
  /** Sentences that say when a price is higher or lower. */
  changes?: PriceChange[];
  schedules: Schedule[];
  contacts: Contact[];
  /** For each block of the document, the ordinal of the passage that holds it; null where no passage does. */
  passageOfBlock: (number | null)[];
  /** How the parts that its owner sees and its passages go together. */
  parts?: {
    /** For each block, the short key of its part. */
    blockKeys: string[];
    /** The blocks that are headings, with their levels. */
    headings: [block: number, level: number][];
    /** For each passage, the block that it begins with. */
    firstBlocks: number[];
  };
};
