import { expect, test } from 'vitest';
import { contrast, inkOn, readableOn } from './contrast.ts';
import { createPalette } from './palette.ts';

/** A coarse walk through all colors an owner may choose. */
const steps = [0, 51, 85, 102, 119, 136, 153, 204, 255];
const hex = (value: number) => value.toString(16).padStart(2, '0');
const colors = steps.flatMap((r) =>
  steps.flatMap((g) => steps.map((b) => `#${hex(r)}${hex(g)}${hex(b)}`)),
);

test('contrast is that of WCAG 2', () => {
  expect(contrast({ color: '#000000', ground: '#ffffff' })).toBeCloseTo(21, 5);
  expect(contrast({ color: '#777777', ground: '#ffffff' })).toBeCloseTo(4.48, 2);
  expect(contrast({ color: '#0F766E', ground: '#FFFFFF' })).toBeCloseTo(5.47, 2);
});

test('text on any color can be read', () => {
  for (const color of colors) {
    expect(contrast({ color: inkOn(color), ground: color })).toBeGreaterThanOrEqual(4.5);
  }
});

test("an owner's color stays where it is readable, and moves where it is not", () => {
  expect(readableOn({ color: '#0f766e', ground: '#ffffff', ratio: 4.5 })).toBe('#0f766e');
  for (const isDark of [true, false]) {
    const surface = isDark ? '#131315' : '#ffffff';
    const sunken = isDark ? '#1b1b1e' : '#f4f4f5';
    for (const primaryColor of colors) {
      const palette = createPalette({
        config: { primaryColor, secondaryColor: '#eff4fe' },
        isDark,
      });
      const { '--accent': accent = '', '--accent-ink': ink = '', '--link': link = '' } = palette;
      expect(contrast({ color: accent, ground: surface })).toBeGreaterThanOrEqual(3);
      expect(contrast({ color: ink, ground: accent })).toBeGreaterThanOrEqual(4.5);
      expect(contrast({ color: link, ground: surface })).toBeGreaterThanOrEqual(4.5);
      expect(contrast({ color: link, ground: sunken })).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("the chatbot's messages have the owner's secondary color, with text that can be read on it", () => {
  const bubbleOf = (secondaryColor: string, isDark: boolean) =>
    createPalette({ config: { primaryColor: '#1d4ed8', secondaryColor }, isDark });
  expect(bubbleOf('#ffe4b5', false)).toMatchObject({ '--bubble': '#ffe4b5' });
  for (const isDark of [true, false]) {
    const seen = new Set<string>();
    for (const secondaryColor of colors) {
      const palette = bubbleOf(secondaryColor, isDark);
      const { '--bubble': bubble = '', '--bubble-ink': ink = '' } = palette;
      expect(contrast({ color: ink, ground: bubble })).toBeGreaterThanOrEqual(4.5);
      if (isDark) expect(ink).toBe('#ffffff');
      seen.add(bubble);
    }
    expect(seen.size).toBe(colors.length);
  }
});
