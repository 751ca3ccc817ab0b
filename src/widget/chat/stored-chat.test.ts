import { afterEach, expect, test, vi } from 'vitest';
import { keepStoredChat, readStoredChat } from './stored-chat.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(values: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
    removeItem: (key: string) => {
      delete values[key];
    },
  });
  return values;
}

test('what is kept for one chatbot is read for that one, and forgotten without a trace', () => {
  const values = stubStorage();
  keepStoredChat({ of: { chatbotId: 'a' }, changes: { token: 't', unsent: { k: 'Hello' } } });
  keepStoredChat({ of: { chatbotId: 'a' }, changes: { unread: 2 } });
  expect(readStoredChat({ chatbotId: 'a' })).toEqual({
    token: 't',
    unsent: { k: 'Hello' },
    unread: 2,
  });
  expect(readStoredChat({ chatbotId: 'b' })).toEqual({});
  keepStoredChat({ of: { chatbotId: 'a' }, changes: null });
  expect(values).toEqual({});
});

test('what someone else wrote there does no harm', () => {
  for (const text of ['', 'null', '{', '7', '"x"', '[]']) {
    stubStorage({ 'askwell:a': text });
    expect(readStoredChat({ chatbotId: 'a' }).token).toBeUndefined();
  }
});

test('a browser that refuses storage is no reason to stop', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('SecurityError');
    },
  });
  expect(() => keepStoredChat({ of: { chatbotId: 'a' }, changes: { token: 't' } })).not.toThrow();
  expect(readStoredChat({ chatbotId: 'a' })).toEqual({});
});
