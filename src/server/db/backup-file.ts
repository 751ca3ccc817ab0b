/** One backup in one file: gzip over lines of JSON, a header first, and last a checksum over everything before it. */
import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

export type BackupHeader = {
  askwellBackup: 1;
  createdAt: string;
  from: 'embedded' | 'postgres';
  migrations: { version: string; checksum: string }[];
};
export type BackupLine =
  | { table: string; schema: string; columns: string[] }
  /** Values as PostgreSQL writes them as text, which every version and both kinds read again. */
  | { row: (string | null)[] }
  | { sequence: string; schema: string; value: string }
  | { file: string }
  | { data: string }
  | { secrets: string };
type LastLine = { end: string };

export class BackupError extends Error {
  override name = 'BackupError';
}

export async function createBackupWriter(path: string) {
  // Readable by its owner only, because it may hold secrets; and under its name only once it is whole.
  const partial = `${path}.partial`;
  const file = createWriteStream(partial, { mode: 0o600 });
  await once(file, 'open');
  // The fastest level: while the embedded database is read, everyone waits.
  const gzip = createGzip({ level: 1 });
  gzip.pipe(file);
  file.on('error', (error) => gzip.destroy(error));
  const hash = createHash('sha256');

  async function write(line: BackupHeader | BackupLine | LastLine): Promise<void> {
    const bytes = `${JSON.stringify(line)}\n`;
    hash.update(bytes);
    if (!gzip.write(bytes)) await once(gzip, 'drain');
  }
  return {
    write,
    async finish(): Promise<void> {
      await write({ end: hash.copy().digest('hex') });
      gzip.end();
      await finished(file);
      const handle = await open(partial, 'r');
      await handle.sync();
      await handle.close();
      await rename(partial, path);
    },
    async discard(): Promise<void> {
      gzip.destroy();
      file.destroy();
      await rm(partial, { force: true });
    },
  };
}
export type BackupWriter = Awaited<ReturnType<typeof createBackupWriter>>;

const endMark = Buffer.from('{"end":');

/** Reads the file to its end before anything is done with it. */
export async function verifyBackup(path: string): Promise<BackupHeader> {
  const hash = createHash('sha256');
  let header: BackupHeader | null = null;
  let end: string | null = null;
  for await (const line of readLines(path)) {
    if (end) throw new BackupError(`${path} goes on after its end. It was altered.`);
    if (!header) header = readHeader(parse(line), path);
    // The others are covered by the checksum and are parsed when they are used.
    else if (line.subarray(0, endMark.length).equals(endMark))
      end = (parse(line) as Partial<LastLine>).end ?? null;
    if (end) checkSum({ hash, end, path });
    hash.update(line).update('\n');
  }
  if (!header || !end) throw new BackupError(`${path} is not complete. Take the backup again.`);
  return header;
}

/** The lines between header and end. */
export async function* readBackup(path: string): AsyncGenerator<BackupLine> {
  for await (const line of readLines(path)) {
    const content = parse(line);
    if ('askwellBackup' in content || 'end' in content) continue;
    yield content as BackupLine;
  }
}

function readHeader(content: object, path: string): BackupHeader {
  const header = content as Partial<BackupHeader>;
  if (header.askwellBackup === 1) return header as BackupHeader;
  throw new BackupError(`${path} is not a backup that this version of Askwell can read.`);
}

function checkSum({ hash, end, path }: { hash: Hash; end: string; path: string }) {
  if (hash.copy().digest('hex') === end) return;
  throw new BackupError(`${path} was altered or damaged: its checksum does not fit.`);
}

function parse(line: Buffer): object {
  try {
    return JSON.parse(line.toString()) as object;
  } catch (error) {
    throw new BackupError('The backup is damaged: a line cannot be read.', { cause: error });
  }
}

async function* readLines(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const gunzip = createGunzip();
  file.on('error', (error) => gunzip.destroy(error));
  file.pipe(gunzip);
  let begun: Buffer[] = [];
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      let from = 0;
      for (let to = chunk.indexOf(10); to >= 0; to = chunk.indexOf(10, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, to)]);
        begun = [];
        from = to + 1;
      }
      if (from < chunk.length) begun.push(chunk.subarray(from));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) {
      throw new BackupError(`${path} is damaged or was cut off. Nothing was changed.`, {
        cause: error,
      });
    }
    throw error;
  } finally {
    file.destroy();
    gunzip.destroy();
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}
