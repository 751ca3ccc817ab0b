import type { ConceptId } from '#server/engine/language/concept-ids.ts';
import { findConcepts } from '#server/engine/language/concept-index.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

/** How a concept stands among the stems of a text; no stem begins with this sign. */
export const markOf = (id: ConceptId): string => `#${id}`;

/** The marks of all concepts that a text names, in whatever words and forms. */
export function marksIn(text: string, language: LanguageCode): string[] {
  return findConcepts(text, language).map(({ id }) => markOf(id));
}
