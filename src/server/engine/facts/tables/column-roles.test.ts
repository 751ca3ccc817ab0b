import { describe, expect, test } from 'vitest';
import { readCsv } from '#server/engine/ingest/read/csv.ts';
import { readTables } from './read-tables.ts';

const rolesOf = (csv: string, title = 'List') => {
  const [table] = readTables({ blocks: readCsv(csv).blocks, title });
  return table?.columns.map(({ name, role }) => `${name}: ${role}`);
};

describe('columns named by how much of something they are for', () => {
  test('nights and weights over numbers with cents are prices', () => {
    expect(
      rolesOf(`Kayak storage 2027,,,
Rack,1-6 nights,7-20 nights,21+ nights
Low,4.00,3.50,3.00
High,5.00,4.50,4.00`),
    ).toEqual(['Rack: name', '1-6 nights: price', '7-20 nights: price', '21+ nights: price']);
  });

  test('ranges and growing quantities name columns', () => {
    expect(rolesOf('Item,1-9,10-49,50+\nMug,9.50,8.00,6.90\nTote bag,7.00,6.20,5.10')).toEqual([
      'Item: name',
      '1-9: price',
      '10-49: price',
      '50+: price',
    ]);
    expect(rolesOf('Paper,100,250,500\nMatt,12.00,24.00,41.00\nGloss,14.00,28.00,47.00')).toEqual([
      'Paper: name',
      '100: price',
      '250: price',
      '500: price',
    ]);
    expect(rolesOf('Year,2024,2025,2026\nGuests,310,290,335\nStaff,4,5,5')).not.toContain(
      '2024: price',
    );
  });

  test('spans of time over plain numbers are prices, counts of them are not', () => {
    expect(rolesOf('Boat,Hour,Half day,Day\nCanoe,22,55,85\nSkiff,20,50,80')).toEqual([
      'Boat: name',
      'Hour: price',
      'Half day: price',
      'Day: price',
    ]);
    expect(rolesOf('Tour,Days,Nights\nCoast,3,2\nLakes,5,4')).toEqual([
      'Tour: name',
      'Days: number',
      'Nights: number',
    ]);
  });

  test('beside a price, a course of several is a price too', () => {
    expect(
      rolesOf('Lesson,Price,Course of 5,Seats\nBeginners,$30,135,6\nAdvanced,$40,180,4'),
    ).toEqual(['Lesson: name', 'Price: price', 'Course of 5: price', 'Seats: number']);
  });
});

test('a last column without a name leaves the first one the name', () => {
  const blocks = [
    {
      kind: 'row' as const,
      table: 0,
      row: 2,
      cells: [
        { column: 'Extra', value: 'Towel' },
        { column: '$', value: '4.00' },
        { column: 'per', value: 'stay' },
        { column: '', value: 'blue ones only' },
      ],
    },
    {
      kind: 'row' as const,
      table: 0,
      row: 3,
      cells: [
        { column: 'Extra', value: 'Map' },
        { column: '$', value: '2.00' },
        { column: '', value: 'in two languages' },
      ],
    },
  ];
  const [table] = readTables({ blocks, title: 'Extras' });
  expect(table?.columns.map(({ name, role }) => `${name}: ${role}`)).toEqual([
    'Extra: name',
    '$: price',
    'per: text',
    ': text',
  ]);
  expect(table?.rows.map(({ cells }) => cells.at(-1))).toEqual([
    'blue ones only',
    'in two languages',
  ]);
});

test('numbers are prices when the line above or below the table says so', () => {
  const table = 'Room,Sleeps,Low,High\nAttic,2,70,95\nGarden,3,90,120\nBarn,4,110,150';
  const priced = ['Room: name', 'Sleeps: number', 'Low: price', 'High: price'];
  const read = (lines: [string, string]) => {
    const rows = readCsv(table).blocks;
    const [above, below] = lines.map((text) => ({ kind: 'paragraph' as const, text }));
    const blocks = [...(above?.text ? [above] : []), ...rows, ...(below?.text ? [below] : [])];
    return readTables({ blocks, title: 'Rooms' })[0]?.columns.map((c) => `${c.name}: ${c.role}`);
  };
  expect(read(['All prices in euros.', ''])).toEqual(priced);
  expect(read(['', 'Rates per night, breakfast included.'])).toEqual(priced);
  expect(read(['', ''])).not.toEqual(priced);
});

test('a description beside a code names the row', () => {
  expect(rolesOf('Ref,Description,RRP\nA-10,Olive oil,£9.95\nA-11,Vinegar,£3.20')).toEqual([
    'Ref: code',
    'Description: name',
    'RRP: price',
  ]);
});

describe('letters that the text explains', () => {
  const read = (csv: string) => readTables({ blocks: readCsv(csv).blocks, title: 'Hire' })[0];

  test('over columns become words', () => {
    const table = read(`Bike,W,E
City bike,18,22
Mountain bike,25,31
,,
"W = weekday, E = weekend. All prices in €",,`);
    expect(table?.columns.map(({ name, role }) => `${name}: ${role}`)).toEqual([
      'Bike: name',
      'weekday: price',
      'weekend: price',
    ]);
  });

  test('below a column become words', () => {
    const table = read(`Plant,K,Price
Box,S,$12
Oak,T,$80
Yew,S,$20
,,
K: S shrub / T tree,,`);
    expect(table?.rows.map(({ cells }) => cells[1])).toEqual(['shrub', 'tree', 'shrub']);
  });
});
