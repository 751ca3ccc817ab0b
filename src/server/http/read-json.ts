import type { Context } from 'hono';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';

const maxDepth = 32;

/** Reads a JSON body with every limit applied before anything is parsed. An empty body is `undefined`. */
export async function readJson(c: Context, maxBytes: number = limits.jsonBodyBytes) {
  const bytes = await readBytes(c.req.raw, maxBytes);
  if (bytes.length === 0) return undefined;
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    throw new AppError(
      'unsupported_media_type',
      'Unsupported content type. Send application/json.',
    );
  }
  if (isTooDeep(bytes)) {
    throw new AppError('bad_request', `The request is nested deeper than ${maxDepth} levels.`);
  }
  try {
    return JSON.parse(decoder.decode(bytes)) as unknown;
  } catch (cause) {
    throw new AppError('bad_request', 'The request is not valid JSON in UTF-8.', { cause });
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Counts what really arrives: Content-Length may be missing or lie. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () =>
    new AppError('payload_too_large', `The request is larger than ${maxBytes} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('bad_request', 'The request broke off before it was complete.', {
      cause: error,
    });
  }
  return Buffer.concat(chunks, size);
}

/** Scans brackets outside strings, since parsers and validators that recurse must never meet a deep value. */
function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (inString) {
      if (byte === 0x5c) i++;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x5b || byte === 0x7b) {
      if (++depth > maxDepth) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return false;
}
