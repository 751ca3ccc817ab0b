import { expect, it } from 'vitest';
import { readEml } from './eml.ts';
import { readBytes } from './read-bytes.ts';
import { showBlocks } from './testing/show-blocks.ts';

const read = async (...lines: string[]) => {
  const { title, blocks } = await readEml(Buffer.from(lines.join('\r\n')));
  return { title, texts: showBlocks(blocks) };
};

it('reads subject and text, decoded', async () => {
  expect(
    await read(
      'From: Ann <ann@example.com>',
      'Subject: =?utf-8?Q?Preise_f=C3=BCr_2026?=',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'F=FChrung: 12 Euro.',
    ),
  ).toEqual({ title: 'Preise für 2026', texts: ['# Preise für 2026', 'Führung: 12 Euro.'] });
});

/** An email with a table as its text and these files. */
const attach = (...files: { head: string; body: string }[]): Buffer => attachAfter('b', files);
const attachAfter = (mark: string, files: { head: string; body: string }[]): Buffer =>
  Buffer.from(
    [
      'Subject: Fees',
      `Content-Type: multipart/mixed; boundary=${mark}`,
      '',
      `--${mark}`,
      'Content-Type: text/html; charset=utf-8',
      '',
      '<table><tr><th>Job</th><th>Fee</th></tr><tr><td>Tune</td><td>$60</td></tr><tr><td>Wash</td><td>$20</td></tr></table>',
      ...files.flatMap(({ head, body }) => [`--${mark}`, head, '', body]),
      `--${mark}--`,
    ].join('\r\n'),
  );
const file = (name: string, body: string, type = 'application/octet-stream') => ({
  head: `Content-Type: ${type}; name=${name}\r\nContent-Disposition: attachment; filename=${name}`,
  body,
});
const readAll = (bytes: Buffer) => readBytes({ bytes, name: 'mail.eml', maxPages: 9 });
const ownText = ['# Fees', '0.2 Job=Tune | Fee=$60', '0.3 Job=Wash | Fee=$20'];

it('reads attached files of known types after the text, with tables of their own', async () => {
  const { blocks, warnings } = await readAll(
    attach(file('prices.csv', 'Part,Price\nChain,$30\nBell,$9', 'text/csv')),
  );
  expect(showBlocks(blocks)).toEqual([
    ...ownText,
    '# prices.csv',
    '1.2 Part=Chain | Price=$30',
    '1.3 Part=Bell | Price=$9',
  ]);
  expect(warnings).toEqual([]);
});

it('says that an attachment was not read, and keeps the rest', async () => {
  const { blocks, warnings } = await readAll(
    attach(file('setup.exe', 'MZ'), file('scan.pdf', 'broken'), file('note.txt', 'Closed in May.')),
  );
  expect(showBlocks(blocks)).toEqual([...ownText, '# note.txt', 'Closed in May.']);
  expect(warnings).toEqual(['attachments-not-read']);
});

it('reads an attached email, but not what is attached to that one', async () => {
  const inner = attachAfter('inner', [file('inner.txt', 'Not read.')]).toString();
  const { blocks, warnings } = await readAll(attach(file('old.eml', inner, 'message/rfc822')));
  expect(showBlocks(blocks)).toEqual([
    ...ownText,
    '# old.eml',
    '# Fees',
    ...ownText.slice(1).map((row) => row.replace(/^0/, '1')),
  ]);
  expect(warnings).toEqual(['attachments-not-read']);
});

it('leaves out a picture that the text shows in place', async () => {
  const head = 'Content-Type: image/png; name=logo.png\r\nContent-Disposition: inline';
  const { blocks, warnings } = await readAll(attach({ head, body: 'PNG' }));
  expect(showBlocks(blocks)).toEqual(ownText);
  expect(warnings).toEqual([]);
});

it('gives nothing for an email without text', async () => {
  expect((await read('Subject: Empty', '', '')).texts).toEqual([]);
});
