import { describe, expect, it, test } from 'vitest';
import type { Block } from '#server/engine/ingest/document.ts';
import type { FactTable } from './fact-table.ts';
import { readTables } from './read-tables.ts';
import { tableBlocks } from './testing/table-fixture.ts';

const read = (text: string): FactTable | undefined =>
  readTables({ blocks: tableBlocks(text), title: 'Campsite' })[0];
const rolesOf = (table: FactTable | undefined) =>
  Object.fromEntries(table?.columns.map(({ name, role }) => [name, role]) ?? []);

describe('readTables', () => {
  test('takes its title from the heading above it, else from the document', () => {
    const row = (table: number): Block[] =>
      tableBlocks('Pitch | Price\nTent | €12\nCaravan | €19', table);
    const blocks: Block[] = [
      ...row(0),
      { kind: 'heading', text: 'High season', level: 2 },
      { kind: 'paragraph', text: 'July and August' },
      ...row(1),
    ];
    const tables = readTables({ blocks, title: 'Campsite' });
    expect(tables.map(({ title }) => title)).toEqual(['Campsite', 'High season']);
    expect(tables[1]?.rows.map(({ block, row }) => [block, row])).toEqual([
      [4, 2],
      [5, 3],
    ]);
  });

  test('knows names, prices, numbers, durations, notes, flags and codes', () => {
    const table = read(`No. | Hire | Price | Hours | Seats | Helmet | Notes
      B1 | Canoe | €18 | 2 hours | 3 | yes | Bring a towel
      B2 | Kayak | €14 | 2 hours | 1 | yes |
      B3 | Rowing boat | €22 | 3 hours | 4 | no | Only on the lake
      B4 | Paddle board | €16 | 1 hour | 1 | no |`);
    expect(rolesOf(table)).toEqual({
      'No.': 'code',
      Hire: 'name',
      Price: 'price',
      Hours: 'duration',
      Seats: 'number',
      Helmet: 'flag',
      Notes: 'note',
    });
  });

  test('takes plain numbers below "Price" for prices, with the unit of the column', () => {
    const table = read(`Item | Price (EUR)
      Firewood | 7.50
      Gas bottle | 31
      Ice | 3`);
    expect(table?.columns[1]).toEqual({ name: 'Price (EUR)', role: 'price', unit: 'EUR' });
  });

  test('knows a category by values that come back', () => {
    const table = read(`Area | Item | Price
      Kiosk | Bread | €3
      Kiosk | Milk | €2
      Bar | Lemonade | €4
      Bar | Coffee | €3`);
    expect(rolesOf(table)).toEqual({ Area: 'category', Item: 'name', Price: 'price' });
  });

  test('fills a group that is written only once into the rows below it', () => {
    const table = read(`Area | Item | Price
      Kiosk | Bread | €3
       | Milk | €2
       | Butter | €4
      Bar | Lemonade | €4
       | Coffee | €3`);
    expect(table?.rows.map(({ cells }) => cells[0])).toEqual([
      'Kiosk',
      'Kiosk',
      'Kiosk',
      'Bar',
      'Bar',
    ]);
  });

  test('takes a dash for nothing', () => {
    const table = read(`Pitch | Summer | Winter
      Tent | €12 | –
      Caravan | €19 | €11
      Camper | €21 | -`);
    expect(table?.rows.map(({ cells }) => cells[2])).toEqual(['', '€11', '']);
  });

  test('leaves out a header that is repeated on the next page', () => {
    const table = read(`Pitch | Price
      Tent | €12
      Pitch | Price
      Caravan | €19`);
    expect(table?.rows.map(({ cells }) => cells[0])).toEqual(['Tent', 'Caravan']);
  });

  test('turns a table whose columns are the things', () => {
    const table = read(` | Basic pitch | Comfort pitch | Premium pitch
      Price per night | €14 | €21 | €29
      Electricity | no | yes | yes
      Size | 60 m² | 80 m² | 120 m²
      Water tap | no | no | yes`);
    expect(table?.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
      ['Basic pitch', '€14', 'no'],
      ['Comfort pitch', '€21', 'yes'],
      ['Premium pitch', '€29', 'yes'],
    ]);
    expect(table?.rows[1]?.blocks).toEqual([0, 1, 2, 3]);
    expect(rolesOf(table)).toMatchObject({ 'Price per night': 'price', Electricity: 'flag' });
  });

  it('does not turn a list of prices with several columns', () => {
    const table = read(`Pitch | Low season | High season
      Tent | €12 | €16
      Caravan | €19 | €25
      Camper | €21 | €27`);
    expect(table?.rows[0]?.cells).toEqual(['Tent', '€12', '€16']);
  });

  it('reads nothing from text, one column or too many rows', () => {
    expect(readTables({ blocks: [], title: '' })).toEqual([]);
    expect(read('Pitch\nTent\nCaravan')).toBeUndefined();
    const many = Array.from({ length: 5_001 }, (_, at) => `Pitch ${at} | €${at}`).join('\n');
    expect(read(`Pitch | Price\n${many}`)).toBeUndefined();
  });
});
