import { describe, expect, it } from 'vitest';
import { prepareDocument } from '#server/engine/ingest/prepare-document.ts';
import { readBytes } from './read-bytes.ts';
import { createXlsx } from './testing/create-xlsx.ts';
import { createZip } from './testing/create-zip.ts';
import { showBlocks } from './testing/show-blocks.ts';
import { readXlsx } from './xlsx.ts';

const texts = (bytes: Buffer): string[] => showBlocks(readXlsx(bytes).blocks);
const list = [
  ['Service', 'Price'],
  ['Wash', 12],
  ['Wax', 25],
];

describe('readXlsx', () => {
  it('gives the same rows and typed facts as the same table in CSV', async () => {
    const rows = [
      ['Treatment', 'Minutes', 'Price', 'Note'],
      ['Foot massage', 30, { number: 35, format: 0 }, 'no oil'],
      ['Back massage', 45, { number: 52.5, format: 0 }, 'with hot stones'],
      ['Day pass', 480, { number: 1120, format: 0 }, 'lunch included'],
    ];
    const csv =
      'Treatment,Minutes,Price,Note\nFoot massage,30,$35.00,no oil\nBack massage,45,$52.50,with hot stones\nDay pass,480,"$1,120.00",lunch included\n';
    const read = async (name: string, bytes: Buffer) => {
      const document = await readBytes({ bytes, name, maxPages: 1 });
      const { facts, texts, passages } = prepareDocument({ document, name });
      return { facts, texts, passages };
    };
    const fromExcel = await read(
      'Prices.xlsx',
      createXlsx([{ rows }], { formats: ['"$"#,##0.00'] }),
    );
    expect(fromExcel).toEqual(await read('Prices.csv', Buffer.from(csv)));
    expect(fromExcel.facts.tables[0]?.rows).toHaveLength(3);
  });

  it('reads every visible sheet under its name, and counts tables through', () => {
    const more = [
      ['Pass', 'Price'],
      ['Day', 9],
      ['Month', 49],
    ];
    expect(
      texts(
        createXlsx([
          { rows: list },
          { name: 'Passes & cards', rows: more },
          { name: 'Costs', rows: [['Rent', 900]], state: 'veryHidden' },
          { name: 'Empty' },
        ]),
      ),
    ).toEqual([
      '0.2 Service=Wash | Price=12',
      '0.3 Service=Wax | Price=25',
      '# Passes & cards',
      '1.2 Pass=Day | Price=9',
      '1.3 Pass=Month | Price=49',
    ]);
  });

  it('shows prices, dates, times and percentages as their formats say', () => {
    const formats = [
      '#,##0.00\\ "€"',
      14,
      'h:mm',
      '0%',
      '_-[$£-809]* #,##0.00_-',
      '[Red]broken[',
      44,
    ];
    const number = (value: number, format: number) => ({ number: value, format });
    const show = (texts_: string[]) =>
      createXlsx(
        [
          {
            rows: [
              ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
              [1234.5, 45000, 0.375, 0.19, 8.5, 7, 3].map((value, at) => number(value, at)),
              texts_,
            ],
          },
        ],
        { formats },
      );
    const german = 'Wir freuen uns auf Sie und beraten Sie gerne, auch ohne Termin';
    expect(texts(show([german]))[0]).toBe(
      '0.2 a=1.234,50 € | b=15.03.2023 | c=9:00 | d=19% | e=£8.50 | f=7 | g=3,00',
    );
    const english = 'We are looking forward to seeing you and you can come without a booking';
    expect(texts(show([english]))[0]).toContain('a=1,234.50 € | b=Mar 15, 2023 | c=9:00');
  });

  it('counts days from 1904 where the workbook says so', () => {
    const rows = [['Day'], [{ number: 45000 - 1462, format: 0 }]];
    const settings = '<workbookPr date1904="1"/>';
    expect(texts(createXlsx([{ rows }], { formats: ['yyyy-mm-dd'], settings })).join()).toContain(
      '2023-03-15',
    );
  });

  it('repeats merged cells, and takes one over a whole row for a title or a category', () => {
    const rows = [
      ['Price list 2026', null, null],
      ['Group', 'Job', 'Price'],
      ['Cars', null, null],
      ['Tires', 'Swap', 60],
      [null, 'Balance', 30],
    ];
    expect(texts(createXlsx([{ rows, merged: ['A1:C1', 'A3:C3', 'A4:A5'] }]))).toEqual([
      '# Price list 2026',
      '0.4 Category=Cars | Group=Tires | Job=Swap | Price=60',
      '0.5 Category=Cars | Group=Tires | Job=Balance | Price=30',
    ]);
  });

  it('leaves out hidden rows and columns, errors and the pronunciation of words', () => {
    const data =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Item</t><rPh><t>aitem</t></rPh></is></c><c r="B1" t="inlineStr"><is><t>Cost</t></is></c><c r="C1" t="inlineStr"><is><t>Price</t></is></c></row>' +
      '<row r="2"><c r="A2" t="str"><f>"Tea"</f><v>Tea</v></c><c r="B2"><v>1</v></c><c r="C2"><f>B2*3</f><v>3</v></c></row>' +
      '<row r="3" hidden="1"><c r="A3" t="inlineStr"><is><t>Secret</t></is></c></row>' +
      '<row r="4"><c t="inlineStr"><is><t>Coffee_x000D_\nbig</t></is></c><c t="e"><v>#REF!</v></c><c t="b"><v>1</v></c></row>';
    const columns = '<cols><col min="2" max="2" hidden="1"/></cols>';
    expect(texts(createXlsx([{ data, columns }]))).toEqual([
      '0.2 Item=Tea | Price=3',
      '0.4 Item=Coffee\nbig | Price=TRUE',
    ]);
  });

  it('tells of formulas that were saved without their results', async () => {
    const cell = { xml: '<c r="B2"><f>A2*2</f></c>' };
    const bytes = createXlsx([
      {
        rows: [
          ['Item', 'Price'],
          ['Tea', cell],
          ['Milk', 2],
        ],
      },
    ]);
    const { warnings } = await readBytes({ bytes, name: 'a.xlsx', maxPages: 1 });
    expect(warnings).toEqual(['formulas-without-values']);
    expect(readXlsx(createXlsx([{ rows: list }])).hasEmptyFormulas).toBe(false);
  });

  it('reads a cell in the last row and column without laying out all the others', () => {
    const data =
      '<row r="1"><c r="A1" t="str"><v>Name</v></c></row><row r="1048576"><c r="XFD1048576" t="str"><v>far away</v></c></row>';
    expect(texts(createXlsx([{ data }])).join()).toContain('far away');
  });

  it.each([
    ['a workbook of empty sheets', createXlsx([{}, {}]), 'no-text'],
    ['a Word document by another name', createZip({ 'word/document.xml': '<a/>' }), 'wrong-type'],
    ['a broken archive', createXlsx([{ rows: list }]).subarray(0, 300), 'damaged'],
    [
      'entities declared in a sheet',
      createXlsx([{ data: '<!DOCTYPE x [<!ENTITY a "b">]>' }]),
      'damaged',
    ],
    ['a bomb', createZip({ 'xl/workbook.xml': Buffer.alloc(90_000_000, 32) }), 'too-large'],
    [
      'a workbook with a password',
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
      'password-protected',
    ],
  ])('refuses %s', async (_, bytes, code) => {
    await expect(readBytes({ bytes, name: 'a.xlsx', maxPages: 1 })).rejects.toEqual(
      expect.objectContaining({ code }),
    );
  });
});
