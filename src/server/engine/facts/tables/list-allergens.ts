import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { withLanguages } from '#server/engine/language/with-languages.ts';
import { holdsTerm } from '#server/engine/understand/question.ts';
import type { Filtered } from './filter-rows.ts';
import { certaintyOf } from './find-best.ts';
import { cutItems, distinctNames } from './list-items.ts';
import { asksWhatContainsIt, asksWhatToAvoid } from './question-forms.ts';
import { sourcesOf } from './sources-of.ts';
import type { TableTask } from './table-task.ts';
import { endSentence, fill } from './write-rows.ts';

/** What to stay away from: every row of the lists that name what is in them. */
export function listToAvoid(task: TableTask): FactAnswer | null {
  const { folded } = task.question;
  if (!isAboutAllergy(folded) || !asksWhatToAvoid(folded)) return null;
  const found = task.tables.flatMap((table) => listAllergen(task, { table, explained: 1 }) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const asksAboutAllergy = withLanguages(
  'allergy',
  /allerg|alerg|intoleran|unvertraglich|zoliak|celiac|coeliac|celiaqu|coeliaqu|celiach|celiak/,
);
/** "I can't eat sesame. Which ones contain it?" is asked because of an allergy, too. */
export const isAboutAllergy = (folded: string): boolean =>
  asksAboutAllergy.test(folded) || (cantEat.test(folded) && asksWhatContainsIt(folded));
const cantEat =
  /(?:can ?not|cant|must ?nt|mustnt|not allowed to|dont) (?:eat|have|tolerate)|vertrag\p{L}* (?:\p{L}+ )?(?:kein|nicht)|darf (?:\p{L}+ )?(?:kein|nicht)|no (?:puedo|puede|tolero|tolera) ?(?:comer|tomar)?/u;
const allergenHeader = withLanguages(
  'allergen-header',
  /allerg|alérg|contain|enthält|contien|contient|contiene|contém|bevat|zawiera/i,
);

/**
 * Who asks because of an allergy gets everything that has it, whatever else they named, and only from the column of
 * allergens: a name doesn't tell.
 */
export function listAllergen(
  task: TableTask,
  { table, explained }: Pick<Filtered, 'table' | 'explained'>,
): FactAnswer | null {
  const { words, wanted } = task;
  const columns = table.table.columns.flatMap(({ name }, index) =>
    allergenHeader.test(name) ? [index] : [],
  );
  const rows = table.rows.filter((row) =>
    columns.some((column) =>
      wanted.terms.some((term) => holdsTerm(term, row.stems[column] ?? noStems) > 0),
    ),
  );
  if (rows.length === 0) return null;
  const items = cutItems(distinctNames(rows), words);
  return {
    text: endSentence(fill(words.templates.list, { items })),
    cited: sourcesOf(rows),
    certainty: Math.max(asksWhatToAvoid(task.question.folded) ? 0.85 : 0.6, certaintyOf(explained)),
    understood: `list of ${rows.length} rows by their allergens`,
  };
}

const noStems: ReadonlySet<string> = new Set();
