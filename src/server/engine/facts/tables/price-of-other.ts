import { fold } from '#server/engine/index/analyse.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { holdsTerm, type Question } from '#server/engine/understand/question.ts';
import type { OpenRow } from './open-table.ts';
import { isTelling } from './row-doubts.ts';

/**
 * "Frame only. Glass is cut by a glazier next door": the price in the row isn't what the glass costs, which stands only in
 * its note.
 */
export function isPriceOfOther({
  row,
  question: { terms },
}: {
  row: OpenRow;
  question: Pick<Question, 'terms'>;
}): boolean {
  const isNote = row.cells.map((_, column) => row.table.table.columns[column]?.role === 'note');
  const note = row.cells.filter((_, column) => isNote[column]).join(' ');
  if (!leavesOut.test(fold(note))) return false;
  const holds = (term: Question['terms'][number], inNotes: boolean): boolean =>
    row.stems.some((stems, column) => isNote[column] === inNotes && holdsTerm(term, stems) === 1);
  const isNamed = [...row.nameStems].every((stem) =>
    terms.some((term) => holdsTerm(term, new Set([stem])) === 1),
  );
  return (
    !isNamed &&
    terms.some(
      (term) =>
        isTelling(term) &&
        !term.isVague &&
        !term.isDoing &&
        !term.isContext &&
        holds(term, true) &&
        !holds(term, false),
    )
  );
}

/** Words of a note that says what a price is not for. */
const leavesOut = withLanguages(
  'leaves-out',
  /(?<!\p{L})(?:only|not included|isn'?t included|aren'?t included|excludes?|excluding|excl|without|separate(?:ly)?|(?:billed|charged|done|made|placed|supplied|fitted|provided) by|nur|nicht (?:inbegriffen|enthalten|dabei|inklusive)|exklusive|ohne|separat|getrennt|extra berechnet|solo|solamente|no (?:incluid[oa]s?|incluye)|sin|aparte|por separado|seulement|uniquement|non (?:compris|inclus)e?s?|hors|sans|separement|soltanto|esclus[oaie]|non (?:inclus|compres)[oaie]|senza|a parte|apenas|somente|nao (?:incluid[oa]s?|inclui)|sem|a parte|alleen|niet inbegrepen|exclusief|zonder|apart|tylko|bez|osobno|nie (?:obejmuje|zawiera))(?!\p{L})/u,
);
