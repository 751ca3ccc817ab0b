import { expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import { checkFile } from './check-file.ts';

const check = (name: string, size = 10) =>
  checkFile({ file: { name, size }, rules: limits.upload });

test('what the server reads may be sent, whatever the case of its ending', () => {
  for (const name of [
    'a.pdf',
    'B.DOCX',
    'notes.2026.txt',
    'x.csv',
    'x.md',
    'x.HTML',
    'x.xlsx',
    'x.htm',
  ]) {
    expect(check(name)).toBeNull();
  }
});

test('a wrong type is told by name', () => {
  expect(check('virus.exe')).toContain('.exe');
  expect(check('README')).toContain('without an ending');
  expect(check('photo.pdf.gif')).toContain('.gif');
  expect(
    checkFile({ file: { name: 'a.xlsx', size: 1 }, rules: { maxBytes: 9, types: ['.pdf'] } }),
  ).toBe("Files of type .xlsx can't be read. Use one of these: PDF.");
});

test('the limit is exact, and one byte more does not read like the limit', () => {
  expect(check('a.pdf', 10_485_760)).toBeNull();
  expect(check('a.pdf', 10_485_761)).toBe('This file is 10.01 MB; at most 10 MB are possible.');
  expect(check('a.pdf', 0)).toBe('This file is empty.');
});
