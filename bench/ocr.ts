/** Text recognition: prices read from 20 bad scans, how many are exact, and how many are wrong without a mark. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFile } from '#server/engine/ingest/read/read-file.ts';
import { createScan, toPng, toScannedPdf } from '#server/engine/ingest/read/testing/create-scan.ts';
import { scans } from './ocr/scans.ts';

const price = /[$£]\s?\d[\d.,]*|\d[\d.,]*\s?€/g;
const squeeze = (text: string): string => text.replace(/\s/g, '');

/** On a busy machine a page may take longer than a server would wait. */
const limits = { seconds: 900, pageSeconds: 900, recognitionSeconds: 900 };
const folder = mkdtempSync(join(tmpdir(), 'askwell-ocr-'));
const total = { prices: 0, exact: 0, told: 0, silent: 0, seconds: 0 };
try {
  for (const [at, { name, scan, lines, prices }] of scans.entries()) {
    const image = await createScan(lines, scan);
    const isPdf = at % 2 === 0;
    const path = join(folder, `scan-${at}.${isPdf ? 'pdf' : 'png'}`);
    writeFileSync(path, isPdf ? toScannedPdf([image], { dpi: scan.dpi }) : toPng(image));
    const started = performance.now();
    const document = await readFile({ path, name: path, limits });
    const seconds = (performance.now() - started) / 1_000;
    const text = document.texts.join('\n');
    const found = (text.match(price) ?? []).map(squeeze);
    const exact = prices.filter((each) => found.includes(squeeze(each))).length;
    const isUnsure = document.warnings.includes('text-recognized-unsure');
    const missed = prices.length - exact;
    total.prices += prices.length;
    total.exact += exact;
    total[isUnsure ? 'told' : 'silent'] += missed;
    total.seconds += seconds;
    const note = missed === 0 ? '' : isUnsure ? ', says it is unsure' : ', SILENT';
    console.log(
      `${name.padEnd(48)} ${exact} of ${prices.length} prices, ${seconds.toFixed(1)} s${note}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
const share = (count: number): string => `${((100 * count) / total.prices).toFixed(1)} %`;
console.log(
  `exact ${share(total.exact)}, wrong or missing and said so ${share(total.told)}, silent ${share(total.silent)}; ${(total.seconds / scans.length).toFixed(1)} s a page`,
);
