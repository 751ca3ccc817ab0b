import { describe, expect, test } from 'vitest';
import { readCsv } from '#server/engine/ingest/read/csv.ts';
import { readTables } from './read-tables.ts';
import { testLayouts } from './testing/test-layouts.ts';

const pricesOf = (csv: string): string[] => {
  const [table] = readTables({ blocks: readCsv(csv).blocks, title: 'Rates' });
  return table?.columns.flatMap(({ name, role }) => (role === 'price' ? [name] : [])) ?? [];
};
const nameOf = (csv: string): string | undefined => {
  const [table] = readTables({ blocks: readCsv(csv).blocks, title: 'Rates' });
  return table?.columns.find(({ role }) => role === 'name')?.name;
};

describe('numbers beside prices', () => {
  test('times of day, years, counts and technical figures are none', () => {
    expect(
      pricesOf(
        'Trip,Departs,Back about,Adult,Child\nIsland,9.30,17.15,48,30\nCaves,10.00,15.45,36,22',
      ),
    ).toEqual(['Adult', 'Child']);
    expect(
      pricesOf('Wine,Vintage,Glass,Bottle,Case of 6\nRed,2021,9,42,230\nWhite,2023,8,38,205'),
    ).toEqual(['Glass', 'Bottle', 'Case of 6']);
    expect(
      pricesOf('Cottage,Dogs,Low season,High season\nOak,1,395,640\nElm,0,365,595\nAsh,2,480,730'),
    ).toEqual(['Low season', 'High season']);
    expect(pricesOf('Boat,hp,2 h,half day\nSkiff,8,70,110\nBarge,15,140,230')).toEqual([
      '2 h',
      'half day',
    ]);
    expect(pricesOf('Lens,Index,Price\nThin,1.60,128\nThinner,1.67,198')).toEqual(['Price']);
  });

  test('what each one more costs is one', () => {
    expect(
      pricesOf('Site,Sleeps,Low,High,Extra adult\nTent,6,40,58,20\nPowered,6,48,70,22'),
    ).toEqual(['Low', 'High', 'Extra adult']);
    expect(pricesOf('Item,3 days,week,each extra week\nCot,28,40,15\nPram,42,60,25')).toEqual([
      '3 days',
      'week',
      'each extra week',
    ]);
    expect(pricesOf('Rod,price,hire/day\nFly rod,129.00,12.00\nSpinning rod,58.00,9.00')).toEqual([
      'price',
      'hire/day',
    ]);
  });

  test('lessons in a week are counted', () => {
    expect(
      pricesOf(
        'Course,Lessons/week,1-3 wks per week,4 wks per week\nBasic,20,230,205\nFull,30,310,280',
      ),
    ).not.toContain('Lessons/week');
  });

  test('what other people or seasons pay is one, beside a column that is called price', () => {
    expect(pricesOf('Job,Price (USD),Plan customers\nWash,165,130\nDeep clean,325,275')).toEqual([
      'Price (USD)',
      'Plan customers',
    ]);
  });
});

describe('what rows are called', () => {
  test('not the heading of their part, a figure behind the prices, or a stock number', () => {
    expect(
      nameOf(
        'Film,Dev only,Scan\nColor,,\nRoll,12.00,22.00\nSheet,13.00,24.00\nSlide,,\nRoll,15.00,27.00\nSheet,16.00,29.00',
      ),
    ).toBe('Film');
    expect(
      nameOf(
        'Size;Tire;Each;Load\n175/65;Eco;$115;82T\n175/65;Tour;$169;84T\n185/60;Eco;$125;85H\n185/60;Tour;$180;86H',
      ),
    ).not.toBe('Load');
    expect(
      nameOf(
        'Stock no.,Make,Price CAD\nL-402,Brandt 1,4900\nL-417,Osten U1,6800\nL-421,Osten U3,8200',
      ),
    ).toBe('Make');
  });
});

testLayouts({
  'codes that look like prices in rand': {
    files: {
      'list.csv':
        'Code;Job;Unit;Price\nS1;Gutter clean;house;185\nR9;Roof wash;m2;6\nR10;Roof paint;m2;39\nT1;Leak search;visit;120',
    },
    cases: [['how much is the roof paint', ['39'], ['R39', 'R 39']]],
  },
  'headings between rows of a table whose first column has no name': {
    files: {
      'prices.csv':
        'Prices 2026,EUR,,\n,adult,child,remark\nDay ticket,8.00,4.00,\nEvening ticket,5.00,2.50,from 17 h\nEXTRAS,,,\nDeck chair,5.00,,deposit 10\nParasol,4.00,,',
    },
    cases: [
      ['what does an evening ticket cost for a child', ['2.50'], ['5.00']],
      ['how much is a deck chair', ['5.00']],
    ],
  },
});
