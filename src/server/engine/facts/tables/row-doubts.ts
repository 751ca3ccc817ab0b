import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { findPeriod, findUnit } from '#server/engine/language/measure-words.ts';
import { findAskedPlaces } from '#server/engine/understand/asked-place.ts';
import { holdsTerm, type Question, type QuestionTerm } from '#server/engine/understand/question.ts';
import { matchRows, type RowMatch } from './match-rows.ts';
import type { OpenTable } from './open-table.ts';
import { judgeRanges } from './row-ranges.ts';
import { ordinary, type TableQuestion } from './table-question.ts';
import type { TableTask } from './table-task.ts';

export const isDeniedInNote = ({ row, matched }: RowMatch): boolean =>
  [...matched].some(
    ([term, place]) =>
      !['name', 'column', 'title'].includes(place) &&
      row.denied.some((stems) => holdsTerm(term, stems ?? none) > 0),
  );

export function isOnlyLikeName({ row, matched, named, isFor }: RowMatch): boolean {
  const inName = [...matched].filter(([, place]) => place === 'name');
  const stems = row.stems[row.table.name] ?? none;
  return (
    !isFor &&
    named < 0.5 &&
    inName.length > 0 &&
    inName.every(([term]) => !term.isForeign && holdsTerm(term, stems) < 1)
  );
}

export function lacksTown({ missing }: RowMatch, { folded, language }: Question): boolean {
  const places = findAskedPlaces(folded, language);
  return missing.some(({ word }) => wordsOf(word).some((one) => places.has(one)));
}

/** What the documents know and the row lacks stands right behind a word of the row's name. */
export function lacksHead({ missing, matched }: RowMatch, terms: readonly QuestionTerm[]): boolean {
  return missing.some((term) => {
    const before = terms[terms.indexOf(term) - 1];
    const { isHead, isKnown, isContext, isAside, isDoing, isVague, information } = term;
    const tells = isKnown && !isContext && !isAside && !isDoing && !isVague;
    return (
      isHead &&
      tells &&
      information >= 0.6 &&
      before !== undefined &&
      matched.get(before) === 'name'
    );
  });
}

/** A note may speak of things that the row isn't about: what they cost is not the row's price. */
export function asideInNote({ matched, named }: RowMatch): number {
  if (named >= 0.75) return 0;
  const weigh = (places: readonly string[]): number =>
    [...matched].reduce(
      (sum, [term, place]) => sum + (places.includes(place) ? term.information : 0),
      0,
    );
  const own = weigh(['name', 'category', 'cell']);
  return own > 0 && weigh(['note']) >= own ? 0.5 : 0;
}

export const isTelling = ({ information }: QuestionTerm): boolean => information >= 0.6;

/** "The lid for the pan": what is asked for stands only in a note, and the row is what it is for. */
export function isHeadInNote({ matched, missing }: RowMatch): boolean {
  const inName = [...matched].filter(([, place]) => place === 'name');
  const heads = [...matched].filter(
    ([{ isAside, isContext, isDoing, isVague, information }]) =>
      !isAside && !isContext && !isDoing && !isVague && information >= 0.3,
  );
  return (
    inName.length > 0 &&
    inName.every(([{ isAside }]) => isAside) &&
    heads.some(([, place]) => place === 'note') &&
    heads.every(([, place]) => ['note', 'category', 'cell'].includes(place)) &&
    missing.every((term) => !isTelling(term) || term.isAside)
  );
}

/** Only a number, a day or a span of time leads to the row, and what the question names doesn't. */
export const isOnlyByTime = ({ matched, missing }: RowMatch): boolean =>
  missing.some(({ information, isVague, isDoing }) => information >= 0.6 && !isVague && !isDoing) &&
  [...matched].every(
    ([{ word, stems, information }, place]) =>
      place === 'column' ||
      place === 'title' ||
      information < 0.3 ||
      /^\d/.test(word) ||
      findPeriod(word) !== null ||
      stems.some((stem) => /^(?:day|month):/.test(stem)),
  );

/** "A normal trim" is hardly the row "First trim": where the ordinary one is asked for, the name sets nothing apart. */
export function isSetApart({ row, missing, named }: RowMatch): boolean {
  return (
    named < 1 &&
    missing.some(({ word }) => ordinary.has(word)) &&
    row.table.rows.some(
      (other) => other !== row && [...other.nameStems].some((stem) => row.nameStems.has(stem)),
    )
  );
}

/** "Paint removal" isn't painting: the name undoes what is asked for, and the question doesn't say so. */
export function undoesIt({ row, matched }: RowMatch): boolean {
  const said = [...matched.keys()].map(({ word }) => word);
  const found = undoing.exec(fold(row.name))?.[0];
  return (
    found !== undefined &&
    [...matched.values()].includes('name') &&
    !said.some((word) => wordsOf(word).some((one) => one.startsWith(found.slice(0, 5)))) &&
    ![...matched].some(
      ([term, place]) =>
        place === 'name' && holdsTerm(term, new Set([stem(found, row.table.language)])) > 0,
    )
  );
}

const undoing =
  /(?<!\p{L})(?:removal|removing|disposal|cancellation|refund|lost|late|entfern(?:ung|en)|entsorgung|stornierung|verlust|retirada|eliminacion|cancelacion|perdida|devolucion)(?!\p{L})/u;

/** Half a day isn't a day, where the row has no price for half of one. */
export function isHalfOfIt(
  row: RowMatch['row'],
  columns: readonly number[],
  folded: string,
): boolean {
  if (!halfSpan.test(folded)) return false;
  const texts = [
    ...row.cells,
    ...columns.map((column) => row.table.table.columns[column]?.name ?? ''),
  ];
  return columns.length > 0 && !texts.some((text) => half.test(fold(text)));
}

const halfSpan =
  /(?<!\p{L})(?:half (?:an? |of an? )?(?:day|week|month)|half[ -](?:day|week|month)|halbe[rnms]? (?:tag|woche|monat)|medi[oa] (?:dia|semana|mes)|demi-?\s?(?:journee|semaine))(?!\p{L})/u;
const half =
  /(?<!\p{L})(?:half|halb\p{L}*|medi[oa]|demi\p{L}*|½|morning|afternoon|vormittag\p{L}*|nachmittag\p{L}*|manana|tarde)(?!\p{L})|\d\s?(?:h|hours?|std|stunden|horas)(?!\p{L})/u;

/** A row called "Saturday" says nothing about Sunday. */
export function isOtherDay(
  { stems, table }: RowMatch['row'],
  terms: readonly QuestionTerm[],
): boolean {
  const daysOf = (words: Iterable<string>): string[] =>
    [...words].filter((word) => word.startsWith('day:'));
  const asked = terms.flatMap((term) => daysOf(term.stems));
  const own = daysOf(stems[table.name] ?? none);
  return own.length > 0 && asked.length > 0 && !asked.some((day) => own.includes(day));
}

/** "With the heavy drill, is the case still full price?": another row of the list is named as well. */
export function namesAnother(
  { row, missing, matched }: RowMatch,
  { question, words, tables }: Pick<TableTask, 'question' | 'words' | 'tables'>,
): boolean {
  const said = wordsOf(question.folded);
  const joints = new Set(words.and.split(','));
  // "With the book", which is in another list.
  const isJoined = ({ word }: QuestionTerm): boolean => {
    const at = said.indexOf(word.split(' ')[0] ?? '');
    return [said[at - 1] ?? '', said[at - 2] ?? '', said[at + 1] ?? ''].some((each) =>
      joints.has(each),
    );
  };
  const hasRow = (term: QuestionTerm, { rows, name }: OpenTable): boolean =>
    rows.some((other) => other !== row && holdsTerm(term, other.stems[name] ?? none) === 1);
  // Where all of it is said before the question itself, it is what the question is about.
  const isAllContext = [...matched.keys()].every(({ isContext }) => isContext);
  return missing.some(
    (term) =>
      isTelling(term) &&
      !saysWhen(term) &&
      (!term.isContext || (isAllContext && isJoined(term))) &&
      !/\d/.test(term.word) &&
      (hasRow(term, row.table) ||
        (isJoined(term) && tables.some((table) => table.prices.length > 0 && hasRow(term, table)))),
  );
}

const saysWhen = ({ word, stems }: QuestionTerm): boolean =>
  findPeriod(word) !== null ||
  stems.some((each) => /^(?:day|month):/.test(each)) ||
  /^(?:weekends?|mornings?|afternoons?|evenings?|wochenenden?|vormittags?|nachmittags?|abends?|fin(?:es)? de semana|mananas?|tardes?|noches?)$/u.test(
    word,
  );

const none: ReadonlySet<string> = new Set();

/** Only a row of another list, which has no prices, is called just what is asked for. */
export function isNamedElsewhere(top: RowMatch, { tables, wanted }: TableTask): boolean {
  const { terms, figures } = wanted;
  return tables.some(
    (table) =>
      table.prices.length === 0 &&
      matchRows({ table, terms, figures, byFigures: false }).some(
        ({ named, explained }) => named === 1 && explained >= top.explained,
      ),
  );
}

/** The name is only like a word of the question that the documents don't have, and more of the question is missing. */
export function isOnlyAlike({ row, matched, missing, isFor }: RowMatch): boolean {
  const name = row.stems[row.table.name];
  const found = [...matched].filter(([, place]) => place !== 'column' && place !== 'title');
  return (
    !isFor &&
    name !== undefined &&
    found.length > 0 &&
    found.every(([term]) => !term.isKnown && holdsTerm(term, name) < 1) &&
    missing.some(isTelling)
  );
}

/** A row for a distance, a weight or an amount of money that the question gives: "16–30 miles". */
export function isForMeasure({ row, isFor }: RowMatch, { figures }: TableQuestion): boolean {
  const measured = figures.filter(({ kind }) => ['length', 'weight', 'money'].includes(kind));
  const ranges = row.ranges.filter(({ isExact }) => !isExact);
  const isBare = wordsOf(row.name).every(
    (word) => /\d/.test(word) || findUnit(word) !== null || ofRange.test(word),
  );
  return isFor && isBare && judgeRanges({ ranges, figures: measured, others: [] }).met.length > 0;
}

const ofRange =
  /^(?:up|to|over|under|above|below|more|less|than|from|and|within|between|bis|zu|ab|uber|unter|mehr|weniger|als|von|hasta|desde|mas|menos|de|a|entre|jusqu|plus|moins|fino|oltre|ate|tot|vanaf)$/u;

/** How much of what the documents know of the question the row has. */
export function knownShare(
  { matched, explained }: RowMatch,
  terms: readonly QuestionTerm[],
): number {
  const known = terms.filter((term) => term.isKnown || matched.has(term));
  const total = known.reduce((sum, { information }) => sum + information, 0);
  const held = known.reduce((sum, term) => sum + (matched.has(term) ? term.information : 0), 0);
  return total > 0 ? Math.max(explained, held / total) : explained;
}
