// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createStoredValue } from './stored-value.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('is kept in the browser until it is forgotten', () => {
  createStoredValue('sound').write('off');
  expect(createStoredValue('sound').read()).toBe('off');
  createStoredValue('sound').write(null);
  expect(createStoredValue('sound').read()).toBeNull();
});

test('tells of changes on this page and in other tabs, until no one listens', () => {
  const sound = createStoredValue('sound');
  const listener = vi.fn();
  const stop = sound.subscribe(listener);
  sound.write('off');
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  sound.write(null);
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('lives as long as the page where storage is refused', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    clear() {},
  });
  const sound = createStoredValue('sound');
  expect(sound.read()).toBeNull();
  sound.write('off');
  expect(sound.read()).toBe('off');
  sound.write(null);
  expect(sound.read()).toBeNull();
});
