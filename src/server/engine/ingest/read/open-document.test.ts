import { expect, it } from 'vitest';
import { readOpenDocument } from './open-document.ts';
import { createZip } from './testing/create-zip.ts';
import { showBlocks } from './testing/show-blocks.ts';

const cell = (text: string, settings = ''): string =>
  `<table:table-cell ${settings}><text:p>${text}</text:p></table:table-cell>`;
const row = (...cells: string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
const file = (body: string, styles = ''): Buffer =>
  createZip({
    'content.xml': `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body>${body}</office:body></office:document-content>`,
  });
const text = (body: string): string[] =>
  showBlocks(
    readOpenDocument({ bytes: file(`<office:text>${body}</office:text>`), kind: 'odt' }).blocks,
  );
const sheets = (body: string, styles = ''): string[] =>
  showBlocks(
    readOpenDocument({
      bytes: file(`<office:spreadsheet>${body}</office:spreadsheet>`, styles),
      kind: 'ods',
    }).blocks,
  );

it('reads headings, paragraphs, lists and tables of a text', () => {
  expect(
    text(
      '<text:h text:outline-level="2">Pets &amp; co</text:h><text:p>Dogs<text:s/>are <text:span>welcome</text:span>.<text:line-break/>Cats too.</text:p><text:list><text:list-item><text:p>No birds</text:p></text:list-item></text:list>' +
        `<table:table>${row(cell('Animal'), cell('Fee'))}${row(cell('Dog'), cell('$5'))}${row(cell('Cat'), cell('$3'))}</table:table>`,
    ),
  ).toEqual([
    '# Pets & co',
    'Dogs are welcome.',
    'Cats too.',
    'No birds',
    '0.2 Animal=Dog | Fee=$5',
    '0.3 Animal=Cat | Fee=$3',
  ]);
});

it('leaves out comments and deleted text', () => {
  expect(
    text(
      '<text:tracked-changes><text:p>old price</text:p></text:tracked-changes><text:p>Open daily<office:annotation><text:p>check this</text:p></office:annotation></text:p>',
    ),
  ).toEqual(['Open daily']);
});

it('reads sheets as they are shown, without hidden ones, and keeps the numbers of rows', () => {
  const rows = `${row(cell('Item'), cell('Price'))}<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="1000"/></table:table-row>${row(cell('Tea'), cell('2,40 €', 'office:value="2.4"'))}${row(cell('Cake'), cell('3,90 €'))}<table:table-row table:number-rows-repeated="1048570"><table:table-cell/></table:table-row>`;
  expect(
    sheets(
      `<table:table table:name="Café">${rows}</table:table><table:table table:name="Costs" table:style-name="ta2">${row(cell('Rent'), cell('900'))}</table:table>`,
      '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>',
    ),
  ).toEqual(['# Café', '0.4 Item=Tea | Price=2,40 €', '0.5 Item=Cake | Price=3,90 €']);
});

it('tells passwords and wrong types apart', () => {
  const read = (bytes: Buffer) => () => readOpenDocument({ bytes, kind: 'odt' });
  expect(read(file('<office:spreadsheet/>'))).toThrow(
    expect.objectContaining({ code: 'wrong-type' }),
  );
  const locked = createZip({
    'content.xml': 'x',
    'META-INF/manifest.xml': '<manifest:encryption-data/>',
  });
  expect(read(locked)).toThrow(expect.objectContaining({ code: 'password-protected' }));
});
