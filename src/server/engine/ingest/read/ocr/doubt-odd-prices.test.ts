import { describe, expect, it } from 'vitest';
import { doubtOddPrices } from './doubt-odd-prices.ts';
import type { RecognizedWord } from './word-table.ts';

/** Lines of words; "|" begins the column of prices. */
function read(...lines: string[]): RecognizedWord[] {
  return lines.flatMap((text, line) => {
    let left = 0;
    return text.split(' ').flatMap((word): RecognizedWord[] => {
      if (word === '|') left = 400;
      const right = left + word.length * 10;
      const box = { left, right, top: line * 30, bottom: line * 30 + 20 };
      if (word !== '|') left = right + 6;
      return word === '|' ? [] : [{ text: word, confidence: 96, line: String(line), ...box }];
    });
  });
}
const doubted = (...lines: string[]): string[] =>
  doubtOddPrices(read(...lines)).flatMap(({ text, isUnsure }) => (isUnsure ? [text] : []));

describe('doubtOddPrices', () => {
  it('doubts the one number in a column of prices that has no decimals', () => {
    expect(doubted('Tea | 2.40', 'Soup | 380', 'Cake | 4.10')).toEqual(['380']);
    expect(doubted('Tee | 2,40 €', 'Suppe | 380 €', 'Kuchen | 4,10 €')).toEqual(['380']);
    expect(doubted('Tea | $2.40', 'Soup | $38.0', 'Cake | $4.10')).toEqual(['$38.0']);
  });

  it('doubts a price without decimals among prices that are not in a column', () => {
    expect(doubted('Tea $2.40', 'Soup of the day $380', 'Cake with cream $4.10')).toEqual(['$380']);
  });

  it('doubts a price with two decimal points', () => {
    expect(doubted('Tea | $2.40', 'Room | $1.180.00', 'Cake | $4.10')).toEqual(['$1.180.00']);
    expect(doubted('Tea | $2.40', 'Room | $1,180.00', 'Cake | $4.10')).toEqual([]);
    expect(doubted('Tee | 2,40 €', 'Raum | 1.180,00 €', 'Torte | 4,10 €')).toEqual([]);
  });

  it('believes whole prices where others are whole too', () => {
    expect(doubted('Tea | 2.40', 'Room | 380', 'Hall | 420', 'Cake | 4.10')).toEqual([]);
    expect(doubted('Room | $380', 'Hall | $420', 'Cake | $410')).toEqual([]);
  });

  it('believes a price that is too short to have lost its decimal point', () => {
    expect(doubted('Tea | 2.40', 'Soup | 12', 'Cake | 4.10')).toEqual([]);
  });

  it('believes numbers that are no prices', () => {
    const prices = ['Tea | $2.40', 'Soup | $3.80', 'Cake | $4.10'];
    expect(doubted(...prices, 'Steak 300 g | $24.00', 'Baking since 1995')).toEqual([]);
    expect(doubted(...prices, 'Ring us: | 555 0123', 'Harbor Lane | 12345 Elmstadt')).toEqual([]);
  });
});
