import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold } from '#server/engine/index/analyse.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { type Figure, isInRange } from '#server/engine/understand/figures.ts';
import { holdsTerm, type QuestionTerm } from '#server/engine/understand/question.ts';
import { findPrices, formatAmount } from './amount.ts';
import { fitColumns } from './column-fit.ts';
import { isCrowdAxis } from './crowd-axis.ts';
import type { OpenChange } from './open-change.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { priceColumns } from './price-columns.ts';
import { asksApiece } from './question-forms.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { countedPerson } from './whom-words.ts';
import { endSentence, fill, sayCell, sayColumn, sayName, sayPrices } from './write-rows.ts';

/** "4 of us on a Saturday, how much each?": the row of a list whose rows are sizes of a group. */
export function priceForCrowd(task: TableTask): FactAnswer | null {
  const { wanted, question, tables, words, speech } = task;
  const isAsked =
    wanted.asksPrice ||
    wanted.wants === 'sum' ||
    asksApiece(question.folded) ||
    asksHeadPrice.test(question.folded);
  if (!isAsked || !['price', 'value', 'sum', 'list'].includes(wanted.wants) || wanted.limit)
    return null;
  const heads = countHeads(wanted.figures);
  if (heads === null) return null;
  const lists = tables.filter(
    ({ table, name, prices }) => prices.length > 0 && isCrowdAxis(table, name),
  );
  const [list, other] = lists;
  if (!list || other) return null;
  const row = list.rows.find(({ ranges }) =>
    ranges.some((range) => range.kind === 'people' && isInRange(heads.count, range)),
  );
  if (!row) return null;
  const rest = unexplained(task, list, heads.words);
  // What has a price of its own, or is told apart by another list with prices, isn't in this one.
  if (rest.some((term) => isPricedElsewhere(term, list, tables))) return null;
  const columns = priceColumns(row, wanted).filter((column) => row.amounts[column]);
  const [column, another] = columns;
  if (column === undefined) return null;
  const changes = changesFor(rest, task);
  if (changes.length > 1) return null;
  const [change] = changes;
  const added = change ? changePerHead(change, rest) : null;
  const isSure = rest.every(
    (term) =>
      !isTelling(term) || isNamed(term, tables) || (change && holdsTerm(term, change.stems) > 0),
  );
  const certainty = isSure ? sure : unsure;
  const understood = `price of ${sayName(row)} · ${heads.count} people`;
  const cited = [...sourcesOf([row]), ...(change ? [change] : [])].map(({ documentId, block }) => ({
    documentId,
    block,
  }));
  const amount = row.amounts[column];
  const isOne = another === undefined && amount && amount.value > 0;
  if (!isOne || !list.table.isPerPerson || (change && added === null)) {
    const prices = sayPrices({ row, columns, speech });
    const said = endSentence(fill(words.templates.costs, { name: sayName(row), price: prices }));
    const text = change ? `${said} ${endSentence(change.text)}` : said;
    return {
      text,
      cited,
      certainty: another === undefined ? certainty : certainty - 0.15,
      understood,
    };
  }
  const like = sayCell(row, column, speech);
  const each = amount.value + (added ?? 0);
  const price = formatAmount(each, like);
  const total = formatAmount(each * heads.count, like);
  const label = list.prices.length > 1 ? `, ${sayColumn(row, column)}` : '';
  const said = endSentence(
    fill(words.templates.each, { price, total, name: `${heads.count}${label}` }),
  );
  return {
    text: change ? `${said} ${endSentence(change.text)}` : said,
    cited,
    certainty,
    understood,
  };
}

const sure = 0.85;
const unsure = 0.45;

const asksHeadPrice = withLanguages(
  'head-price',
  /(?<!\p{L})(?:per (?:person|head|player|driver|kid|child|rider)|a head|p\.?p\.?|each|pro (?:person|kopf|nase|kind)|jeder|por (?:persona|cabeza|barba|jugador|nino)|cada uno|par personne|chacun|a testa|a persona|por pessoa|per persoon|za osobe)(?!\p{L})/u,
);

/** How many people a question speaks of: "4 of us", "2 adults and 3 kids"; null when none or unclear. */
function countHeads(
  figures: readonly Figure[],
): { count: number; words: ReadonlySet<string> } | null {
  const people = figures.filter(({ kind }) => kind === 'people');
  const counted = figures.filter(
    ({ kind, words }) => kind === 'thing' && words.some((word) => countedPerson.test(word)),
  );
  const used = people.length > 0 ? people.slice(0, 1) : counted;
  const count = used.reduce((sum, { value }) => sum + value, 0);
  if (count < 1 || !Number.isInteger(count)) return null;
  return { count, words: new Set([...people, ...counted].flatMap(({ words }) => words)) };
}

/** Terms that neither the numbers nor the list itself, its columns or its title say. */
function unexplained(
  { wanted }: TableTask,
  list: OpenTable,
  counted: ReadonlySet<string>,
): QuestionTerm[] {
  const inList = (term: QuestionTerm): boolean =>
    holdsTerm(term, list.titleStems) > 0 ||
    holdsTerm(term, list.columnStems[list.name] ?? none) > 0 ||
    list.prices.some((column) => (fitColumns(term, list)[column] ?? 0) > 0);
  return wanted.terms.filter(
    (term) =>
      !term.word.split(' ').every((word) => counted.has(word)) &&
      !countedPerson.test(term.word) &&
      !term.isDoing &&
      !term.isVague &&
      term.information > little &&
      !inList(term),
  );
}

const little = 0.2;
const telling = 0.6;
const isTelling = ({ information, isKnown, isContext }: QuestionTerm): boolean =>
  information >= telling && !(isContext && !isKnown);

const hasName = (term: QuestionTerm, { rows, name }: OpenTable): boolean =>
  rows.some(({ stems }) => holdsTerm(term, stems[name] ?? none) >= 0.8);

/** A thing of a list without prices, such as the rooms or karts that all cost the same. */
const isNamed = (term: QuestionTerm, tables: readonly OpenTable[]): boolean =>
  tables.some(
    (table) =>
      table.prices.length === 0 &&
      (hasName(term, table) ||
        table.rows.some(({ stems }) => stems.some((own) => holdsTerm(term, own) === 1))),
  );

const isPricedElsewhere = (
  term: QuestionTerm,
  list: OpenTable,
  tables: readonly OpenTable[],
): boolean =>
  tables.some(
    (table) =>
      table !== list &&
      table.prices.length > 0 &&
      (hasName(term, table) || holdsTerm(term, table.headingStems) === 1),
  );

/** Sentences about prices that speak of what the question names besides the group, also by the row it describes. */
function changesFor(
  rest: readonly QuestionTerm[],
  { tables, changes = [] }: TableTask,
): OpenChange[] {
  const rows = tables
    .filter(({ prices }) => prices.length === 0)
    .flatMap((table) => table.rows)
    .filter((row) => rest.some((term) => row.stems.some((own) => holdsTerm(term, own) === 1)));
  const names = rows.length === 1 ? rows.map(nameStemsOf) : [];
  return changes.filter(
    ({ stems }) =>
      rest.some((term) => holdsTerm(term, stems) === 1) ||
      names.some((own) => own.length > 0 && own.every((stem) => stems.has(stem))),
  );
}

const nameStemsOf = ({ nameStems }: OpenRow): string[] => [...nameStems];

/** "$8 more per player": what each pays more or less; null when the sentence says it in another way. */
function changePerHead({ text }: OpenChange, rest: readonly QuestionTerm[]): number | null {
  const folded = fold(text);
  const amounts = findPrices(text);
  const [first, second] = amounts;
  const isPlain = first && !second && first.amount.value > 0 && !/%/.test(text);
  if (!isPlain || rest.length === 0 || !headChange.test(folded)) return null;
  const isLess = lower.test(folded);
  const isMore = higher.test(folded);
  if (isLess === isMore) return null;
  return isLess ? -first.amount.value : first.amount.value;
}

const headChange =
  /(?<!\p{L})(?:per|pro|por|par)\s(?:person|head|player|driver|rider|participant|guest|kopf|teilnehmer|spieler|persona|cabeza|jugador|personne|joueur|testa|pessoa|persoon)(?!\p{L})/u;
const lower =
  /(?<!\p{L})(?:less|off|cheaper|discount|weniger|gunstiger|billiger|rabatt|menos|descuento|moins)(?!\p{L})/u;
const higher =
  /(?<!\p{L})(?:more|extra|on top|surcharge|adds?|mehr|aufpreis|zuschlag|teurer|mas|suplemento|recargo|en plus)(?!\p{L})/u;
const none: ReadonlySet<string> = new Set();
