import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import type { Figure } from '#server/engine/understand/figures.ts';
import { formatAmount } from './amount.ts';
import { changesWithNumber } from './changes-with-number.ts';
import type { OpenRow } from './open-table.ts';
import { priceColumns } from './price-columns.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableQuestion } from './table-question.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill, sayCell, sayName, sayNotes } from './write-rows.ts';

/** "And for two of those?" after the price of something: so many times that price. */
export function priceOfSeveral({
  row,
  task: { wanted, words, speech },
  earlier,
}: {
  row: OpenRow;
  task: TableTask;
  earlier: TableQuestion;
}): Omit<FactAnswer, 'certainty'> | null {
  const figure = wanted.figures.find(
    (one) =>
      one.kind === 'thing' &&
      Number.isInteger(one.value) &&
      one.value > 1 &&
      ofIt.test(one.words[1] ?? '') &&
      !isTimeOfDay(one, wanted) &&
      !isNamed(one, wanted),
  );
  if (!figure || wanted.figures.length > 1 || !earlier.asksPrice || wanted.asksYesNo) return null;
  const digits = new Set(figure.words);
  const terms = wanted.terms.filter(({ word }) => !digits.has(word));
  const own = priceColumns(row, { terms, figures: [] });
  // "And two of the large ones?" is another price than the one that was asked for.
  const columns =
    own.length === 1
      ? own
      : priceColumns(row, { terms: [...terms, ...earlier.terms], figures: earlier.figures });
  const [column, another] = columns.filter((each) => row.amounts[each]);
  const amount = column === undefined ? undefined : row.amounts[column];
  if (column === undefined || another !== undefined || !amount?.value) return null;
  if (changesWithNumber.test(sayNotes(row))) return null;
  const price = sayCell(row, column, speech);
  const total = formatAmount(amount.value * figure.value, price);
  const parts = `${figure.value} × ${sayName(row)} ${price}`;
  return {
    text: endSentence(fill(words.templates.together, { total, parts })),
    cited: sourcesOf([row]),
    understood: `sum of ${sayName(row)}`,
  };
}

/** "And on Saturday after 5?" asks about another time, not about five of them. */
const isTimeOfDay = ({ words: [digits = ''] }: Figure, { said }: TableQuestion): boolean =>
  said.some((word, at) => word === digits && saysTime.test(said[at - 1] ?? ''));

const saysTime =
  /^(?:after|before|until|till|by|at|from|since|past|around|about|nach|vor|um|bis|ab|gegen|seit|despues|antes|hasta|desde|apres|avant|jusque|vers|dopo|prima|alle|depois|ate|na|voor|tot|om|po|przed|do)$/u;

/** "And once she's turned 2?" after the price for a child of an age. */
export function withAgeOf(own: TableQuestion, { figures }: TableQuestion): TableQuestion {
  if (!figures.some(({ kind }) => kind === 'age')) return own;
  return {
    ...own,
    figures: own.figures.map((one) =>
      one.kind === 'thing' && one.noun === '' && isNamed(one, own) ? { ...one, kind: 'age' } : one,
    ),
  };
}

/** "The 14", "la de 14", "once she's turned 2": which one it is or how old, not how many. */
const isNamed = (
  { words: [digits = '', , spelled = digits] }: Figure,
  { said }: TableQuestion,
): boolean =>
  said.some((word, at) => [digits, spelled].includes(word) && namesNumber.test(said[at - 1] ?? ''));

const namesNumber =
  /^(?:the|size|turn(?:s|ed|ing)?|shes|hes|is|number|no|der|die|das|den|dem|grosse|nummer|el|la|los|las|de|del|talla|le|les|du|taille|il|lo|taglia|o|a|do|da|het|maat)$/u;

/** What follows the number where it counts what was spoken of. */
const ofIt = withLanguages(
  'several-of-it',
  /^(?:|of|ones?|pieces?|von|davon|stuck|de|d|di|van|stuks?|sztuki?|unidades|pezzi)$/u,
);
