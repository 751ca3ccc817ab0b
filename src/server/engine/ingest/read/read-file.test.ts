import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeWords } from '#server/engine/index/passage-record.ts';
import { hashTerms } from '#server/engine/index/term-hash.ts';
import { createPdf } from '#server/testing/create-pdf.ts';
import { readFile } from './read-file.ts';
import { placeText } from './testing/place-text.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'askwell-read-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function put(name: string, content: string | Buffer): { path: string; name: string } {
  const path = join(folder, name.replaceAll('/', '_'));
  writeFileSync(path, content);
  return { path, name };
}
function reader(name: string, code: string): URL {
  return pathToFileURL(put(`${name}.mjs`, code).path);
}
const failure = (code: string) => expect.objectContaining({ name: 'ReadFailure', code });

describe('readFile', () => {
  it('reads by content, whatever the name says', async () => {
    const document = await readFile(put('renamed.docx', createPdf(['Open from nine to five'])));
    expect(document).toMatchObject({
      kind: 'pdf',
      pages: 1,
      texts: [{ text: 'Open from nine to five', parts: null }],
      passages: [{ text: 'Open from nine to five', context: 'renamed', place: { page: 1 } }],
    });
  });

  it('reads a PDF of single letters, each at its own place', async () => {
    const letters = [...'éèêëàâîïôûùç'].map(
      (letter, at) => [60 + (at % 4) * 90, 700 - Math.floor(at / 4) * 40, letter] as const,
    );
    const { texts } = await readFile(put('letters.pdf', placeText(letters)));
    const text = texts.map((page) => page.text).join(' ');
    for (const letter of 'éèêëàâîïôûùç') expect(text).toContain(letter);
  });

  it('brings a long table over whole', async () => {
    const rows = Array.from({ length: 2_500 }, (_, at) => `Item ${at},${at}`).join('\n');
    const { passages, texts } = await readFile(put('table.csv', `name,price\n${rows}`));
    expect(passages).toHaveLength(2_500);
    const last = passages.at(-1);
    expect(last).toMatchObject({ subject: 'Item 2499', place: { row: 2_501 } });
    expect(last && decodeWords(last.words).subject).toEqual(hashTerms('Item 2499'));
    expect(texts.map(({ text }) => text).join('\n')).toMatch(
      /name: Item 0\n.*name: Item 2499\nprice: 2499$/s,
    );
  });

  it.each([
    ['empty.pdf', '', 'empty'],
    ['blank.txt', ' \n\n ', 'no-text'],
    ['blank.pdf', createPdf(['']), 'no-text'],
    ['program.pdf', `MZ${'\0'.repeat(300)}`, 'wrong-type'],
    ['broken.pdf', '%PDF-1.4 and nothing else', 'damaged'],
    ['picture.txt', Buffer.from('89504e470d0a1a0a', 'hex'), 'wrong-type'],
    ['page.xyz', 'text', 'unsupported-type'],
    ['padding.txt', 'D'.repeat(5_000), 'no-text'],
  ])('refuses %s with a reason', async (name, content, code) => {
    await expect(readFile(put(name, content))).rejects.toEqual(failure(code));
  });

  it('refuses what is over the limits of size and pages', async () => {
    await expect(
      readFile({ ...put('big.txt', 'x y z '.repeat(100)), limits: { bytes: 100 } }),
    ).rejects.toEqual(failure('too-large'));
    await expect(
      readFile({ ...put('one.pdf', createPdf(['x y'])), limits: { pages: 0 } }),
    ).rejects.toEqual(failure('too-many-pages'));
  });

  it('ends a reader that hangs, dies, swallows memory or talks nonsense', async () => {
    const file = put('ok.txt', 'some text');
    const with_ = (readerUrl: URL, limits = {}) => readFile({ ...file, readerUrl, limits });
    await expect(
      with_(reader('hang', 'process.on("message", () => { for (;;); })'), { seconds: 1 }),
    ).rejects.toEqual(failure('too-slow'));
    await expect(
      with_(reader('die', 'process.on("message", () => process.exit(3))')),
    ).rejects.toEqual(failure('damaged'));
    await expect(
      with_(
        reader(
          'nonsense',
          'process.on("message", () => process.send({ failure: "made up", kind: null }))',
        ),
      ),
    ).rejects.toEqual(failure('damaged'));
    const hungry =
      'const all = []; process.on("message", () => setInterval(() => all.push(Buffer.alloc(20e6, 1)), 5))';
    await expect(with_(reader('hungry', hungry), { megabytes: 150 })).rejects.toEqual(
      failure('too-much-memory'),
    );
  });

  it('stops when its caller does, and hands no settings to the reader', async () => {
    const stop = new AbortController();
    const hang = reader('wait', 'process.on("message", () => {})');
    const reading = readFile({
      ...put('ok2.txt', 'text here'),
      readerUrl: hang,
      signal: stop.signal,
    });
    stop.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
    const spy = reader(
      'spy',
      'process.on("message", () => process.send({ document: { kind: "txt", title: Object.keys(process.env).filter((name) => !name.startsWith("NODE_CHANNEL")).join(), pages: null, warnings: [] } }))',
    );
    expect((await readFile({ ...put('ok3.txt', 'text here'), readerUrl: spy })).title).toBe('');
  });
});
