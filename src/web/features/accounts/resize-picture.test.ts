import { expect, test } from 'vitest';
import { middleSquare } from './resize-picture.ts';

test.each([
  [
    { width: 400, height: 300 },
    { x: 50, y: 0, size: 300 },
  ],
  [
    { width: 300, height: 400 },
    { x: 0, y: 50, size: 300 },
  ],
  [
    { width: 64, height: 64 },
    { x: 0, y: 0, size: 64 },
  ],
])('%j keeps its middle', (picture, square) => {
  expect(middleSquare(picture)).toEqual(square);
});
