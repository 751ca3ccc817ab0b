import type { FactAnswer } from '#server/engine/facts/fact-answer.ts';
import { findBest } from './find-best.ts';
import { lookUp } from './look-up.ts';
import type { TableTask } from './table-task.ts';

/** "4 of us in the cabin, what's that all up?": the row that is for so many has the price of all of them. */
export function lookUpForGroup(task: TableTask): FactAnswer | null {
  const { wanted } = task;
  const { figures } = wanted;
  if (figures.length === 0 || figures.some(({ kind }) => kind !== 'people')) return null;
  const tables = task.tables.filter(({ prices }) => prices.length > 0);
  const [top, ...others] = findBest({
    tables,
    terms: [...wanted.terms, ...wanted.neutral],
    figures,
  });
  const isAlone = others.every(({ row }) => row.name === top?.row.name);
  if (!top?.isFor || !isAlone || top.named < leastNamed) return null;
  return lookUp({ ...task, wanted: { ...wanted, wants: 'price', asksPrice: true } });
}

const leastNamed = 0.5;
