/** From file to searchable: seconds until words and until meaning for PDFs of 10 and 300 pages, and sentences embedded per CPU-second. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocumentSegment } from '#server/engine/index/document-segment.ts';
import { quantiseVectors } from '#server/engine/index/quantise.ts';
import { createVectorArena } from '#server/engine/index/vector-arena.ts';
import { readFile } from '#server/engine/ingest/read/read-file.ts';
import { createPdf } from './ingest/create-pdf.ts';
import { openEmbedder } from './quality/open-embedder.ts';

const embedder = await openEmbedder();
await embedder.embed(['The model is loaded before anything is measured.']);
const folder = mkdtempSync(join(tmpdir(), 'askwell-ingest-'));
const rates: number[] = [];
try {
  for (const pages of [10, 300]) {
    const path = join(folder, `${pages}.pdf`);
    writeFileSync(path, createPdf(pages));
    const started = performance.now();
    const seconds = (): string => ((performance.now() - started) / 1_000).toFixed(1);
    const { passages } = await readFile({ path, name: 'manual.pdf' });
    const arena = createVectorArena({ dimensions: embedder.dimensions });
    const records = passages.map((passage, index) => ({
      id: `${index}`,
      words: passage.words,
      vectors: null as Uint8Array | null,
    }));
    createDocumentSegment({ documentId: 'manual', records, arena });
    const byWords = seconds();
    const cpu = process.cpuUsage();
    let sentences = 0;
    for (const [index, passage] of passages.entries()) {
      const record = records[index];
      const texts = passage.sentences.map((sentence) => sentence.text);
      if (record) record.vectors = quantiseVectors(await embedder.embed(texts));
      sentences += texts.length;
    }
    createDocumentSegment({ documentId: 'manual', records, arena });
    const used = process.cpuUsage(cpu);
    rates.push(sentences / ((used.user + used.system) / 1e6));
    console.log(
      `${pages} pages, ${passages.length} passages, ${sentences} sentences: by words after ${byWords} s, by meaning after ${seconds()} s`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
  await embedder.close();
}
console.log(`${(rates.at(-1) ?? 0).toFixed(0)} sentences embedded per CPU-second`);
