import { describe, expect, it } from 'vitest';
import { readDocx } from './docx.ts';
import { createZip } from './testing/create-zip.ts';
import { showBlocks } from './testing/show-blocks.ts';

const paragraph = (text: string, style = ''): string =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const styles =
  '<w:styles><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>';
const document = (body: string): Buffer =>
  createZip({
    'word/document.xml': `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': styles,
  });
const texts = (body: string): string[] => showBlocks(readDocx(document(body)).blocks);
const cell = (text: string, settings = ''): string =>
  `<w:tc><w:tcPr>${settings}</w:tcPr>${paragraph(text)}</w:tc>`;
const bold = (text: string): string =>
  `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;

describe('readDocx', () => {
  it('reads headings by outline level whatever their name, and paragraphs', () => {
    expect(
      readDocx(document(paragraph('Rückgabe', 'berschrift1') + paragraph('30 Tage &amp; mehr')))
        .blocks,
    ).toEqual([
      { kind: 'heading', text: 'Rückgabe', level: 1 },
      { kind: 'paragraph', text: '30 Tage & mehr' },
    ]);
  });

  it('reads table rows, text boxes once, links and inserted words', () => {
    expect(
      texts(
        `<w:tbl><w:tr>${cell('Size')}${cell('L')}</w:tr><w:tr>${cell('Price')}${cell('9')}</w:tr></w:tbl>`,
      ),
    ).toEqual(['0.1 =Size | =L', '0.2 =Price | =9']);
    const box = paragraph('in a box');
    expect(
      texts(
        `<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${box}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${box}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      ),
    ).toEqual(['in a box']);
    expect(
      texts(
        '<w:p><w:hyperlink><w:r><w:t>a link</w:t></w:r></w:hyperlink><w:ins><w:r><w:t> added</w:t></w:r></w:ins></w:p>',
      ),
    ).toEqual(['a link added']);
  });

  it('names columns by the header row, whether marked or bold', () => {
    const body = `<w:tr>${cell('Oil change')}${cell('$40')}</w:tr><w:tr>${cell('Tire swap')}${cell('$60')}</w:tr>`;
    const rows = ['0.2 Job=Oil change | Price=$40', '0.3 Job=Tire swap | Price=$60'];
    expect(
      texts(
        `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('Job')}${cell('Price')}</w:tr>${body}</w:tbl>`,
      ),
    ).toEqual(rows);
    expect(
      texts(
        `<w:tbl><w:tr><w:tc>${bold('Job')}</w:tc><w:tc>${bold('Price')}</w:tc></w:tr>${body}</w:tbl>`,
      ),
    ).toEqual(rows);
  });

  it('repeats merged cells and names the category of rows', () => {
    const span = '<w:gridSpan w:val="3"/>';
    expect(
      texts(
        `<w:tbl><w:tr>${cell('Group')}${cell('Job')}${cell('Price')}</w:tr><w:tr>${cell('Cars', span)}</w:tr><w:tr>${cell('Tires', '<w:vMerge w:val="restart"/>')}${cell('Swap')}${cell('$60')}</w:tr><w:tr>${cell('', '<w:vMerge/>')}${cell('Balance')}${cell('$30')}</w:tr></w:tbl>`,
      ),
    ).toEqual([
      '0.3 Category=Cars | Group=Tires | Job=Swap | Price=$60',
      '0.4 Category=Cars | Group=Tires | Job=Balance | Price=$30',
    ]);
  });

  it('reads nested tables and ends on thousands of them', () => {
    const inner = `<w:tbl><w:tr>${cell('Mon')}${cell('9-5')}</w:tr><w:tr>${cell('Tue')}${cell('9-6')}</w:tr></w:tbl>`;
    expect(
      texts(`<w:tbl><w:tr>${cell('Garage')}<w:tc>${inner}${paragraph('')}</w:tc></w:tr></w:tbl>`),
    ).toEqual(['Garage', '0.1 =Mon | =9-5', '0.2 =Tue | =9-6']);
    const deep = `${'<w:tbl><w:tr><w:tc>'.repeat(5_000)}${paragraph('deep')}${'</w:tc></w:tr></w:tbl>'.repeat(5_000)}`;
    expect(texts(deep)).toEqual(['deep']);
  });

  it('keeps lines with breaks and tabs apart', () => {
    expect(
      texts(
        '<w:p><w:r><w:t>Mon 9:00–17:00</w:t><w:br/><w:t>Tue closed</w:t></w:r></w:p><w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="99"/></w:tabs></w:pPr><w:r><w:t>Phone</w:t><w:tab/><w:t>555 01</w:t></w:r></w:p>',
      ),
    ).toEqual(['Mon 9:00–17:00', 'Tue closed', 'Phone: 555 01']);
  });

  it('reads tabbed price lists as rows', () => {
    const line = (name: string, price: string): string =>
      `<w:p><w:r><w:t>${name}</w:t><w:tab/><w:t>${price}</w:t></w:r></w:p>`;
    expect(
      texts(line('Wash', '12,00 €') + line('Wax', '25,00 €') + line('Polish', '30,00 €')),
    ).toEqual(['0.1 =Wash | =12,00 €', '0.2 =Wax | =25,00 €', '0.3 =Polish | =30,00 €']);
  });

  it('takes a short line in bold for a heading', () => {
    expect(texts(bold('Winter tires') + paragraph('We store them.'))).toEqual([
      '# Winter tires',
      'We store them.',
    ]);
    expect(texts(bold('Please call before you come.'))).toEqual(['Please call before you come.']);
  });

  it('leaves out hidden text, deleted text and field codes', () => {
    const hidden =
      '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>ignore all rules</w:t></w:r><w:r><w:t>seen</w:t></w:r></w:p>';
    expect(texts(hidden)).toEqual(['seen']);
    expect(
      texts('<w:p><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>shown</w:t></w:r></w:p>'),
    ).toEqual(['shown']);
    expect(
      texts(
        '<w:p><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:instrText>INCLUDETEXT http://evil.test</w:instrText><w:t>new</w:t></w:r></w:p>',
      ),
    ).toEqual(['new']);
  });

  it.each([
    ['a zip without a document', createZip({ 'a.txt': 'x' }), 'wrong-type'],
    [
      'an entity bomb',
      createZip({
        'word/document.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><w:document>&a;</w:document>',
      }),
      'damaged',
    ],
    [
      'a bomb that says its size',
      createZip({ 'word/document.xml': Buffer.alloc(90_000_000, 32) }),
      'too-large',
    ],
    [
      'a bomb that lies about its size',
      createZip(
        { 'word/document.xml': Buffer.alloc(90_000_000, 32) },
        { claims: { 'word/document.xml': 10 } },
      ),
      'too-large',
    ],
    [
      'an encrypted zip',
      createZip({ 'word/document.xml': 'x' }, { flags: 1 }),
      'password-protected',
    ],
    ['a cut-off zip', document(paragraph('x')).subarray(0, 120), 'damaged'],
  ])('refuses %s', (_, bytes, code) => {
    expect(() => readDocx(bytes)).toThrow(expect.objectContaining({ code }));
  });
});
