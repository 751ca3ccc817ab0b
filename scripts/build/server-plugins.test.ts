import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { describe, expect, it, onTestFinished } from 'vitest';
import { escapeForMemory, escapeLetters, keepDictionaryFiles } from './server-plugins.ts';

const read = (code: string): unknown => new Function(`return ${escapeLetters(code)}`)();

describe('escapeLetters', () => {
  it.each([
    ["'Größe, 日本 and 😀'", 'Größe, 日本 and 😀'],
    ['`1–2 €`', '1–2 €'],
    ['({ größe: 1 }).größe', 1],
    ["/^[äöü😀]+$/u.test('ö😀')", true],
    ["/^[^é]$/.test('é')", false],
  ])('keeps what %s means', (code, meaning) => {
    expect(read(code)).toEqual(meaning);
    expect(escapeLetters(code)).toMatch(/^[\0-\x7f]*$/);
  });

  it('refuses a backslash before a letter, which would change its meaning', () => {
    expect(() => escapeLetters("'\\é'")).toThrow("can't be kept");
  });
});

describe('the plugins of the server bundle', () => {
  it('write plain ASCII and leave dictionaries in files that the code finds', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'askwell-bundle-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'de'));
    writeFileSync(join(folder, 'de/in-english.json'), '{"size":"Größe"}');
    writeFileSync(
      join(folder, 'de/german.ts'),
      "export const german = { name: 'Größe', inEnglish: new URL('./in-english.json', import.meta.url) };\n",
    );
    await build({
      cwd: folder,
      input: { main: join(folder, 'de/german.ts') },
      platform: 'node',
      plugins: [keepDictionaryFiles(), escapeForMemory()],
      output: { dir: join(folder, 'out'), format: 'esm', entryFileNames: '[name].mjs' },
    });
    expect(readdirSync(join(folder, 'out/dictionaries'))).toEqual(['de.json']);
    expect(readFileSync(join(folder, 'out/main.mjs'), 'utf8')).toMatch(/^[\0-\x7f]*$/);
    const { german } = await import(pathToFileURL(join(folder, 'out/main.mjs')).href);
    expect(german.name).toBe('Größe');
    expect(JSON.parse(readFileSync(german.inEnglish, 'utf8'))).toEqual({ size: 'Größe' });
  });
});
