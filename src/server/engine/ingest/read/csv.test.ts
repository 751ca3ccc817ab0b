import { describe, expect, it } from 'vitest';
import { readCsv } from './csv.ts';

const rows = (text: string) =>
  readCsv(text).blocks.map((block) =>
    block.kind === 'row'
      ? [block.row, ...block.cells.map(({ column, value }) => `${column}=${value}`)]
      : [block.kind === 'heading' ? `# ${block.text}` : block.text],
  );

describe('readCsv', () => {
  it('names columns and counts rows as a spreadsheet does', () => {
    expect(rows('name,price\nChair,10\n\nTable,20\n')).toEqual([
      [2, 'name=Chair', 'price=10'],
      [4, 'name=Table', 'price=20'],
    ]);
  });

  it('knows a column whose rows are marked with its own name', () => {
    expect(
      rows(
        'Honey,From,V,£ per 100g,£ jar,Note\nHeather,Moor,,£3.40,,dark\nLime,Coast,V,,£4.20,\nClover,Coast,V,£2.10,£3.90,mild\nBorage,Moor,,£2.80,,\n',
      ),
    ).toEqual([
      [2, 'Honey=Heather', 'From=Moor', '£ per 100g=£3.40', 'Note=dark'],
      [3, 'Honey=Lime', 'From=Coast', 'V=V', '£ jar=£4.20'],
      [4, 'Honey=Clover', 'From=Coast', 'V=V', '£ per 100g=£2.10', '£ jar=£3.90', 'Note=mild'],
      [5, 'Honey=Borage', 'From=Moor', '£ per 100g=£2.80'],
    ]);
  });

  it('finds semicolons, tabs and mixed line ends', () => {
    expect(rows('Artikel;Preis\r\nStuhl;10,50\rTisch;20,00\n')).toEqual([
      [2, 'Artikel=Stuhl', 'Preis=10,50'],
      [3, 'Artikel=Tisch', 'Preis=20,00'],
    ]);
    expect(rows('a\tb\n1\t2')).toEqual([[2, 'a=1', 'b=2']]);
  });

  it('keeps quoted line breaks, quotes and formulas as text', () => {
    expect(rows('q,a\n"How, ""now""?","Step 1\nStep 2"\n=SUM(A1),x')).toEqual([
      [2, 'q=How, "now"?', 'a=Step 1\nStep 2'],
      [3, 'q==SUM(A1)', 'a=x'],
    ]);
  });

  it('takes every row as data when there is no header', () => {
    expect(rows('1,2\n3,4')).toEqual([
      [1, '=1', '=2'],
      [2, '=3', '=4'],
    ]);
    expect(rows('Are pets allowed?,No.\nIs there parking?,Yes.')).toHaveLength(2);
  });

  it('takes a short question and a number sign in words for names of columns', () => {
    expect(rows('No,Job,Price,Parts included?\n1,Service,$90,yes\n2,Flush,$40,no')).toEqual([
      [2, 'No=1', 'Job=Service', 'Price=$90', 'Parts included?=yes'],
      [3, 'No=2', 'Job=Flush', 'Price=$40', 'Parts included?=no'],
    ]);
  });

  it('tells rows that do not fit', () => {
    expect(readCsv('a,b\n1,2,3').uneven).toBe(true);
    expect(readCsv('').blocks).toEqual([]);
  });

  it('turns title rows into headings and notes below the table into paragraphs', () => {
    expect(
      rows(
        'Rental prices 2026,,\nBoats and gear,,\n\nItem,Half day,Day\nKayak,18,30\nCanoe,24,40\n\n* life jackets included,,',
      ),
    ).toEqual([
      ['# Rental prices 2026'],
      ['# Boats and gear'],
      [5, 'Item=Kayak', 'Half day=18', 'Day=30'],
      [6, 'Item=Canoe', 'Half day=24', 'Day=40'],
      ['* life jackets included'],
    ]);
  });

  it('joins two header rows', () => {
    expect(
      rows(
        ';Standard;;Express;\nCountry;small;large;small;large\nItaly;4,00;6,00;9,00;12,00\nSpain;5,00;7,00;10,00;14,00',
      )[0],
    ).toEqual([
      3,
      'Country=Italy',
      'Standard – small=4,00',
      'Standard – large=6,00',
      'Express – small=9,00',
      'Express – large=12,00',
    ]);
  });

  it('reads rows with one filled cell as the category of the rows below', () => {
    expect(
      rows(
        'Treatment,Minutes,Price\nMassages,,\nBack massage,30,35\nFoot massage,20,25\nBaths,,\nMud bath,45,60',
      ),
    ).toEqual([
      [3, 'Category=Massages', 'Treatment=Back massage', 'Minutes=30', 'Price=35'],
      [4, 'Category=Massages', 'Treatment=Foot massage', 'Minutes=20', 'Price=25'],
      [6, 'Category=Baths', 'Treatment=Mud bath', 'Minutes=45', 'Price=60'],
    ]);
  });

  it('keeps an item without a price apart from categories', () => {
    expect(rows('Item,Price\nSoup of the day,\nGreen salad,7\nBread,2')).toEqual([
      [2, 'Item=Soup of the day'],
      [3, 'Item=Green salad', 'Price=7'],
      [4, 'Item=Bread', 'Price=2'],
    ]);
  });

  it('numbers several tables of a file and drops repeated headers', () => {
    const { blocks } = readCsv(
      'Room,Price\nSingle,80\nDouble,120\n\nExtras,,\nService,Fee,Unit\nParking,9,night\nDog,12,stay\n\nService,Fee,Unit\nCrib,0,stay',
    );
    expect(blocks.map((block) => (block.kind === 'row' ? block.table : block.text))).toEqual([
      0,
      0,
      'Extras',
      1,
      1,
      1,
    ]);
  });

  it('moves totals out of the table', () => {
    expect(rows('Item,Qty,Sum\nNails,2,4.00\nTotal,2,4.00')).toEqual([
      [2, 'Item=Nails', 'Qty=2', 'Sum=4.00'],
      ['Total: Qty 2; Sum 4.00'],
    ]);
  });

  it('splits tables set side by side and numbers repeated column names', () => {
    expect(rows('Item,Price,,Item,Price\nTea,2,,Cake,4')).toEqual([
      [2, 'Item=Tea', 'Price=2'],
      [2, 'Item=Cake', 'Price=4'],
    ]);
    expect(rows('Item,Note,Note,Price\nTea,hot,strong,2')).toEqual([
      [2, 'Item=Tea', 'Note=hot', 'Note 2=strong', 'Price=2'],
    ]);
  });

  it('reads weekday rows without taking the first for a header', () => {
    expect(rows('Monday,closed\nTuesday,9:00-17:00\nWednesday,9:00-17:00')).toHaveLength(3);
  });

  it('bounds what wide and long files cost', () => {
    const wide = Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',');
    expect(readCsv(`${wide}\n${wide.replaceAll('c', '')}\n`).blocks).toHaveLength(1);
    expect(readCsv(`a,b\n${'x,1\n'.repeat(100_000)}`).blocks).toHaveLength(100_000);
  });
});
