import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
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
  if (!leavesOut.test(fold(note)) && !isForNameOnly(note, row)) return false;
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

/** "Frame only" of a frame. "Weekdays only" says when the price counts, and leaves nothing out. */
function isForNameOnly(note: string, { nameStems, table: { language } }: OpenRow): boolean {
  const words = wordsOf(note);
  return words.some(
    (word, at) =>
      onlyWord.test(word) &&
      [words[at - 1], words[at + 1]].some(
        (beside) => beside !== undefined && nameStems.has(stem(beside, language)),
      ),
  );
}

const onlyWord = withLanguages(
  'only-word',
  /^(?:only|nur|solo|solamente|seulement|uniquement|soltanto|apenas|somente|alleen|tylko)$/u,
);

/** A note that says what a price is not for. */
const leavesOut = withLanguages(
  'leaves-out',
  /(?<!\p{L})(?:not included|isn'?t included|aren'?t included|excludes|excluding|(?:billed|charged|priced|sold|supplied) separately|(?:billed|charged|done|made|placed|supplied|fitted) by|nicht (?:inbegriffen|enthalten|inklusive)|separat berechnet|extra berechnet|no (?:incluid[oa]s?|incluye)|por separado|non (?:compris|inclus)e?s?|separement|esclus[oaie]|non (?:inclus|compres)[oaie]|nao (?:incluid[oa]s?|inclui)|niet inbegrepen|exclusief|nie (?:obejmuje|zawiera))(?!\p{L})/u,
);
