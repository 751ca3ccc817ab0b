import { expect, test } from 'vitest';
import { createDraftStore, deleteDrafts, deleteOldDrafts } from './draft-store.ts';

const day = 24 * 60 * 60_000;

function createStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    clear: () => values.clear(),
  };
}

test('a draft is there again after a reload, for the same scope only', () => {
  const storage = createStorage();
  createDraftStore({ storage, scope: 'mia' }).write('reply:1', { text: 'Hello' });
  expect(createDraftStore({ storage, scope: 'mia' }).read('reply:1')).toEqual({ text: 'Hello' });
  expect(createDraftStore({ storage, scope: 'zoe' }).read('reply:1')).toBeNull();
});

test('null deletes a draft', () => {
  const storage = createStorage();
  const drafts = createDraftStore({ storage, scope: 'mia' });
  drafts.write('reply:1', 'Hello');
  drafts.write('reply:1', null);
  expect(drafts.read('reply:1')).toBeNull();
  expect(storage.length).toBe(0);
});

test('returns the same object until the next write', () => {
  const drafts = createDraftStore({ storage: createStorage(), scope: 'mia' });
  drafts.write('a', { text: 'Hello' });
  expect(drafts.read('a')).toBe(drafts.read('a'));
});

test('deletes drafts after two weeks, and leaves other stored values alone', () => {
  const storage = createStorage();
  storage.setItem('askwell-theme', 'dark');
  const at = (now: number) => createDraftStore({ storage, scope: 'mia', now: () => now });
  at(0).write('old', 'text');
  at(10 * day).write('new', 'text');
  expect(at(14 * day).read('old')).toBeNull();
  deleteOldDrafts({ storage, now: 14 * day });
  expect(storage.length).toBe(2);
  expect(at(14 * day).read('new')).toBe('text');
  deleteDrafts(storage);
  expect(storage.getItem('askwell-theme')).toBe('dark');
  expect(storage.length).toBe(1);
});

test('keeps drafts in memory when the browser refuses to store or returns something else', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = { ...createStorage(), length: 1, getItem: () => '{"at"', setItem: refuse };
  const drafts = createDraftStore({ storage, scope: 'mia' });
  expect(drafts.read('a')).toBeNull();
  drafts.write('a', 'text');
  expect(drafts.read('a')).toBe('text');
});
