import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import type { OpenTable } from '#server/engine/facts/tables/open-table.ts';
import type { FoundAnswer } from './find-answer.ts';
import type { LoadedPassage, PassageLoader } from './passage-text.ts';

/** So many passages go to a language model, and more of them where they are as short as rows of a price list. */
const usualPassages = 8;
const usualCharacters = 8_000;
/** The rest of a list comes on top: what is cheapest of it is in no row alone. */
const withRows = 12_000;

/** What a language model reads besides the passages that the engine's own answer rests on, the likeliest first. */
export async function listGivenPassages({
  found,
  facts,
  cited,
  loadPassages,
}: {
  found: readonly FoundAnswer[];
  facts: OpenFacts;
  /** What the engine's own answer rests on. */
  cited: readonly LoadedPassage[];
  loadPassages: PassageLoader;
}): Promise<LoadedPassage[]> {
  const given = new Map(cited.map((passage) => [passage.id, passage]));
  const hasRoomFor = ({ text }: LoadedPassage, most: number): boolean =>
    [...given.values()].reduce((sum, passage) => sum + passage.text.length, text.length) <= most;
  for (const { retrieval, loaded } of found)
    for (const { id } of retrieval.matches) {
      const passage = loaded.get(id);
      if (passage && (given.size < usualPassages || hasRoomFor(passage, usualCharacters)))
        given.set(id, passage);
    }
  const nearest = found.flatMap(({ retrieval }) =>
    retrieval.matches.slice(0, usualPassages).map(({ id }) => id),
  );
  const rows = rowsOfNearest([...cited.map(({ id }) => id), ...nearest], facts);
  const missing = rows.filter((id) => !given.has(id)).slice(0, mostRows);
  for (const passage of missing.length > 0 ? await loadPassages(missing) : [])
    if (hasRoomFor(passage, withRows)) given.set(passage.id, passage);
  return [...given.values()];
}

/** A list that is read as a whole has no more rows. */
const mostRows = 120;
const fewestHits = 2;

/** The passages of the list that most of what was found is from. */
function rowsOfNearest(nearest: readonly string[], facts: OpenFacts): string[] {
  const ids = new Set(nearest);
  let best: { rows: string[]; hits: number } = { rows: [], hits: fewestHits - 1 };
  for (const table of facts.tables) {
    const rows = passagesOf(table, facts);
    const hits = rows.filter((id) => ids.has(id)).length;
    if (hits > best.hits && rows.length <= mostRows) best = { rows, hits };
  }
  return best.rows;
}

const passagesOf = ({ rows, documentId }: OpenTable, facts: OpenFacts): string[] => [
  ...new Set(rows.flatMap(({ block }) => facts.findPassageId({ documentId, block }) ?? [])),
];
