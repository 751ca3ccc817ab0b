import { afterEach, expect, test, vi } from 'vitest';
import { fetchScripts, isScriptError } from './fetch-scripts.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (outcomes: Record<string, number | 'offline'>) =>
  vi.stubGlobal('fetch', async (address: string) => {
    const outcome = outcomes[address] ?? 200;
    if (outcome === 'offline') throw new TypeError('Failed to fetch');
    return new Response('export {}', { status: outcome });
  });

test('scripts that arrive are ready', async () => {
  answer({});
  expect(await fetchScripts(['/a.js', '/b.js'])).toBe('ready');
});

test('a script that is gone means a newer version, unless the server can not be reached at all', async () => {
  answer({ '/a.js': 404 });
  expect(await fetchScripts(['/a.js', '/b.js'])).toBe('outdated');
  answer({ '/a.js': 404, '/b.js': 'offline' });
  expect(await fetchScripts(['/a.js', '/b.js'])).toBe('unreachable');
});

test('a server in trouble counts as unreachable', async () => {
  answer({ '/a.js': 503 });
  expect(await fetchScripts(['/a.js'])).toBe('unreachable');
});

test('knows a failed import in the words of each browser', () => {
  const chrome = 'Failed to fetch dynamically imported module: https://askwell.test/a.js';
  const firefox = 'error loading dynamically imported module: https://askwell.test/a.js';
  const safari = 'Importing a module script failed.';
  for (const message of [chrome, firefox, safari]) {
    expect(isScriptError(new TypeError(message))).toBe(true);
  }
  expect(isScriptError(new TypeError('undefined is not a function'))).toBe(false);
  expect(isScriptError('Failed')).toBe(false);
});
