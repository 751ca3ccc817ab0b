/** One polite request to a website: limits on time and size hold whatever the other side sends. */
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { type GuardedFetch, OutboundRefused } from './guarded-fetch.ts';

export type PageRequest = {
  fetch: GuardedFetch;
  url: string;
  userAgent: string;
  /** After decompression. */
  maxBytes: number;
  timeoutMs: number;
  accept: string;
  /** What was sent with the page the last time, so that an unchanged page need not be sent again. */
  etag?: string | null;
  lastModified?: string | null;
  signal?: AbortSignal;
};

export type PageResponse = {
  status: number;
  /** Where a redirect leads, as an absolute address. */
  location: string | null;
  contentType: string;
  etag: string | null;
  lastModified: string | null;
  retryAfterSeconds: number | null;
  bytes: Buffer;
};

export type RequestFailureCode =
  | 'unknown-host'
  | 'not-public'
  | 'certificate'
  | 'timeout'
  | 'too-large'
  | 'unreachable';

export class RequestFailure extends Error {
  override name = 'RequestFailure';
  readonly code: RequestFailureCode;

  constructor(code: RequestFailureCode, options?: { cause?: unknown }) {
    super(`The website could not be read: ${code}.`, options);
    this.code = code;
  }
}

/** Answers with whatever status came back; throws RequestFailure where nothing usable did. */
export async function requestPage({
  fetch,
  url,
  userAgent,
  maxBytes,
  timeoutMs,
  accept,
  etag,
  lastModified,
  signal,
}: PageRequest): Promise<PageResponse> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const headers = {
    accept,
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': userAgent,
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
  try {
    const response = await fetch(url, { headers, signal: either });
    const isRedirect = response.status >= 300 && response.status < 400 && response.status !== 304;
    if (isRedirect) await response.body?.cancel();
    const bytes = isRedirect ? Buffer.alloc(0) : await readBody({ response, maxBytes, either });
    return {
      status: response.status,
      location: isRedirect ? resolveLocation({ response, url }) : null,
      contentType: (response.headers.get('content-type') ?? '').toLowerCase(),
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
      retryAfterSeconds: Number(response.headers.get('retry-after')) || null,
      bytes,
    };
  } catch (error) {
    if (error instanceof RequestFailure) throw error;
    if (signal?.aborted) throw signal.reason;
    throw new RequestFailure(timeout.aborted ? 'timeout' : codeOf(error), { cause: error });
  }
}

function resolveLocation({ response, url }: { response: Response; url: string }): string | null {
  const location = response.headers.get('location');
  return location && URL.canParse(location, url) ? new URL(location, url).href : null;
}

const decompressors: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Bytes are counted as they come out of the decompressor, so that a small bomb never becomes a large one. */
async function readBody({
  response,
  maxBytes,
  either,
}: {
  response: Response;
  maxBytes: number;
  either: AbortSignal;
}): Promise<Buffer> {
  if (!response.body) return Buffer.alloc(0);
  const body = Readable.fromWeb(response.body as WebStream);
  const create = decompressors[response.headers.get('content-encoding')?.toLowerCase() ?? ''];
  const source = create ? (pipeline(body, create(), () => {}) as unknown as Readable) : body;
  const stop = () => source.destroy(either.reason);
  either.addEventListener('abort', stop, { once: true });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) throw new RequestFailure('too-large');
      chunks.push(chunk);
    }
  } finally {
    either.removeEventListener('abort', stop);
    source.destroy();
    body.destroy();
  }
  return Buffer.concat(chunks);
}

function codeOf(error: unknown): RequestFailureCode {
  if (error instanceof OutboundRefused) return 'not-public';
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (/ENOTFOUND|EAI_AGAIN|ENODATA/.test(code)) return 'unknown-host';
  if (/CERT|SSL|TLS|SELF_SIGNED|ALTNAME|ERR_TLS/i.test(`${code} ${message}`)) return 'certificate';
  return 'unreachable';
}
