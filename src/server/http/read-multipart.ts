import { AppError } from '#shared/errors.ts';
import { type DispositionParameters, readDisposition } from './content-disposition.ts';

export type MultipartPart = DispositionParameters & {
  /** Read it to its end or not at all; then it is skipped. */
  body: AsyncIterable<Uint8Array>;
};

const mostParts = 20;
const mostHeaderBytes = 8_192;

/**
 * Reads multipart/form-data part by part as it arrives, holding no more than a chunk. Form data only and by the letter:
 * whatever a browser would not send (a preamble, nested parts, folded headers) is refused rather than guessed at.
 */
export async function* readMultipart({
  contentType,
  body,
}: {
  contentType: string | undefined;
  body: AsyncIterable<Uint8Array>;
}): AsyncGenerator<MultipartPart> {
  const delimiter = Buffer.from(`\r\n--${readBoundary(contentType)}`);
  const window = createWindow(body);
  // Only the first delimiter has no line end before it.
  if (!(await window.take(delimiter.length - 2)).equals(delimiter.subarray(2))) throw malformed();
  for (let count = 0; ; count += 1) {
    const mark = (await window.take(2)).toString('latin1');
    if (mark === '--') return;
    if (mark !== '\r\n' || count === mostParts) throw malformed();
    const part = readDisposition(await readHeaders(window));
    if (!part) throw malformed();
    const chunks = readUntil({ window, delimiter });
    yield { ...part, body: chunks };
    for await (const _ of chunks);
  }
}

function readBoundary(contentType = ''): string {
  if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
    throw new AppError(
      'unsupported_media_type',
      'Unsupported content type. Send multipart/form-data.',
    );
  }
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  if (!/^[\w'()+,./:=? -]{1,70}$/.test(boundary)) throw malformed();
  return boundary;
}

async function readHeaders(window: Window): Promise<string> {
  let found = -1;
  let searched = 0;
  for (;;) {
    found = window.bytes.indexOf('\r\n\r\n', Math.max(0, searched - 3));
    if (found >= 0) break;
    searched = window.bytes.length;
    if (searched > mostHeaderBytes) throw malformed();
    await window.fill();
  }
  if (found > mostHeaderBytes) throw malformed();
  return (await window.take(found + 4)).toString('utf8');
}

/** Everything up to the delimiter, which is taken as well. */
async function* readUntil({
  window,
  delimiter,
}: {
  window: Window;
  delimiter: Buffer;
}): AsyncGenerator<Uint8Array> {
  for (;;) {
    const end = window.bytes.indexOf(delimiter);
    if (end >= 0) {
      if (end > 0) yield await window.take(end);
      await window.take(delimiter.length);
      return;
    }
    // The last bytes may be the beginning of the delimiter.
    const safe = window.bytes.length - delimiter.length + 1;
    if (safe > 0) yield await window.take(safe);
    await window.fill();
  }
}

type Window = {
  readonly bytes: Buffer;
  fill(): Promise<void>;
  take(count: number): Promise<Buffer>;
};

/** What has arrived and is not yet read. */
function createWindow(body: AsyncIterable<Uint8Array>): Window {
  const chunks = body[Symbol.asyncIterator]();
  let bytes = Buffer.alloc(0);
  const window: Window = {
    get bytes() {
      return bytes;
    },
    async fill() {
      const { done, value } = await chunks.next();
      if (done) throw malformed();
      bytes = bytes.length === 0 ? Buffer.from(value) : Buffer.concat([bytes, value]);
    },
    async take(count) {
      while (bytes.length < count) await window.fill();
      const taken = bytes.subarray(0, count);
      bytes = bytes.subarray(count);
      return taken;
    },
  };
  return window;
}

const malformed = () =>
  new AppError('bad_request', 'The upload is incomplete or not in the form a browser sends.');
