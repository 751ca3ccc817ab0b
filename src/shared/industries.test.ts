import { expect, test } from 'vitest';
import { findIndustry, firstPopularIndustries, industries } from './industries.ts';
import { industryStarters } from './industry-starters.ts';

test('the twelve trades stand in the order of the landing page', () => {
  expect(industries.map(({ name }) => name)).toEqual([
    'Restaurants & Food',
    'E-commerce & Retail',
    'Healthcare & Medical',
    'Real Estate',
    'Legal Services',
    'Education & Training',
    'Home Services',
    'Automotive',
    'Technology & Software',
    'Financial Services',
    'Creative & Design',
    'Fitness & Wellness',
  ]);
});

test('five are popular, the first four of them are shown at first', () => {
  expect(industries.filter(({ popular }) => popular).map(({ id }) => id)).toEqual([
    'restaurants',
    'ecommerce',
    'healthcare',
    'home-services',
    'technology',
  ]);
  expect(firstPopularIndustries.map(({ id }) => id)).toEqual([
    'restaurants',
    'ecommerce',
    'healthcare',
    'home-services',
  ]);
});

test('an id that no one knows finds nothing', () => {
  expect(findIndustry('legal')?.name).toBe('Legal Services');
  expect(findIndustry('constructor')).toBeNull();
});

test.each(industries)(
  '$id starts with words of its own and a color that white can be read on',
  ({ id }) => {
    const starter = industryStarters[id];
    const others = industries.filter((other) => other.id !== id);
    for (const other of others) {
      expect(industryStarters[other.id].greeting).not.toBe(starter.greeting);
      expect(industryStarters[other.id].systemPrompt).not.toBe(starter.systemPrompt);
    }
    expect(starter.placeholder.length).toBeLessThanOrEqual(40);
    expect(contrastWithWhite(starter.primaryColor)).toBeGreaterThanOrEqual(4.5);
  },
);

function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/gi) ?? [])
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
