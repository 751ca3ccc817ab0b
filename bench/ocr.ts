/** Text recognition: prices read from 20 bad scans, how many are exact, and how many are wrong without a mark. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageText } from '#server/engine/ingest/lay-out-pages.ts';
import { readFile } from '#server/engine/ingest/read/read-file.ts';
import { createScan, toPng, toScannedPdf } from '#server/engine/ingest/read/testing/create-scan.ts';
import { type PrintedPage, scans } from './ocr/scans.ts';

const number = /\S*\d\S*/g;
const price = /[$£]\s?\d[\d.,]*|\d[\d.,]*\s?€/g;
const squeeze = (text: string): string => text.replace(/\s/g, '');

/** On a busy machine a page may take longer than a server would wait. */
const limits = { seconds: 900, pageSeconds: 900, recognitionSeconds: 900 };
const folder = mkdtempSync(join(tmpdir(), 'askwell-ocr-'));
const total = { prices: 0, exact: 0, told: 0, silent: 0, unmarked: 0, seconds: 0 };
try {
  for (const [at, page] of scans.entries()) {
    const { name, scan, lines, prices } = page;
    const image = await createScan(lines, scan);
    const isPdf = at % 2 === 0;
    const path = join(folder, `scan-${at}.${isPdf ? 'pdf' : 'png'}`);
    writeFileSync(path, isPdf ? toScannedPdf([image], { dpi: scan.dpi }) : toPng(image));
    const started = performance.now();
    const document = await readFile({ path, name: path, limits });
    const seconds = (performance.now() - started) / 1_000;
    const found = document.texts.flatMap(({ text }) => text.match(price) ?? []).map(squeeze);
    const exact = prices.filter((each) => found.includes(squeeze(each))).length;
    const isUnsure = document.warnings.includes('text-recognized-unsure');
    const missed = prices.length - exact;
    const unmarked = document.texts.flatMap((text) => listUnmarked({ text, page }));
    total.prices += prices.length;
    total.exact += exact;
    total[isUnsure ? 'told' : 'silent'] += missed;
    total.unmarked += unmarked.length;
    total.seconds += seconds;
    const note = missed === 0 ? '' : isUnsure ? ', says it is unsure' : ', SILENT';
    const wrong = unmarked.length > 0 ? `, wrong without a mark: ${unmarked.join(' ')}` : '';
    console.log(
      `${name.padEnd(48)} ${exact} of ${prices.length} prices, ${seconds.toFixed(1)} s${note}${wrong}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
const share = (count: number): string => `${((100 * count) / total.prices).toFixed(1)} %`;
console.log(
  `exact ${share(total.exact)}, wrong or missing and said so ${share(total.told)}, silent ${share(total.silent)}, ${total.unmarked} wrong numbers without a mark; ${(total.seconds / scans.length).toFixed(1)} s a page`,
);

/** Numbers that aren't on the paper and that an owner isn't asked to check. */
function listUnmarked({
  text: { text, unsure },
  page: { lines, prices },
}: {
  text: PageText;
  page: PrintedPage;
}): string[] {
  const printed = new Set([
    ...prices.map(squeeze),
    ...lines.flatMap(([, , line]) => line.match(number) ?? []),
  ]);
  return [...text.matchAll(number)].flatMap(({ 0: word, index }) => {
    const isMarked = unsure?.some(({ from, to }) => from < index + word.length && to > index);
    return isMarked || printed.has(word) ? [] : [word];
  });
}
