import { expect, test } from 'vitest';
import { isHoursLine } from './line-shape.ts';
import { readText } from './text.ts';

test.each([
  'Mo–Fr 6:30 – 18:30',
  'Sunday closed',
  'Saturday by appointment',
  'Sa nach Vereinbarung',
  'Sábado con cita previa',
])('%s is a line of opening hours', (line) => {
  expect(isHoursLine(line)).toBe(true);
});

test.each(['Saturday market', 'Monday blues night', 'By appointment'])('%s is none', (line) => {
  expect(isHoursLine(line)).toBe(false);
});

test('a day by appointment between other lines is no heading', () => {
  const { blocks } = readText({
    text: '# Hours\nMon–Fri 9–6\nSat by appointment\nClosed from August 5 to 20',
    markdown: true,
  });
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'paragraph',
    'paragraph',
  ]);
});
