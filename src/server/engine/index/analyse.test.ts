import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.ts';
import { stem } from './stem.ts';

describe('analyse', () => {
  it('brings forms of a word together and drops what carries no meaning', () => {
    expect(analyse('How do I renew my licenses?')).toEqual(analyse('Renewing a license'));
    expect(analyse('the driver’s plates')).toEqual(analyse('driver plate'));
  });

  it('takes words that JavaScript has its own meaning for like any other', () => {
    expect(analyse('constructor prototype valueOf toString __proto__')).toHaveLength(5);
  });

  it('keeps numbers whole and folds accents', () => {
    expect(analyse('Café 1,200.50')).toEqual(['cafe', '1,200.50']);
  });

  it('cuts scripts without spaces into words, and what no dictionary knows into pairs of signs', () => {
    expect(analyse('営業時間')).toEqual(['営業', '時間']);
    expect(analyse('黑豹队')).toEqual(['黑豹', '豹队']);
    expect(analyse('ตลาดเปิดวันเสาร์')).toContain('ตลาด');
    expect(analyse('서비스센터')).toEqual(['서비', '비스', '스센', '센터']);
  });

  it('keeps Latin words and numbers beside signs apart', () => {
    expect(analyse('iPhone手机3月')).toEqual(['iphon', '手机', '3', '月']);
  });

  it('stems words of other scripts by their own language, whatever the text is in', () => {
    expect(analyse('заказанные торты')).toEqual(analyse('заказанный торт'));
    expect(analyse('والكتب الجديدة')).toEqual(analyse('كتب جديد'));
    expect(analyse('это и то')).toEqual([]);
  });

  it('keeps й apart from и, and folds ё and Turkish ı', () => {
    expect(analyse('мой чай')).toEqual(['чай']);
    expect(analyse('ёлка')).toEqual(analyse('елка'));
    expect(analyse('kapalı', 'tr')).toEqual(analyse('kapali', 'tr'));
  });

  it.each([
    ['tr', 'kitaplarından', 'kitaplar'],
    ['ro', 'magazinele', 'magazinul'],
    ['sv', 'öppettiderna', 'öppettider'],
    ['fi', 'talossa', 'talosta'],
  ] as const)('brings forms of a word in %s together: %s and %s', (language, a, b) => {
    expect(analyse(a, language)).toEqual(analyse(b, language));
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
