import { expect, it } from 'vitest';
import { readEml } from './eml.ts';
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

it('prefers the formatted text and leaves attachments out', async () => {
  const { texts } = await read(
    'Subject: Fees',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<table><tr><th>Job</th><th>Fee</th></tr><tr><td>Tune</td><td>$60</td></tr><tr><td>Wash</td><td>$20</td></tr></table>',
    '--b',
    'Content-Type: text/plain; name=a.txt',
    'Content-Disposition: attachment; filename=a.txt',
    '',
    'attached',
    '--b--',
  );
  expect(texts).toEqual(['# Fees', '0.2 Job=Tune | Fee=$60', '0.3 Job=Wash | Fee=$20']);
});

it('gives nothing for an email without text', async () => {
  expect((await read('Subject: Empty', '', '')).texts).toEqual([]);
});
