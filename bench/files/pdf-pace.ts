import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readBytes } from '#server/engine/ingest/read/read-bytes.ts';

/** CPU time for the same PDFs, ours and pdftotext's taking turns; ours without the start of Node, which a running reader has paid. */
export async function comparePdfPace(paths: readonly string[]): Promise<string> {
  let ours = 0;
  let theirs = 0;
  await readOne(paths[0] ?? '');
  for (let round = 0; round < 3; round += 1) {
    for (const path of paths) {
      const before = process.cpuUsage();
      await readOne(path);
      const used = process.cpuUsage(before);
      ours += (used.user + used.system) / 1e6;
      theirs += childSeconds(() =>
        execFileSync('pdftotext', [path, '-'], {
          maxBuffer: 1e9,
          stdio: ['ignore', 'pipe', 'ignore'],
        }),
      );
    }
  }
  return `${paths.length} PDFs, 3 rounds: ${ours.toFixed(2)} CPU-s, pdftotext ${theirs.toFixed(2)} CPU-s: ${(ours / theirs).toFixed(2)} ×`;
}

async function readOne(path: string): Promise<void> {
  await readBytes({ bytes: readFileSync(path), name: 'a.pdf', maxPages: 5_000 });
}

/** Linux adds a finished child's CPU time to its parent's account: fields 16 and 17 of /proc/self/stat. */
function childSeconds(run: () => void): number {
  const read = (): number => {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) / 100;
  };
  const before = read();
  run();
  return read() - before;
}
