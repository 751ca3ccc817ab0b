import { expect, test } from 'vitest';
import { createProcessMemory, type MemoryPart, RecentMap } from './process-memory.ts';

const names: MemoryPart<Map<string, number>> = { name: 'names' };

test('a part is made once, and another server has its own', () => {
  const [one, other] = [createProcessMemory(), createProcessMemory()];
  one.get(names, () => new Map()).set('Ada', 1);
  expect(one.get(names, () => new Map()).get('Ada')).toBe(1);
  expect(other.get(names, () => new Map()).has('Ada')).toBe(false);
});

test('two parts of one name stay apart', () => {
  const memory = createProcessMemory();
  memory.get(names, () => new Map([['Ada', 1]]));
  expect(memory.get({ name: 'names' }, () => 'something else')).toBe('something else');
});

test('the entries of every part are counted', () => {
  const memory = createProcessMemory();
  memory.get(names, () => new Map([['Ada', 1]]));
  memory.get({ name: 'clients' }, () => ({ connected: true }));
  expect(memory.list()).toEqual([
    { name: 'names', entries: 1 },
    { name: 'clients', entries: 1 },
  ]);
});

test('a map forgets what was set longest ago', () => {
  const recent = new RecentMap<string, number>(2);
  recent.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...recent]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
