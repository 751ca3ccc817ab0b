import { expect, test } from 'vitest';
import type { OpenRow, OpenTable } from './open-table.ts';
import { judgeByNearness, notCompared, type RowNearness } from './row-nearness.ts';

const row = { name: 'one' } as OpenRow;
const other = { name: 'other' } as OpenRow;
const tables = [{ rows: [row, other] } as OpenTable];
const near =
  (own: number, others: number): RowNearness =>
  (each) =>
    each === row ? own : others;
const judge = (certainty: number, nearnessOf: RowNearness) =>
  judgeByNearness({ certainty, row, isWhole: false, tables, nearnessOf });

test('words that are half sure are believed when the row is the nearest one', () => {
  expect(judge(0.5, near(0.7, 0.4))).toBeGreaterThan(0.7);
});

test('and not when another row is nearer', () => {
  expect(judge(0.5, near(0.4, 0.5))).toBeLessThan(0.5);
});

test('a row that is near but hardly has a word of the question stays a guess', () => {
  expect(judge(0, near(0.5, 0.3))).toBeLessThan(0.5);
});

test('without vectors the words decide', () => {
  expect(judge(0.42, notCompared)).toBe(0.42);
});
