import { fold, wordsOf } from '#server/engine/index/analyse.ts';
import { stem } from '#server/engine/index/stem.ts';
import { findPeriod } from '#server/engine/language/measure-words.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import type { Figure } from '#server/engine/understand/figures.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { isPlainPeriod } from './column-fit.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { hasCloser, isSoldAs, soldAs } from './row-counts.ts';
import { judgeRanges } from './row-ranges.ts';
import { isOpposite } from './size-words.ts';
import { deniesSomething } from './table-question.ts';
import { young } from './whom-words.ts';

/** How well each row fits the terms of a question; rows without any are left out. */
export function matchRows({
  table,
  terms: given,
  figures,
  byFigures,
}: {
  table: OpenTable;
  terms: readonly QuestionTerm[];
  figures: readonly Figure[];
  /** A row may be found by its numbers alone. */
  byFigures: boolean;
}): RowMatch[] {
  const terms = given.flatMap((term) => {
    if (term.pieces.length === 0 || deniesSomething(term)) return [term];
    const isWhole = isInSomeRow(term, table) || placeAround(term, table) !== null;
    return isWhole
      ? [term]
      : term.pieces.map((piece) => ({
          ...piece,
          information: piece.information / term.pieces.length + 0.2,
        }));
  });
  const around = terms.map((term) => placeAround(term, table));
  // Where a row has the very word, a row with a word like it isn't meant.
  const mayBeInRows = terms.map((term) => mayBeInRow(term, table));
  const isNamed = terms.map(
    (term, at) =>
      mayBeInRows[at] &&
      table.rows.some((row) =>
        row.stems.some((stems, index) => {
          const role = table.table.columns[index]?.role;
          return role !== 'note' && role !== 'text' && holdsTerm(term, stems) === 1;
        }),
      ),
  );
  const others = table.rows.map(({ ranges }) => ranges);
  const ofColumns = table.prices.map((column) => table.columnRanges[column] ?? []);
  const inColumns = figures.filter((figure) => {
    const isMet = ofColumns.some(
      (ranges) => judgeRanges({ ranges, figures: [figure], others: [] }).met.length > 0,
    );
    // A date outside the season is in the column for the rest of the year.
    const isDated = (ranges: (typeof ofColumns)[number]): boolean =>
      ranges.some(({ kind }) => kind === 'date');
    const isRest = figure.kind === 'date' && ofColumns.some(isDated) && !ofColumns.every(isDated);
    return isMet || isRest;
  });
  // "Lesson" tells no rows apart where every price is "per lesson".
  const isGeneric = terms.map((term) =>
    terms.length > 1 || figures.length > 0
      ? [table.name, ...table.prices].some((column) =>
          exactly(term, table.columnStems[column] ?? noStems),
        ) &&
        // "Pass Gold", "Pass Silver" are called so, and the question says it.
        !table.rows.every(({ stems }) => exactly(term, stems[table.name] ?? noStems))
      : false,
  );
  const measured = new Set(
    figures.flatMap(({ kind, words }) =>
      ['time', 'age', 'people'].includes(kind) ? words.slice(0, 1) : [],
    ),
  );
  const telling = terms.filter((_, index) => !isGeneric[index]);
  // What is said beside the thing counts less, unless it tells rows of this table apart.
  const shares = terms.map((term, index) => {
    if (term.isContext) return contextShare;
    const isKnown = around[index] !== null || isInSomeRow(term, table);
    return term.isAside && !isKnown ? asideShare : 1;
  });
  const asksForYoung =
    figures.some(({ kind }) => kind === 'age') ||
    terms.some(
      (term) =>
        young.test(fold(term.word)) || term.pieces.some(({ word }) => young.test(fold(word))),
    );
  // "Renting the hall" that is said as a whole is what the question is about.
  const isHeaded =
    table.headingStems.size > 1 &&
    [...table.headingStems].every((stem) =>
      terms.some((term) => holdsTerm(term, new Set([stem])) === 1),
    );
  const matches: RowMatch[] = [];
  for (const row of table.rows) {
    const matched = new Map<QuestionTerm, TermPlace>();
    let explained = 0;
    let weighted = 0;
    const judged = judgeRanges({ ranges: row.ranges, figures, others });
    if (judged.isOut) continue;
    const met = [...judged.met, ...inColumns].map(withoutNoun);
    const isMet = (term: QuestionTerm): boolean =>
      met.some(
        ({ words }) => words.includes(term.word) || words.slice(0, 2).join('') === term.word,
      );
    // How many are bought says nothing about what is bought.
    const ofRow = row.ranges.filter(({ isQuantity }) => !isQuantity);
    const isFor = judgeRanges({ ranges: ofRow, figures, others: [] }).met.length > 0;
    const share = nameShare(row, telling);
    if (isFor && share < wellNamed && hasCloser(row, figures, table)) continue;
    let isOwn = byFigures && isFor;
    for (const [index, term] of terms.entries()) {
      const inRow: ReturnType<typeof placeIn> = isMet(term)
        ? { place: exactly(term, row.stems[table.name] ?? noStems) ? 'name' : 'cell', strength: 1 }
        : isGeneric[index] || !mayBeInRows[index]
          ? null
          : withoutNumber(placeIn(term, row), measured.has(term.word));
      const place = inRow?.place ?? around[index]?.place;
      const found = inRow?.strength ?? around[index]?.strength ?? 0;
      const strength =
        inRow && found < 1 && isNamed[index] && term.parts.length === 0 ? found * 0.4 : found;
      if (!place) continue;
      if (inRow && !isNumberOfLot(term, row)) isOwn = true;
      matched.set(term, place);
      // A common word says much when it is a part of the name: "Full Service".
      const information =
        place === 'name' ? Math.max(term.information, leastInName) : term.information;
      explained += information * strength;
      const weight = isHeaded && place === 'title' ? headedWeight : placeWeight[place];
      weighted += information * strength * weight;
    }
    if (!isOwn) continue;
    // An age that the row is for is understood although no term says it.
    const ofAge = judged.met.some(({ kind }) => kind === 'age') ? 0.5 : 0;
    explained += ofAge;
    weighted += ofAge;
    // "Under 14" in a name is said by an age.
    const named = isFor ? Math.max(forShare, share) : share;
    // What surrounds the question itself counts when it is found, and little when it isn't.
    const total =
      terms.reduce((sum, term, index) => {
        const place = matched.get(term);
        if (place === undefined) return sum + term.information * (shares[index] ?? 1);
        return (
          sum + (place === 'name' ? Math.max(term.information, leastInName) : term.information)
        );
      }, ofAge) || 1;
    const found = terms.length === 0 ? 1 : Math.min(1, explained / total);
    const isMentioned = isOnlyMentioned({ row, matched, named, isFor });
    const isForOthers = !asksForYoung && young.test(fold(row.name));
    const score =
      weighted / total +
      // A number that fits says little about a row that lacks the thing itself.
      (isFor ? Math.max(0.3 * share, 0.3 * named * found) + 0.25 * found : 0.3 * named) -
      (isForOthers ? otherAge : 0) +
      (isSoldAs(row, figures) ? soldAs : 0) -
      (isMentioned ? mentioned : 0);
    const isWhole = terms.length === 0 && isFor;
    matches.push({
      row,
      explained: isWhole ? 0.9 : explained / total,
      named,
      score,
      matched,
      isFor,
      isMentioned,
      missing: terms.filter((term) => !matched.has(term)),
    });
  }
  return matches.sort((a, b) => b.score - a.score);
}

/** "500 A5 flyers": the number says nothing about the word behind it. */
const withoutNoun = (figure: Figure): Figure =>
  figure.kind === 'thing'
    ? { ...figure, words: [figure.words[0] ?? '', ...figure.words.slice(2)] }
    : figure;

/** 250 of one thing isn't 250 of another. */
const isNumberOfLot = ({ word }: QuestionTerm, { ranges }: OpenRow): boolean =>
  /^\d/.test(word) && ranges.some(({ isQuantity }) => isQuantity);

const wellNamed = 0.75;
const mentioned = 0.15;

/** "Delivery of the wedding cake" is hardly what is meant by a wedding cake: its name begins with something else. */
function isOnlyMentioned({
  row,
  matched,
  named,
  isFor,
}: Pick<RowMatch, 'row' | 'matched' | 'named' | 'isFor'>): boolean {
  if (isFor || named > smallPart) return false;
  const inName = [...matched].flatMap(([term, place]) => (place === 'name' ? [term] : []));
  const [head = '', ...rest] = row.name.split(beforeComplement);
  const { language } = row.table;
  const stems = new Set(wordsOf(head).map((word) => stem(word, language)));
  return (
    rest.length > 0 &&
    inName.length > 0 &&
    !inName.some(({ stems: own }) => own.some((one) => /^(?:day|month):/.test(one))) &&
    inName.every(
      (term) =>
        holdsTerm(term, stems) === 0 && term.pieces.every((piece) => holdsTerm(piece, stems) === 0),
    )
  );
}

const smallPart = 0.5;
const beforeComplement = withLanguages(
  'before-complement',
  /,\s|:\s|\s(?:of|for|with|from|to|in|on|at|by|der|des|für|mit|von|zum|zur|im|de|del|de la|para|con|du|des|pour|avec|di|della|del|per|da|do|van|voor|met|dla|do|z|od)\s/iu,
);

/** The 2 of "2 months" isn't any 2 in a row, only one of its name. */
const withoutNumber = (
  found: ReturnType<typeof placeIn>,
  isMeasured: boolean,
): ReturnType<typeof placeIn> => (isMeasured && found?.place !== 'name' ? null : found);

const exactly = (term: QuestionTerm, stems: ReadonlySet<string>): boolean =>
  term.pieces.length === 0 && term.stems.some((stem) => stems.has(stem));

const noStems: ReadonlySet<string> = new Set();

const forShare = 0.6;

/** Who doesn't say that it is for a child means the usual one. */
const otherAge = 0.12;
/** What isn't found of what surrounds the question, and of what is said beside the thing. */
const contextShare = 0.2;
const asideShare = 0.45;

/** Where in a row, or around it, a term of the question stands. */
type TermPlace = 'name' | 'category' | 'cell' | 'note' | 'column' | 'title';

const placeWeight: Record<TermPlace, number> = {
  name: 1,
  category: 0.75,
  cell: 0.8,
  note: 0.6,
  column: 0.6,
  title: 0.45,
};

const headedWeight = 0.8;
const leastInName = 0.5;

export type RowMatch = {
  row: OpenRow;
  /** Share of what the question says that the row, its table or its columns hold. */
  explained: number;
  /** Share of the row's name that the question says. */
  named: number;
  score: number;
  matched: ReadonlyMap<QuestionTerm, TermPlace>;
  /** It is for a number that the question gives: an age, a weight. */
  isFor: boolean;
  /** Its name only mentions what is asked for. */
  isMentioned: boolean;
  /** What of the question isn't found. */
  missing: readonly QuestionTerm[];
};

const isInSomeRow = (term: QuestionTerm, { rows, rowStems }: OpenTable): boolean =>
  holdsTerm(term, rowStems) > 0 &&
  rows.some((row) => row.stems.some((stems) => holdsTerm(term, stems) > 0));

/** Whether the cells together have its words. */
const mayBeInRow = (term: QuestionTerm, { rowStems }: OpenTable): boolean =>
  holdsTerm(term, rowStems) > 0 ||
  term.foreign.some((list) => list.every((one) => rowStems.has(one)));

function placeIn(term: QuestionTerm, row: OpenRow): { place: TermPlace; strength: number } | null {
  const { table, name, partner } = row.table;
  if (every.test(term.word) && everyOther.test(fold(row.name))) return null;
  let best: { place: TermPlace; strength: number } | null = null;
  const ownName = row.stems[name];
  // "Silberkette" is the chain whose note has silver.
  if (
    term.parts.length > 1 &&
    ownName &&
    term.parts.some((part) => ownName.has(part)) &&
    term.parts.every(
      (part) =>
        row.stems.some((stems) => stems.has(part)) ||
        // "Aufbaukurs" is the row "Aufbau" under "Kurs".
        row.table.columnStems[name]?.has(part) ||
        row.table.headingStems.has(part),
    )
  )
    best = { place: 'name', strength: 0.9 };
  for (const [index, stems] of row.stems.entries()) {
    const isCalled = index === name || index === partner;
    const isName = isCalled || table.columns[index]?.role === 'category';
    // "Key, no chip" isn't the key with a chip.
    const isDenied =
      index === name && holdsTerm(term, row.denied[index] ?? noStems) > 0 && !deniesSomething(term);
    const own = isDenied ? 0 : holdsTerm(term, stems);
    const strength =
      own > 0
        ? own
        : isName && term.foreign.some((list) => list.every((one) => stems.has(one)))
          ? 0.75
          : 0;
    if (strength === 0) continue;
    const role = table.columns[index]?.role;
    const kind = role === 'category' || role === 'note' ? role : 'cell';
    const place: TermPlace = isCalled ? 'name' : kind;
    // Of places that say as much, the one that has the very words.
    const most = best ?? { place, strength: 0 };
    const more = strength * placeWeight[place] - most.strength * placeWeight[most.place];
    if (more > 0 || (more === 0 && strength > most.strength)) best = { place, strength };
  }
  return best;
}

/** "Every week" isn't every other week. */
const every = withLanguages(
  'every',
  /^(?:every|each|jede[rsn]?|cada|chaque|tous|toutes|ogni|elke|kazd\p{L}+)(?: |$)/u,
);
const everyOther = withLanguages(
  'every-other',
  /(?<!\p{L})(?:(?:every|each)[ -](?:other|second|2nd|two|2)|fortnight\p{L}*|bi-?weekly|jede[rsn]? zweite\p{L}?|alle (?:zwei|2)|14-?tag\p{L}+|cada (?:dos|2|quince|15)|quincenal\p{L}*|(?:tous|toutes) les (?:deux|2)|sur deux|ogni (?:due|2)|quindicinal\p{L}*|quinzenal\p{L}*|cada (?:duas|dois)|om de|elke twee|tweewekelijks|co (?:dwa|drugi))(?!\p{L})/u,
);

function placeAround(
  term: QuestionTerm,
  table: OpenTable,
): { place: TermPlace; strength: number } | null {
  const inColumn = Math.max(0, ...table.columnStems.map((stems) => holdsTerm(term, stems)));
  const period = findPeriod(term.word);
  // "For a day": a list with the price of a day is meant rather than one with prices on certain days.
  const isPlain =
    !period ||
    table.prices.every((column) => holdsTerm(term, table.columnStems[column] ?? noStems) === 0) ||
    table.table.columns.some(({ name }) => isPlainPeriod(name, period));
  if (inColumn > 0) return { place: 'column', strength: isPlain ? inColumn : inColumn * 0.9 };
  // "Short hair" is the plain price beside a column for long hair.
  const opposite = table.prices.filter((column) =>
    isOpposite(term.word, table.table.columns[column]?.name ?? ''),
  );
  if (opposite.length > 0 && opposite.length < table.prices.length)
    return { place: 'column', strength: 0.9 };
  if (isOtherDay(term, table)) return { place: 'column', strength: 0.9 };
  const strength = holdsTerm(term, table.titleStems);
  return strength > 0 ? { place: 'title', strength } : null;
}

/** A Tuesday is in the column "Price" beside "Thu-Sat". */
function isOtherDay(term: QuestionTerm, { prices, columnStems }: OpenTable): boolean {
  const [asked] = term.stems.filter((one) => one.startsWith('day:'));
  const hasDays = (column: number): boolean =>
    [...(columnStems[column] ?? noStems)].some((one) => one.startsWith('day:'));
  return asked !== undefined && prices.some(hasDays) && !prices.every(hasDays);
}

function nameShare(row: OpenRow, terms: readonly QuestionTerm[]): number {
  const { name, partner } = row.table;
  const beside = partner === null ? null : row.stems[partner];
  return Math.max(
    shareSaid(row.nameStems, terms),
    shareSaid(row.stems[name] ?? row.nameStems, terms),
    beside ? shareSaid(new Set([...row.nameStems, ...beside]), terms) : 0,
    ...row.alternatives.map((stems) => shareSaid(stems, terms)),
  );
}

function shareSaid(stems: ReadonlySet<string>, terms: readonly QuestionTerm[]): number {
  if (stems.size === 0) return 0;
  let said = 0;
  for (const stem of stems) {
    const one = new Set([stem]);
    const isSaid = terms.some(
      (term) =>
        holdsTerm(term, one) === 1 ||
        // Where the name has the very word, a word like it says something else: "Cut with styling".
        (holdsTerm(term, one) > 0 && !term.stems.some((own) => stems.has(own))) ||
        term.pieces.some((piece) => holdsTerm(piece, one) === 1) ||
        // "Lernapp" says both words of "Lern-App".
        term.stems.some((own) => own !== stem && stems.has(own) && own.includes(stem)) ||
        // A phrase for the word is the name, unless the name has the word itself and says more.
        (!term.stems.some((own) => stems.has(own)) &&
          term.synonyms.some(
            (list) =>
              list.length > 1 && list.includes(stem) && list.every((each) => stems.has(each)),
          )),
    );
    if (isSaid) said += 1;
  }
  return said / stems.size;
}
