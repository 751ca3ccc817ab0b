/** Takes an upload from the wire to a local file, counting and hashing as it comes; nothing is held in memory. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { ReadFailure } from '#server/engine/ingest/read/read-failure.ts';
import { sniffKind } from '#server/engine/ingest/read/sniff-kind.ts';
import { cleanFileName } from '#server/http/content-disposition.ts';
import { readMultipart } from '#server/http/read-multipart.ts';
import { endingOf, type FileKind } from '#shared/document-types.ts';
import { AppError } from '#shared/errors.ts';

export type Upload = {
  name: string;
  type: FileKind;
  bytes: number;
  sha256: string;
  path: string;
  chatbotIds: string[];
};

/** Boundaries, headers and the small fields beside the file. */
const overheadBytes = 65_536;
const fieldBytes = 32_768;
const leftoverMs = 60 * 60_000;

/** Hands the upload to `use` and removes the local file afterwards, whatever happens. */
export async function receiveUpload<T>({
  deps,
  request,
  use,
}: {
  deps: Deps;
  request: Request;
  use: (upload: Upload) => Promise<T>;
}): Promise<T> {
  const { maxBytes } = deps.env.upload;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes + overheadBytes) {
    throw tooLarge(maxBytes);
  }
  const folder = incomingFolder(deps);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    return await use(await receive({ deps, request, path }));
  } finally {
    await rm(path, { force: true });
  }
}

/** What a crash left behind. */
export async function sweepIncoming(deps: Deps): Promise<void> {
  const folder = incomingFolder(deps);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > leftoverMs) await rm(path, { force: true });
  }
}

const incomingFolder = ({ env }: Pick<Deps, 'env'>) => join(env.dataDir, 'incoming');

async function receive({
  deps,
  request,
  path,
}: {
  deps: Deps;
  request: Request;
  path: string;
}): Promise<Upload> {
  const { maxBytes, types } = deps.env.upload;
  const chatbotIds: string[] = [];
  let file: { name: string; bytes: number; sha256: string } | null = null;
  try {
    const parts = readMultipart({
      contentType: request.headers.get('content-type') ?? undefined,
      body: limitBytes({ body: request.body, maxBytes: maxBytes + overheadBytes, of: maxBytes }),
    });
    for await (const part of parts) {
      if (part.name === 'file' && part.fileName !== null) {
        if (file) throw new AppError('bad_request', 'Please upload one file at a time.');
        const name = cleanFileName(part.fileName);
        file = { name, ...(await writeFile({ path, body: part.body, maxBytes })) };
      } else if (part.name === 'chatbotIds') {
        chatbotIds.push(...(await readIds(part.body)));
      }
    }
  } catch (error) {
    throw describeBreak(error);
  }
  if (!file) throw new AppError('invalid_input', 'Please choose a file.');
  const type = await sniff({ path, name: file.name });
  if (!types.includes(endingOf(type))) throw refuse(new ReadFailure('unsupported-type'));
  return { ...file, type, path, chatbotIds: [...new Set(chatbotIds)] };
}

async function writeFile({
  path,
  body,
  maxBytes,
}: {
  path: string;
  body: AsyncIterable<Uint8Array>;
  maxBytes: number;
}) {
  const hash = createHash('sha256');
  const handle = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      hash.update(chunk);
      await handle.write(chunk);
    }
    // Once the upload is acknowledged the file must outlive a power cut.
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function readIds(body: AsyncIterable<Uint8Array>): Promise<string[]> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > fieldBytes) throw new AppError('bad_request', 'The list of chatbots is too long.');
    chunks.push(chunk);
  }
  const given = Buffer.concat(chunks).toString('utf8').split(',');
  const ids = z.array(z.uuid()).safeParse(given.map((id) => id.trim()).filter(Boolean));
  if (!ids.success) throw new AppError('invalid_input', 'Please choose chatbots from the list.');
  return ids.data;
}

/** What the content is, by its first bytes; only old Office containers tell it further inside. */
async function sniff({ path, name }: { path: string; name: string }): Promise<FileKind> {
  const handle = await open(path, 'r');
  const head = Buffer.alloc(65_536);
  const { bytesRead } = await handle.read(head, 0, head.length, 0).finally(() => handle.close());
  const isOldOffice = head.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'));
  const bytes = isOldOffice ? await readFile(path) : head.subarray(0, bytesRead);
  try {
    if (bytes.length === 0) throw new ReadFailure('empty');
    return sniffKind({ bytes, name });
  } catch (error) {
    throw error instanceof ReadFailure ? refuse(error) : error;
  }
}

const refuse = ({ message, cause }: ReadFailure) =>
  new AppError('unsupported_media_type', message, { cause });

/** Counts what really arrives: Content-Length may be missing or lie. */
async function* limitBytes({
  body,
  maxBytes,
  of,
}: {
  body: Request['body'];
  maxBytes: number;
  of: number;
}): AsyncGenerator<Uint8Array> {
  if (!body) return;
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(of);
    yield chunk;
  }
}

/** What the connection throws is the sender's doing; what the disk throws carries a system code of its own. */
function describeBreak(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall && /^(open|write|fsync)$/.test(syscall) && code !== 'EPIPE') return error;
  return new AppError('bad_request', 'The upload broke off before it was complete.', {
    cause: error,
  });
}

const tooLarge = (maxBytes: number) =>
  new AppError(
    'payload_too_large',
    `This file is too large. The limit is ${Math.floor(maxBytes / 1_048_576)} MB (${maxBytes} bytes).`,
  );
