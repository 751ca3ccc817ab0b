import type { QuestionWords } from '#server/engine/language/question-words.ts';
import type { OpenRow } from './open-table.ts';
import { mostItems } from './sources-of.ts';
import { fill, joinList, sayName } from './write-rows.ts';

export const distinctNames = (rows: readonly OpenRow[]): string[] => {
  const names = rows.map(sayName);
  return [...new Set(names)];
};

/** The first items of a long list, and how many more there are. */
export function cutItems(items: readonly string[], words: QuestionWords): string {
  if (items.length <= mostItems) return joinList(items, words.templates.and);
  const more = fill(words.templates.more, { count: items.length - mostItems });
  return `${items.slice(0, mostItems).join(', ')} ${more}`;
}
