import { expect, test } from 'vitest';
import { editMarkdown, insertBlock, tableFromCells } from './edit-markdown.ts';

const select = (value: string, part: string) => {
  const start = value.indexOf(part);
  return { value, start, end: start + part.length };
};

test('a heading is set on the whole line and taken away again', () => {
  const set = editMarkdown({ ...select('One\nTwo\nThree', 'w'), mark: 'heading' });
  expect(set.value).toBe('One\n## Two\nThree');
  expect(editMarkdown({ ...set, mark: 'heading' }).value).toBe('One\nTwo\nThree');
});

test('every selected line becomes an item, numbered in order', () => {
  const lines = select('One\nTwo', 'One\nTwo');
  expect(editMarkdown({ ...lines, mark: 'bullets' }).value).toBe('- One\n- Two');
  expect(editMarkdown({ ...lines, mark: 'numbers' }).value).toBe('1. One\n2. Two');
});

test('a list begins in an empty text', () => {
  const empty = { value: '', start: 0, end: 0 };
  expect(editMarkdown({ ...empty, mark: 'bullets' })).toEqual({ value: '- ', start: 2, end: 2 });
  const second = { value: '\nTwo', start: 0, end: 0 };
  expect(editMarkdown({ ...second, mark: 'heading' }).value).toBe('## \nTwo');
});

test('bold and link keep the words selected, and put some where there are none', () => {
  const bold = editMarkdown({ ...select('a big sale', 'big'), mark: 'bold' });
  expect(bold.value).toBe('a **big** sale');
  expect(bold.value.slice(bold.start, bold.end)).toBe('big');
  const link = editMarkdown({ value: '', start: 0, end: 0, mark: 'link' });
  expect(link.value).toBe('[link text](https://)');
});

test('a table stands on lines of its own', () => {
  const text = select('Prices: see below', ' see');
  expect(insertBlock({ ...text, block: '| a | b |' }).value).toBe('Prices:\n\n| a | b |\n\nbelow');
});

test('cells of a spreadsheet become a table, other text stays as it is', () => {
  expect(tableFromCells('Bike\tDay\r\nCity bike\t12 €\r\nTandem | two\t24 €\r\n')).toBe(
    '| Bike | Day |\n| --- | --- |\n| City bike | 12 € |\n| Tandem \\| two | 24 € |',
  );
  expect(tableFromCells('One line\twith a tab')).toBeNull();
  expect(tableFromCells('a\tb\nplain text')).toBeNull();
});
