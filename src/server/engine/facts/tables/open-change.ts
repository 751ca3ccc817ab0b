import type { FactSource } from '#server/engine/facts/fact-answer.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { Vocabulary } from '#server/engine/understand/vocabulary.ts';
import { stemsOf } from './open-table.ts';
import type { PriceChange } from './read-price-changes.ts';

/** A sentence about prices that change, ready for questions. */
export type OpenChange = FactSource & { text: string; stems: ReadonlySet<string> };

export const openChange = ({
  change: { text, block },
  documentId,
  language,
  vocabulary,
}: {
  change: PriceChange;
  documentId: string;
  language: LanguageCode;
  vocabulary: Vocabulary;
}): OpenChange => ({ documentId, block, text, stems: stemsOf(text, language, vocabulary) });
