/// <reference types="node" />
// Read as a file: the test runner empties stylesheets that are imported.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const light = readTokens(':root {');
const themes = { light, dark: { ...light, ...readTokens('[data-theme="dark"] {') } };

const grounds = ['ground', 'surface', 'sunken'];
const textPairs = [
  ...['ink', 'ink-soft', 'ink-muted', 'accent', 'bad', 'warn', 'good'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['bad-ink', 'bad'],
  ['bad-ink', 'bad-strong'],
  ['accent', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['warn', 'warn-soft'],
  ['ink', 'warn-soft'],
  ['bad', 'bad-soft'],
  ['ink', 'bad-soft'],
  ['good', 'good-soft'],
  ['ink', 'good-soft'],
] as const;

describe.each(Object.entries(themes))('%s theme', (_name, tokens) => {
  test.each(textPairs)('%s on %s reads at 4.5:1', (text, ground) => {
    expect(contrast(token(tokens, text), token(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('a control edge shows on %s at 3:1', (ground) => {
    expect(contrast(token(tokens, 'edge'), token(tokens, ground))).toBeGreaterThanOrEqual(3);
  });
});

function readTokens(selector: string): Record<string, string> {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf('}', start));
  const found = block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

function token(tokens: Record<string, string>, name: string): string {
  const value = tokens[name];
  if (!value) throw new Error(`No token --${name}`);
  return value;
}

/** WCAG 2 contrast ratio of two #rrggbb colors. */
function contrast(a: string, b: string): number {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
