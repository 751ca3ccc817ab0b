import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { fold } from '#server/engine/index/analyse.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import type { Figure } from '#server/engine/understand/figures.ts';
import { saysPhrase } from '#server/engine/understand/phrases.ts';
import { formatAmount } from './amount.ts';
import { findPart, partsOf, saySaving, sumOf } from './answer-saving.ts';
import { certaintyOf, findBest } from './find-best.ts';
import { listSegments } from './named-things.ts';
import { onlyColumn, type PricedPart } from './one-price.ts';
import { indexesOf, type OpenRow } from './open-table.ts';
import { headsOf, kindOfPeople } from './party-price.ts';
import { judgeRanges } from './row-ranges.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { grownUp, young } from './whom-words.ts';
import { endSentence, fill, sayCell, sayName } from './write-rows.ts';

/** "Is the family ticket worth it?", "do I save anything with the set?": yes or no, and the two sums. */
export function answerWorth(task: TableTask): FactAnswer | null {
  const { question, wanted, words } = task;
  const isAsked =
    worthIt.test(question.folded) || (wanted.asksYesNo && saysPhrase(question.folded, words.saves));
  if (!isAsked) return null;
  const { whole, explained, parts } = forPeople(task) ?? inPieces(task) ?? noBundle;
  if (!whole || !parts) return null;
  const saved = sumOf(parts) - sumOf([whole]);
  const { yes, no } = words.templates;
  if (saved > 0) {
    const saving = saySaving(task, whole, parts, explained);
    return saving && { ...saving, text: `${yes}. ${saving.text}` };
  }
  return saved < 0 ? sayDearer({ task, whole, parts, explained, no }) : null;
}

type Bundle = { whole: PricedPart | null; explained: number; parts: PricedPart[] | null };
const noBundle: Bundle = { whole: null, explained: 0, parts: null };

const worthIt = withLanguages(
  'worth-it',
  /(?<!\p{L})(?:worth (?:it|getting|buying|doing|taking)|better (?:deal|value|off)|good (?:deal|value)|(?:work|works|working|come|comes) out (?:any )?(?:cheaper|better|less)|pay off|lohnt (?:sich|es)|rechnet sich|gunstiger|(?:merece|vale) la pena|sale (?:mas )?(?:a cuenta|barato|rentable)|compensa|(?:vaut|vaudrait) (?:le coup|mieux)|conviene|vale a pena|loont|voordeliger|oplaca)(?!\p{L})/u,
);

/** The set that is named, against what is in it. */
function inPieces(task: TableTask): Bundle | null {
  const { words } = task;
  const [first] = listSegments(task, `${words.or},${words.insteadOf}`);
  const whole = first ? findPart(task, first) : null;
  return (
    whole && { whole: whole.part, explained: whole.explained, parts: partsOf(task, whole.part) }
  );
}

/** "How much do 2 adults and 2 kids save with the family ticket?" */
export function savingOfParty(task: TableTask): FactAnswer | null {
  const { whole, explained, parts } = forPeople(task) ?? noBundle;
  return whole && parts ? saySaving(task, whole, parts, explained) : null;
}

/** "2 adults and a 6 year old": a row for all of them, against the rows for each. */
function forPeople({ wanted, tables, question }: TableTask): Bundle | null {
  const groups = wanted.figures.filter((figure) => kindOfPeople(figure) !== null);
  // "2 kids aged 4 and 7": the ages are those of the two.
  const isCounted = groups.some(({ kind, words }) => kind !== 'age' && words.some(isYoung));
  const counted = groups.filter(({ kind }) => kind !== 'age' || !isCounted);
  const grown = counted.filter((figure) => kindOfPeople(figure) === 'grown');
  if (grown.length === 0 || counted.length < 2) return null;
  const said = new Set(wanted.figures.flatMap(({ words }) => words));
  const terms = [...wanted.terms, ...wanted.neutral].filter(
    ({ word }) => !word.split(' ').every((one) => said.has(one) || isYoung(one)),
  );
  const priced = tables.filter(({ prices }) => prices.length > 0);
  const [top, next] = findBest({ tables: priced, terms, figures: [] });
  if (!top || next || top.explained < leastExplained) return null;
  const column = onlyColumn(top.row, { terms, figures: [] });
  if (column === null) return null;
  const ages = [...groups.filter(({ kind }) => kind === 'age'), ...agesInBrackets(question.folded)];
  const parts = counted.map((figure): PricedPart | null => {
    const isGrown = kindOfPeople(figure) === 'grown';
    const rows = siblingsOf(top.row).filter(
      (row) => row.amounts[column] && (isGrown ? isForGrown(row) : isForYoung(row)),
    );
    const asked = figure.kind === 'age' ? [figure] : ages;
    const isFor = ({ ranges }: OpenRow, age: Figure): boolean =>
      judgeRanges({ ranges, figures: [age], others: [] }).met.length > 0;
    const ofAge = rows.filter((row) => asked.length > 0 && asked.every((age) => isFor(row, age)));
    const [only, another] = !isGrown && ofAge.length > 0 ? ofAge : rows;
    return only && !another ? { row: only, column, count: headsOf(figure) } : null;
  });
  return parts.every((part) => part !== null)
    ? { whole: { row: top.row, column, count: 1 }, explained: top.explained, parts }
    : null;
}

const leastExplained = 0.5;
const isYoung = (word: string): boolean => young.test(fold(word));

/** "2 kids (4 and 7)" */
function agesInBrackets(folded: string): Figure[] {
  const [, inside = ''] =
    /\((?:ages?d? )?(\d{1,2}(?:(?:, ?| ?& ?| and | und | y | et | e | en )\d{1,2}){1,4})\)/.exec(
      folded,
    ) ?? [];
  return (inside.match(/\d+/g) ?? []).map((digits) => ({
    value: Number(digits),
    kind: 'age',
    noun: '',
    period: null,
    words: [digits],
  }));
}

/** Rows of the same group, or with a word of its name where there are no groups. */
function siblingsOf(row: OpenRow): OpenRow[] {
  const [group] = indexesOf(row.table.table, 'category');
  return row.table.rows.filter(
    (other) =>
      other !== row &&
      (group === undefined
        ? [...row.nameStems].some((stem) => other.nameStems.has(stem))
        : other.cells[group] === row.cells[group]),
  );
}

const isForGrown = ({ name }: OpenRow): boolean =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .some((word) => grownUp.test(word));
const isForYoung = ({ name }: OpenRow): boolean => young.test(fold(name));

function sayDearer({
  task: { words, speech },
  whole,
  parts,
  explained,
  no,
}: {
  task: TableTask;
  whole: PricedPart;
  parts: readonly PricedPart[];
  explained: number;
  no: string;
}): FactAnswer {
  const like = sayCell(whole.row, whole.column, speech);
  const names = parts.map(({ row, count }) => `${count > 1 ? `${count} × ` : ''}${sayName(row)}`);
  const text = fill(words.templates.cheaper, {
    a: names.join(' + '),
    b: sayName(whole.row),
    priceA: formatAmount(sumOf(parts), like),
    priceB: formatAmount(sumOf([whole]), like),
  });
  return {
    text: `${no}. ${endSentence(text)}`,
    cited: sourcesOf([whole, ...parts].map(({ row }) => row)),
    certainty: Math.min(surely, certaintyOf(Math.max(explained, 0.8))),
    understood: `saving of ${sayName(whole.row)}`,
  };
}

const surely = 0.85;
