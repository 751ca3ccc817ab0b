import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold } from '#server/engine/index/analyse.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { findPhrase, saysPhrase } from '#server/engine/understand/phrases.ts';
import { holdsTerm, type Question, type QuestionTerm } from '#server/engine/understand/question.ts';
import { addUp } from './add-up.ts';
import { answerDelivery } from './answer-delivery.ts';
import { answerSaving } from './answer-saving.ts';
import { withoutAnyThings } from './any-things.ts';
import { answerChoice } from './compare-rows.ts';
import { countInWeek } from './count-week.ts';
import { priceForCrowd } from './crowd-price.ts';
import { listDaysOf } from './days-of.ts';
import { describeRow } from './describe-row.ts';
import { certaintyOf, findBest } from './find-best.ts';
import { findExtreme, findTop } from './find-extreme.ts';
import { answerWhether, findFitting } from './find-fitting.ts';
import { leanOn, namesRow } from './lean-on-earlier.ts';
import { listToAvoid } from './list-allergens.ts';
import { listPeople } from './list-people.ts';
import { listRefused, withoutColumns } from './list-refused.ts';
import { countRows, listCategory, listDay, listRows } from './list-rows.ts';
import { listStock } from './list-stock.ts';
import { lookUp } from './look-up.ts';
import { lookUpForGroup } from './look-up-for-group.ts';
import { lookUpNumber } from './look-up-number.ts';
import type { OpenChange } from './open-change.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { priceOfOtherSize } from './other-size.ts';
import { priceForParty } from './party-price.ts';
import { priceForAge } from './price-for-age.ts';
import { priceForMore } from './price-for-more.ts';
import { priceOfOne } from './price-of-one.ts';
import { priceWithExtra } from './price-with-extra.ts';
import { asksApiece, asksForEach, asksWhenOpen, isBarePhrase } from './question-forms.ts';
import { isOtherDay } from './row-doubts.ts';
import { notCompared, type RowNearness } from './row-nearness.ts';
import { judgeRanges } from './row-ranges.ts';
import { listSaidCells } from './said-cells.ts';
import { sayPriceOf } from './say-price-of.ts';
import { sayValue, yesOrNo } from './say-value.ts';
import { priceOfSeveral, withAgeOf } from './several-of-it.ts';
import { sourcesOf } from './sources-of.ts';
import { readTableQuestion, type TableQuestion } from './table-question.ts';
import type { TableTask } from './table-task.ts';
import { asksForColumn, saysDuration, saysHowLong, valueColumns } from './value-columns.ts';
import { withoutNames } from './without-names.ts';
import { answerWorth, savingOfParty } from './worth-it.ts';
import { endSentence, sayName } from './write-rows.ts';

/** Looks up, lists, counts, compares and adds what tables hold; null when they don't hold what is asked. */
export function answerTable({
  question,
  before,
  tables,
  words,
  nearnessOf = notCompared,
  changes = [],
}: {
  question: Question;
  /** The question before it, when this one leans on it. */
  before: Question | null;
  tables: readonly OpenTable[];
  words: QuestionWords;
  nearnessOf?: RowNearness;
  /** What the documents say about prices that change with the case. */
  changes?: readonly OpenChange[];
}): FactAnswer | null {
  if (tables.length === 0) return null;
  // What the business pays its people isn't what its customers pay.
  if (saysPhrase(question.folded, words.wePay)) return null;
  // "And in June?" after the hours of February still asks for hours.
  const isOfHours = before && asksWhenOpen(before.folded) && question.terms.every(isDate);
  if (isOfHours) return null;
  const answer = findTableAnswer({ question, before, tables, words, nearnessOf, changes });
  // What is hardly in a table must not stand in the way of what a text says.
  return answer && answer.certainty < doubtful
    ? { ...answer, certainty: answer.certainty * doubtfulShare }
    : answer;
}

const isDate = ({ stems }: QuestionTerm): boolean =>
  stems.some((stem) => /^(?:day|month):/.test(stem));

const doubtful = 0.5;
const doubtfulShare = 0.6;

function findTableAnswer({
  question,
  before,
  tables,
  words,
  nearnessOf = notCompared,
  changes = [],
}: Parameters<typeof answerTable>[0]): FactAnswer | null {
  const clear = withoutNames(words, tables, question);
  const earlier = before ? readTableQuestion(before, clear) : null;
  const asked = readTableQuestion(question, clear);
  const own = earlier ? withAgeOf(asked, earlier) : asked;
  const speech = { templates: words.templates, language: question.language };
  if (earlier) {
    const about = answerAboutEarlier({
      task: { question, wanted: own, tables, words, speech, nearnessOf },
      earlier,
    });
    if (about) return about;
  }
  const wanted = withoutAnyThings({
    wanted: earlier ? leanOn({ own, before: earlier, tables }) : own,
    tables,
    words,
  });
  const task: TableTask = {
    question,
    before,
    wanted,
    tables,
    words: clear,
    speech,
    nearnessOf,
    changes,
  };
  const withExtra = priceWithExtra(task);
  if (withExtra) return withExtra;
  if (clear !== words) {
    // "A cut plus a mask" still adds up where a plan is called "Plus".
    const plain = readTableQuestion(question, words);
    const total =
      plain.wants === 'sum'
        ? addUp({ question, wanted: plain, tables, words, speech, nearnessOf })
        : null;
    if (total) return total;
  }
  const delivery = answerDelivery({ task, before, earlier });
  if (delivery) return delivery;
  const direct =
    answerWorth(task) ??
    listStock(task) ??
    listDaysOf(task) ??
    describeRow(task) ??
    listSaidCells(task) ??
    countInWeek(task) ??
    answerWhether(task) ??
    findFitting(task) ??
    priceForAge(task) ??
    priceForCrowd(task) ??
    priceForParty(task) ??
    priceForMore(task) ??
    priceOfOne(task) ??
    findTop(task);
  if (direct) return direct;
  switch (wanted.wants) {
    case 'compare':
      return (
        answerChoice(task) ??
        // "How much extra do you charge for it?" compares with nothing.
        (wanted.asksPrice && asksForExtra(task)
          ? lookUp({ ...task, wanted: { ...wanted, wants: 'price' } })
          : null)
      );
    case 'saving':
      return savingOfParty(task) ?? answerSaving(task) ?? answerChoice(task);
    case 'sum':
      return (
        addUp(task) ??
        lookUpForGroup(task) ??
        (wanted.figures.length === 0 ? unsure(lookUp(task)) : null)
      );
    case 'extreme':
      return (
        findExtreme(task) ??
        // "The fern in the largest pot, how much?" names the row and asks for its price.
        (wanted.asksPrice && wanted.measure !== ''
          ? lookUp({ ...task, wanted: { ...wanted, wants: 'price' } })
          : null)
      );
    case 'count':
      return (
        lookUpNumber(task) ??
        countRows(task) ??
        (asksForColumn(question) ? withNumber(lookUp(task)) : null)
      );
    case 'list':
      if (wanted.isRefused)
        return listToAvoid(task) ?? listRefused(task) ?? listRows(withoutColumns(task));
      // What is free on a certain day may be a table that isn't taken.
      if (wanted.isFree) return listRows(task);
      // "Do you have dented tins for less?" isn't answered with what all the others cost.
      if (wanted.asksIfReduced && !wanted.onSale) {
        const listed = listRows(task);
        return listed && isReduction.test(fold(listed.text)) ? listed : unsure(listed);
      }
      return (
        lookUpNumber(task, 0.75) ??
        listRows(task) ??
        (wanted.limit || wanted.timeLimit || wanted.measureLimit || asksForEach(question.folded)
          ? null
          : lookUp(task))
      );
    default:
      if (!wanted.asksYesNo && !saysHowLong(question, words) && !asksApiece(question.folded)) {
        const total = wanted.asksPrice || hasCount(wanted) ? addUp(task) : null;
        if (total) return total;
      }
      if (wanted.wants === 'value' && !earlier && !wanted.asksYesNo && isBarePhrase(question)) {
        // "5 kg apples": the weight says which, and what is meant is its price.
        const isMeasured = wanted.figures.some(
          ({ kind }) => kind === 'weight' || kind === 'volume',
        );
        const listed = isMeasured ? null : lookUp(task);
        const isListed = listed?.understood.startsWith('what is listed') ?? false;
        if (listed && isListed && listed.certainty >= leastBare) return listed;
        const price = lookUp({ ...task, wanted: { ...wanted, wants: 'price', asksPrice: true } });
        if (price && price.certainty >= leastBare) return price;
      }
      if (wanted.asksIfReduced) {
        const found = lookUp(task);
        const isSaid = found && (/[$€£%]/.test(found.text) || isReduction.test(fold(found.text)));
        return isSaid ? found : unsure(found);
      }
      return (
        listPeople(task) ??
        (asksWhat.test(question.folded) ? (listDay(task) ?? listCategory(task)) : null) ??
        lookUp(task)
      );
  }
}

/** What is only named must be found with little doubt to be answered with its price. */
const leastBare = 0.7;

const isReduction =
  /(?<!\p{L})(?:free|off|reduced|cheaper|half price|kostenlos|gratis|gunstiger|billiger|reduziert|rabatt|halber preis|gratuit\p{L}*|rebaja\p{L}*|descuento|sconto|desconto|korting|znizk\p{L}*)(?!\p{L})/u;

const asksForExtra = ({ question: { folded }, words }: TableTask): boolean =>
  !findPhrase(folded, `${words.or},${words.insteadOf}`) &&
  /(?<!\p{L})(?:extra|more|mehr|mas|plus|piu|mais|meer|wiecej)(?!\p{L})/u.test(
    findPhrase(folded, words.difference) ?? '',
  );

const withNumber = (answer: FactAnswer | null): FactAnswer | null =>
  answer && /\d/.test(answer.text) ? answer : null;

/** The price of one thing is hardly the sum of several. */
const unsure = (answer: FactAnswer | null): FactAnswer | null =>
  answer && { ...answer, certainty: Math.min(answer.certainty, 0.45) };

const hasCount = ({ figures }: TableQuestion): boolean =>
  figures.some(({ kind, period }) => period !== null || countedKinds.has(kind));

/** Numbers that a price may be multiplied by: "6 metres of cloth" where a metre costs so much. */
const countedKinds: ReadonlySet<string> = new Set(['thing', 'length', 'area', 'weight', 'volume']);

const asksWhat =
  /(?:^|[.!?;,]\s)(?:and |und |y |et |e |en )?(?:what|which|welche[rsn]?|was|que|cuales|quels?|quelles?|quali|quais|welke|jakie)\b/;

/** "Are there nuts in it?": the row the earlier question was about, and what this one asks of it. */
function answerAboutEarlier({
  task,
  earlier,
}: {
  task: TableTask;
  earlier: TableQuestion;
}): FactAnswer | null {
  const { wanted, tables, words, speech, question } = task;
  if (!['price', 'value', 'count', 'list'].includes(wanted.wants) || wanted.limit) return null;
  const best = findBest({
    tables,
    terms: [...earlier.terms, ...earlier.neutral],
    figures: earlier.figures,
  });
  const [top] = best;
  const names = new Set(best.map(({ row }) => sayName(row)));
  if (!top || top.explained < 0.55 || names.size > 1) return null;
  // What a note only mentions isn't what the earlier question was about.
  const places = [...top.matched.values()];
  if (places.includes('note') && places.every((place) => !ownPlaces.has(place))) return null;
  const { row } = top;
  // "And for my aunt, she's 70?" is about another row where this one is for younger people.
  const { figures } = wanted;
  if (judgeRanges({ ranges: row.ranges, figures, others: [] }).isOut) return null;
  if (isOtherDay(row, wanted.terms) || namesOther(row, wanted.terms)) return null;
  const columns = valueColumns({ row, wanted, words, question, after: earlier });
  // "And the porcelain one?" is about another row, unless this row answers what is asked.
  if (columns.length === 0 && wanted.terms.some((term) => namesRow(term, tables))) return null;
  const certainty = Math.min(0.9, certaintyOf(top.explained));
  const understood = `${wanted.asksPrice ? 'price' : 'what is listed'} of ${sayName(row)}`;
  const cited = sourcesOf([row]);
  const several =
    priceOfOtherSize({ row, task, earlier }) ?? priceOfSeveral({ row, task, earlier });
  if (several) return { ...several, certainty };
  if (wanted.asksPrice && !row.amounts.some((_, column) => row.table.prices.includes(column)))
    return null;
  // "And how much is the deposit?" isn't what the row itself costs.
  const isOfRow = (term: QuestionTerm): boolean =>
    [...row.stems, ...row.table.columnStems, row.table.titleStems].some(
      (stems) => holdsTerm(term, stems) > 0,
    );
  if (wanted.asksPrice && wanted.terms.some((term) => term.isKnown && !isOfRow(term))) return null;
  // "Does that price cover the duties, too?" doesn't ask for the price.
  if (wanted.asksWhether && wanted.terms.some((term) => term.information >= 0.6 && !isOfRow(term)))
    return null;
  if (wanted.asksPrice)
    return { text: sayPriceOf({ row, task, alone: true }), cited, certainty, understood };
  if (columns.length === 0) return null;
  const isTimed = columns.some((column) => saysDuration(row, column));
  if (saysHowLong(question, words) && !isTimed) return null;
  const lead = wanted.asksYesNo ? yesOrNo({ row, columns, wanted, words, question }) : '';
  const values = columns
    .map((column) => sayValue({ row, column, words, speech }))
    .map(endSentence)
    .join(' ');
  return { text: lead ? `${lead}, ${values}` : values, cited, certainty, understood };
}

/** "And the silver one, how long does it take?" after another one: a row of the same list is called by the word. */
const namesOther = ({ table, nameStems, stems, name }: OpenRow, terms: readonly QuestionTerm[]) =>
  terms.some(
    (term) =>
      !term.isContext &&
      holdsTerm(term, nameStems) === 0 &&
      stems.every((cell) => holdsTerm(term, cell) === 0) &&
      table.columnStems.every((column) => holdsTerm(term, column) === 0) &&
      table.rows.some((other) => other.name !== name && holdsTerm(term, other.nameStems) === 1),
  );

const ownPlaces: ReadonlySet<string> = new Set(['name', 'category', 'cell']);
