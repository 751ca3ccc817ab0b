import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { chooseEncoding } from './accept-encoding.ts';
import type { HttpEnv } from './http-env.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const minimumBytes = 1024;

/** Compresses JSON, which handlers make in one piece. Streams are left alone: buffering one would stop it. */
export function compressResponses(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.get('Content-Type')?.startsWith('application/json')) return;
    if (headers.has('Content-Encoding') || c.req.method === 'HEAD') return;
    headers.append('Vary', 'Accept-Encoding');
    const encoding = chooseEncoding({
      accepted: c.req.header('accept-encoding'),
      available: ['br', 'gzip'],
    });
    if (!encoding) return;
    const body = Buffer.from(await c.res.arrayBuffer());
    if (body.length <= minimumBytes) {
      c.res = new Response(body, c.res);
      return;
    }
    const packed =
      encoding === 'br'
        ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
        : await zip(body);
    c.res = new Response(packed, c.res);
    // Set last: reading the body replaces the answer, and with it the headers taken before.
    c.res.headers.set('Content-Encoding', encoding);
    c.res.headers.delete('Content-Length');
  };
}
