import { stem } from '#server/engine/index/stem.ts';
import type { Figure } from '#server/engine/understand/figures.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { isOfKind } from './row-ranges.ts';

/** "Ten lessons" are the row that is called "Block of 10 lessons". */
export function isSoldAs({ stems, table }: OpenRow, figures: readonly Figure[]): boolean {
  const said = table.prices.length > 0 ? stems[table.name] : undefined;
  return figures.some(
    ({ kind, value, words: [digits = ''], noun, after = '' }) =>
      kind === 'thing' &&
      value > 1 &&
      said?.has(digits) === true &&
      [noun, stem(after, table.language)].some((one) => one !== '' && said?.has(one)),
  );
}

/** What a row gains by it. */
export const soldAs = 0.2;

/** "The 10 seater" is the one with just as many seats, not each that holds more, unless the row is named. */
export function hasCloser(row: OpenRow, figures: readonly Figure[], { rows }: OpenTable): boolean {
  return figures.some((figure) => {
    const mostOf = ({ ranges }: OpenRow): number | undefined =>
      ranges.find((range) => range.isMost && range.kind === 'people' && isOfKind(figure, range))
        ?.to;
    const own = mostOf(row);
    return (
      own !== undefined &&
      own > figure.value &&
      rows.some((other) => mostOf(other) === figure.value)
    );
  });
}
