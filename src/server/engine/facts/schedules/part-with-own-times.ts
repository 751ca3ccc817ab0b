import { withLanguages } from '#server/engine/language/with-languages.ts';
import { isAsideTopic } from './aside-topics.ts';
import { foldText } from './fold-text.ts';
import { topicsOf } from './headings.ts';
import type { Lexicon } from './lexicon.ts';
import type { ClauseLine } from './schedule.ts';

const takesPlace = withLanguages(
  'takes-place',
  /(?<!\p{L})(?:class(?:es)?|courses?|lessons?|sessions?|workshops?|shifts?|jobs?|matinees?|shows?|part(?:y|ies)|rehearsals?|tours?|crews?|vans?|deliver(?:y|ies)|league|drop-ins?|kurse?|unterricht|fuhrungen|lieferung(?:en)?|clases?|cursos?|talleres|visitas|entregas?|cours|visites|livraisons?|corsi|lezioni|visite|consegne|aulas?|lessen|cursussen|rondleidingen|kursy|zajecia)(?!\p{L})/u,
);

/** "In summer the evening courses run 6 to 9", "from June the kitchen stops at 2": times of these, not of the business. */
export function hasOwnTimes({ line, lexicon }: { line: ClauseLine; lexicon: Lexicon }): boolean {
  if (line.kind !== 'hours' || line.days.length === 0 || line.part === '' || !line.prose)
    return false;
  const topics = topicsOf({ text: line.part, lexicon });
  return topics.length > 0 ? topics.every(isAsideTopic) : takesPlace.test(foldText(line.part));
}
