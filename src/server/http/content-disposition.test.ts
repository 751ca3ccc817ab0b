import { expect, test } from 'vitest';
import { attachment, cleanFileName, readDisposition } from './content-disposition.ts';

const read = (line: string) => readDisposition(`Content-Disposition: form-data; ${line}\r\n`);

test.each([
  ['name="file"; filename="menu.pdf"', 'menu.pdf'],
  ['name=file; filename=menu.pdf', 'menu.pdf'],
  ['name="file"; filename="Speisekarte für Gäste.pdf"', 'Speisekarte für Gäste.pdf'],
  ['name="file"; filename="say %22hi%22.txt"', 'say "hi".txt'],
  ['name="file"; filename="say \\"hi\\".txt"', 'say "hi".txt'],
  ['name="file"; filename="a.txt"; filename*=UTF-8\'\'%e2%82%ac.txt', '€.txt'],
  ['name="file"; filename="a.txt"; filename*=UTF-8\'\'%ff', 'a.txt'],
  ['name="file"; filename="a; name=other.txt"', 'a; name=other.txt'],
])('%s', (line, fileName) => {
  expect(read(line)).toEqual({ name: 'file', fileName });
});

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['C:\\Users\\ann\\menu.pdf', 'menu.pdf'],
  ['..', 'document'],
  ['', 'document'],
  ['\u0000\r\n', 'document'],
  ['a\r\nSet-Cookie: x=1.txt', 'aSet-Cookie: x=1.txt'],
  ['exe.\u202etxt.pdf', 'exe.txt.pdf'],
  ['<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'],
])('the name %j is shown as %j', (given, shown) => expect(cleanFileName(given)).toBe(shown));

test('an endless name keeps its ending', () => {
  const name = cleanFileName(`${'é'.repeat(5000)}.pdf`);
  expect(name).toHaveLength(200);
  expect(name.endsWith('.pdf')).toBe(true);
});

test.each([
  ['menu.pdf', `attachment; filename="menu.pdf"; filename*=UTF-8''menu.pdf`],
  ['a"b\\c.txt', `attachment; filename="a_b_c.txt"; filename*=UTF-8''a%22b%5Cc.txt`],
  ["é'(1)*.txt", `attachment; filename="_'(1)*.txt"; filename*=UTF-8''%C3%A9%27%281%29%2A.txt`],
])('%s is saved under its own name', (name, header) => expect(attachment(name)).toBe(header));

test('no name breaks out of its header', () => {
  const header = attachment('x"; filename=evil\r\nSet-Cookie: a=1\u0000.txt');
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(header.match(/"/g)).toHaveLength(2);
});
