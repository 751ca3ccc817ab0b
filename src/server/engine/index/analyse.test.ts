import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { stem } from './stem.ts';

describe('analyse', () => {
  it('brings forms of a word together and drops what carries no meaning', () => {
    expect(analyse('How do I renew my licenses?')).toEqual(analyse('Renewing a license'));
    expect(analyse('the driver’s plates')).toEqual(analyse('driver plate'));
  });

  it('keeps numbers whole and folds accents', () => {
    expect(analyse('Café 1,200.50')).toEqual(['cafe', '1,200.50']);
  });

  it('searches scripts without spaces by pairs of signs', () => {
    expect(analyse('営業時間')).toEqual(['営業', '業時', '時間']);
  });
});

describe('stem', () => {
  it.each([
    ['cancellation', 'cancellations'],
    ['shipping', 'shipped'],
    ['parties', 'party'],
    ['requirements', 'requirement'],
    ['registering', 'registered'],
    ['policies', 'policy'],
    ['charged', 'charging'],
  ])('gives %s and %s one stem', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });

  it.each([
    ['bus', 'bus'],
    ['address', 'address'],
    ['sku7', 'sku7'],
  ])('leaves %s alone', (word, same) => {
    expect(stem(word)).toBe(same);
  });
});
