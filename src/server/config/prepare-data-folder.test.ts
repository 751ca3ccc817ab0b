import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDataFolder } from './prepare-data-folder.ts';

test('makes the folder for its owner and leaves nothing in it', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'askwell-data-')), 'a/b');
  prepareDataFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that cannot be made is named with the variable that changes it', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'askwell-data-')), 'file');
  writeFileSync(file, '');
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow(
    /data folder .*file\/data cannot be written \(part of the path is a file\).*DATA_DIR/,
  );
  expect(() => prepareDataFolder('/proc/askwell')).toThrow(/cannot be written/);
});
