import type { ConceptId } from '#server/engine/language/concept-ids.ts';
import { findMeanings } from '#server/engine/language/concept-index.ts';
import { broaderOf } from '#server/engine/language/concept-kinds.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';

/** How a concept stands among the stems of a text; no stem begins with these signs. */
export const markOf = (id: ConceptId): string => `#${id}`;
/** The same where the text names only a kind of it: "poodles" for dogs. */
export const kindMarkOf = (id: ConceptId): string => `<${id}`;

/** The marks of all concepts that a text names, in whatever words and forms, and of what they are kinds of. */
export function marksIn(text: string, language: LanguageCode): string[] {
  return findMeanings(text, language).flatMap(({ id, isKind }) => [
    isKind ? kindMarkOf(id) : markOf(id),
    ...broaderOf(id).map(kindMarkOf),
  ]);
}
