import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { peopleByAge } from '#server/engine/language/measure-words.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { asksForContents } from './describe-row.ts';
import { certaintyOf, findBest } from './find-best.ts';
import { matchRows, type RowMatch } from './match-rows.ts';
import type { OpenChange } from './open-change.ts';
import { indexesOf, type OpenRow } from './open-table.ts';
import { findChange } from './price-changes.ts';
import { priceColumns } from './price-columns.ts';
import { isTimeOfDay } from './question-parts.ts';
import {
  asideInNote,
  isDeniedInNote,
  isForMeasure,
  isHalfOfIt,
  isHeadInNote,
  isNamedElsewhere,
  isOnlyAlike,
  isOnlyByTime,
  isOnlyLikeName,
  isOtherDay,
  isSetApart,
  isTelling,
  knownShare,
  lacksHead,
  lacksTown,
  namesAnother,
  undoesIt,
} from './row-doubts.ts';
import { judgeByNearness } from './row-nearness.ts';
import { keepSaidAsWhole } from './said-as-whole.ts';
import { sayEach } from './say-each.ts';
import { sayPriceOf, sayTexts } from './say-price-of.ts';
import { sayValue, yesOrNo } from './say-value.ts';
import { mostItems, sourcesOf } from './sources-of.ts';
import type { TableQuestion } from './table-question.ts';
import type { TableTask } from './table-task.ts';
import { asksForColumn, saysHowLong, valueColumns } from './value-columns.ts';
import { endSentence, joinList, type Speech, sayName, sayNotes, sayPrices } from './write-rows.ts';

/** What a row says: its prices, or the columns that the question names. */
export function lookUp(task: TableTask): FactAnswer | null {
  const { wanted, speech } = task;
  const hasAge = wanted.figures.some(({ kind }) => kind === 'age');
  if (wanted.terms.length === 0 && !(hasAge && wanted.asksPrice)) return null;
  // What something costs is not in a table without prices.
  const tables = wanted.asksPrice
    ? task.tables.filter(({ prices }) => prices.length > 0)
    : task.tables;
  const best = keepSaidAsWhole(
    findBest({
      tables,
      terms: [...wanted.terms, ...wanted.neutral],
      figures: wanted.figures,
      byFigures: wanted.asksPrice || (hasAge && !wanted.asksYesNo),
    }),
    `${task.question.folded} ${task.before?.folded ?? ''}`,
  );
  const [top] = best;
  if (!top || isOtherDay(top.row, wanted.terms)) return null;
  const rows = best.map(({ row }) => row);
  const names = new Set(rows.map(sayName));
  const places = [...top.matched.values()];
  const inName =
    top.isFor || places.includes('name') || places.includes('category') || isOnlyOne(top);
  // A distance or a weight that a row is for leads to it, whatever else is told.
  const isOfMeasure = wanted.asksPrice && isForMeasure(top, wanted);
  const missing = missingInformation(
    top,
    isOfMeasure ? wanted.terms.filter(({ isKnown }) => isKnown) : wanted.terms,
  );
  // What only surrounds the question isn't what is asked.
  const isAsked =
    wanted.asksPrice ||
    wanted.terms.every(({ isContext }) => isContext) ||
    places.length === 0 ||
    [...top.matched.keys()].some(({ isContext }) => !isContext);
  const aside = wanted.asksPrice ? asideInNote(top) : 0;
  const byWords =
    certaintyOf(isOfMeasure ? knownShare(top, wanted.terms) : top.explained) -
    (inName ? 0 : wanted.asksPrice ? 0.3 : 0.5) -
    (names.size > 1 ? 0.05 : 0) -
    missing * 0.25 -
    (top.isMentioned ? onlyMentioned : 0) -
    (hasAge && !top.isFor && !isForAges(top.row) ? unmetAge : 0) -
    aside;
  const byMeaning = wanted.asksPrice
    ? judgeByNearness({
        certainty: byWords,
        row: top.row,
        isWhole: top.named === 1,
        tables,
        nearnessOf: task.nearnessOf,
      })
    : byWords;
  const certainty = Math.min(
    // A yes or no to something that isn't there would be a guess.
    wanted.asksYesNo &&
      (missing >= 0.5 ||
        top.missing.some((term) => saysWhen(term) || isTimeOfDay(term, task.question.folded)))
      ? 0.45
      : 1,
    // "My crown broke, do I have to pay?" doesn't ask what a crown costs.
    wanted.asksWhether && !isNamedInFocus(top) && top.missing.some(isTelling) ? 0.45 : 1,
    (isNamed(top) || top.isFor) && isAsked ? 1 : 0.45,
    aside > 0 || (wanted.asksPrice && isOnlyByTime(top)) ? 0.45 : 1,
    // "Not for private lessons" is no price of a private lesson, and a taxi to one town none of a taxi to another.
    wanted.asksPrice && (isDeniedInNote(top) || lacksTown(top, task.question)) ? 0.45 : 1,
    // A visit is hardly the row called "Yearly chimney inspection".
    !wanted.asksPrice && isOnlyLikeName(top) ? 0.45 : 1,
    // Older people rarely pay what is listed for everyone.
    wanted.asksPrice && !top.isFor && isOfSeniors(wanted) ? 0.45 : 1,
    wanted.asksPrice && isHalfOfIt(top.row, priceColumns(top.row, wanted), task.question.folded)
      ? 0.45
      : 1,
    // A lantern workshop isn't a lantern.
    wanted.asksPrice && lacksHead(top, wanted.terms) ? 0.45 : 1,
    // The bag for a drill isn't the drill, and what a drill costs with a saw isn't on its row.
    wanted.asksPrice &&
      (isHeadInNote(top) || namesAnother(top, task) || isSetApart(top) || undoesIt(top))
      ? 0.45
      : 1,
    // What has a name of its own in another list isn't what only mentions it here.
    wanted.asksPrice &&
      !top.isFor &&
      !places.includes('name') &&
      places.includes('cell') &&
      isNamedElsewhere(top, task)
      ? 0.45
      : 1,
    // Cupping is no acupuncture: a word that the documents don't have, and another one that they lack, too.
    wanted.asksPrice && wanted.asksYesNo && isOnlyAlike(top) ? 0.45 : 1,
    // What was found by its description may be called anything.
    inName ? byMeaning : Math.max(byWords, byMeaning),
  );
  const understood = `${wanted.asksPrice ? 'price' : 'details'} of ${[...names].slice(0, 3).join(', ')}`;
  if (wanted.asksPrice) {
    if (names.size > mostListed)
      return askBack({ task, rows, certainty: certainty - 0.15, understood });
    const shown = rows.slice(0, mostListed);
    const each = names.size === 1 && shown[0] ? sayEach(shown[0], task) : null;
    const text =
      each ?? shown.map((row) => sayPriceOf({ row, task, alone: names.size === 1 })).join(' ');
    const isPriced = shown.some(
      (row) => priceColumns(row, wanted).length > 0 || sayNotes(row) !== '' || sayTexts(row) !== '',
    );
    const change = names.size === 1 && isPriced ? findChange(top, task) : null;
    return {
      text: change ? `${text} ${endSentence(change.text)}` : text,
      cited: [...sourcesOf(shown), ...(change ? [change] : [])].map(({ documentId, block }) => ({
        documentId,
        block,
      })),
      certainty: isPriced ? Math.max(certainty, explainedBy(change, top)) : certainty * 0.5,
      understood,
    };
  }
  return sayValues({ task, best, certainty, understood, speech });
}

const onlyMentioned = 0.35;

const isOfSeniors = ({ figures }: TableQuestion): boolean =>
  figures.some(({ kind, value }) => kind === 'age' && value >= youngestSenior);

const youngestSenior = 60;

/** What the row lacks of the question is what the price changes with. */
const explainedBy = (change: OpenChange | null, { missing, named }: RowMatch): number =>
  change &&
  named >= 0.5 &&
  missing.filter(isTelling).every((term) => holdsTerm(term, change.stems) > 0)
    ? explainedByChange
    : 0;

const explainedByChange = 0.65;

const saysWhen = ({ stems }: QuestionTerm): boolean =>
  stems.some((stem) => /^(?:day|month):/.test(stem));

const isNamedInFocus = ({ matched, isFor }: RowMatch): boolean =>
  isFor ||
  [...matched].some(
    ([{ isContext }, place]) => !isContext && place !== 'column' && place !== 'title',
  );

/** "The silk one": a cell that no other row has names the row as well as its name does. */
function isOnlyOne({ row, matched }: RowMatch): boolean {
  return [...matched].some(
    ([term, place]) =>
      place === 'cell' &&
      term.information >= 0.6 &&
      !/^\d/.test(term.word) &&
      // What a box or a platter holds isn't its name.
      row.cells.some(
        (cell, at) =>
          wordsOf(cell).length <= shortCell && holdsTerm(term, row.stems[at] ?? none) > 0,
      ) &&
      row.table.rows.every(
        (other) => other === row || other.stems.every((stems) => holdsTerm(term, stems) === 0),
      ),
  );
}

const shortCell = 4;

/** "Children's class", or "$22 adult / $13 child" as a price: the row speaks of ages. */
const isForAges = ({ name, cells, table }: OpenRow): boolean =>
  [name, ...table.prices.map((column) => cells[column] ?? '')].some((text) =>
    peopleByAge.test(fold(text)),
  );

/** A price for someone of an age is on another row, or in the text, when this row is for no age. */
const unmetAge = 0.35;

const none: ReadonlySet<string> = new Set();
/** A value that is only roughly what is asked for is wrong more often than right. */
const surely = 0.7;
const unsureShare = 0.6;

/** Everyday words alone name nothing: "come to my house" isn't the row that has "house" in it. */
function isNamed({ row, matched, named }: RowMatch): boolean {
  const groups = indexesOf(row.table.table, 'category');
  return (
    named >= 0.5 ||
    // "Skates" that are in the name and in the group are meant, common as the word is.
    [...matched].some(
      ([term, place]) =>
        place === 'name' &&
        !term.isContext &&
        groups.some((column) => holdsTerm(term, row.stems[column] ?? none) === 1),
    ) ||
    [...matched].some(
      ([term, place]) => place !== 'title' && place !== 'column' && term.information >= 0.6,
    )
  );
}

/** So many different things are listed; more are asked back or cut. */
export const mostListed = 5;

/** The most telling word of the question itself that the row doesn't have: it may be the very thing that is asked. */
export function missingInformation(match: RowMatch, terms: readonly QuestionTerm[]): number {
  const missing = terms.filter((term) => {
    if (match.matched.has(term)) return false;
    // What is said around the question counts where the documents speak of it elsewhere.
    if (term.isContext && !(term.isKnown && term.information >= tellingAround)) return false;
    return (
      term.pieces.length === 0 ||
      !term.pieces.some((piece) =>
        [...match.matched.keys()].some(({ word }) => word === piece.word),
      )
    );
  });
  return Math.max(
    0,
    ...missing.map(({ information, isAside }) => information * (isAside ? 0.5 : 1)),
  );
}

const tellingAround = 0.6;

function askBack({
  task,
  rows,
  certainty,
  understood,
}: {
  task: TableTask;
  rows: readonly OpenRow[];
  certainty: number;
  understood: string;
}): FactAnswer | null {
  const { speech } = task;
  const items = rows.slice(0, mostItems).map((row) => {
    const prices = sayPrices({
      row,
      columns: priceColumns(row, task.wanted).slice(0, 1),
      speech,
    });
    return prices ? `${sayName(row)} (${prices})` : sayName(row);
  });
  if (rows.length > mostItems) return null;
  return {
    text: endSentence(joinList(items, speech.templates.and)),
    cited: sourcesOf(rows),
    certainty,
    understood,
    options: rows.slice(0, 4).map((row) => sayName(row)),
  };
}

function sayValues({
  task,
  best,
  certainty,
  understood,
  speech,
}: {
  task: TableTask;
  best: readonly RowMatch[];
  certainty: number;
  understood: string;
  speech: Speech;
}): FactAnswer | null {
  const { wanted, words, question } = task;
  // Whether something is safe is said in notes, not by a word of its description.
  const isSuitable = asksIfSuitable.test(question.folded);
  const statements: string[] = [];
  const used: OpenRow[] = [];
  for (const { row } of best.slice(0, mostListed)) {
    const columns = valueColumns({ row, wanted, words, question });
    const roles = columns.map((column) => row.table.table.columns[column]?.role);
    if (columns.length === 0) continue;
    if (isSuitable && !roles.includes('note') && !roles.includes('flag')) return null;
    used.push(row);
    const values = columns.map((column) => sayValue({ row, column, words, speech }));
    const lead = wanted.asksYesNo ? yesOrNo({ row, columns, wanted, words, question }) : '';
    const text = values.map(endSentence).join(' ');
    statements.push(lead ? `${lead}, ${text}` : text);
  }
  const [first] = best;
  const [sure] = used;
  // "Who do I email about it?" isn't answered by a note that speaks of email.
  const isOfColumn =
    !asksWho.test(question.folded) ||
    !sure ||
    valueColumns({ row: sure, wanted: { ...wanted, terms: [] }, words, question }).length > 0;
  if (statements.length === 0) {
    // "What's a cleaning for a child?" asks for everything the row says.
    const names = new Set(best.map(({ row }) => sayName(row)));
    if (
      !first ||
      names.size > 3 ||
      first.named < 0.5 ||
      wanted.asksYesNo ||
      saysHowLong(task.question, words) ||
      asksForColumn(task.question)
    )
      return null;
    if (!best.some(({ row }) => priceColumns(row, wanted).length > 0 || sayNotes(row) !== ''))
      return null;
    const isOneOfSeveral = first.named < 1 && hasEqual(first, task);
    // "What do I get with it?": a price doesn't say, and a note rarely says all.
    const contents = !asksForContents(task.question.folded)
      ? 1
      : best.some(({ row }) => sayNotes(row) !== '')
        ? inNoteShare
        : inPriceShare;
    return {
      text: best
        .slice(0, 3)
        .map(({ row }) => sayPriceOf({ row, task, alone: names.size === 1 }))
        .join(' '),
      cited: sourcesOf(best.slice(0, 3).map(({ row }) => row)),
      // Anyone who tells a story asks for something else than what a row says.
      certainty:
        (certainty - 0.1) *
        (wanted.terms.some(({ isContext }) => isContext) ? 0.5 : 1) *
        (isOneOfSeveral ? unsureShare : 1) *
        contents,
      understood,
    };
  }
  return {
    text: statements.join(' '),
    cited: sourcesOf(used),
    certainty:
      (certainty - 0.05 < surely ? certainty * unsureShare : certainty - 0.05) *
      (isOfColumn ? 1 : unsureShare * unsureShare),
    understood: understood.replace(/^details/, 'what is listed'),
  };
}

const inNoteShare = 0.8;
const inPriceShare = 0.4;

/** Another row has the same words of the question and only a longer name. */
const hasEqual = (top: RowMatch, { wanted }: TableTask): boolean =>
  matchRows({
    table: top.row.table,
    terms: [...wanted.terms, ...wanted.neutral],
    figures: wanted.figures,
    byFigures: false,
  }).some(
    (match) => sayName(match.row) !== sayName(top.row) && match.explained >= top.explained - 0.001,
  );

const asksWho =
  /^(?:and |und |y |et |e |en )?(?:who|whom|wer|wem|wen|quien|qui|chi|quem|wie|kto|kogo)(?!\p{L})/u;

const asksIfSuitable =
  /(?<!\p{L})(?:ok|okay|safe|suitable|harmful|dangerous|risky|geeignet|gefahrlich|schadlich|apto|apta|segur[oa]|peligros[oa]|adapte|dangereux|sicur[oa]|adatt[oa]|pericolos[oa]|adequad[oa]|perigos[oa]|geschikt|veilig|gevaarlijk|bezpieczn\p{L}*|odpowiedni\p{L}*)(?!\p{L})/u;
