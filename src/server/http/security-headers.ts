import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './http-env.ts';

/** The landing page's map, loaded on request only. */
const mapHost = 'https://www.openstreetmap.org';

/** Headers every answer carries. A handler that set its own policy (a page, the chat frame) keeps it. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): MiddlewareHandler<HttpEnv> {
  const fixed: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ];
  if (isHttps) fixed.push(['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of fixed) headers.set(name, value);
    headers.set('X-Request-Id', c.get('requestId'));
    for (const [name, value] of unlessSet) if (!headers.has(name)) headers.set(name, value);
  };
}

const unlessSet: [string, string][] = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** Scripts run only from our own files or when their text is one the build has seen. */
export function pagePolicy({
  scriptHashes,
  isHttps,
}: {
  scriptHashes: readonly string[];
  isHttps: boolean;
}): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // An uploaded file beside what was read from it; nothing else of ours may be framed.
    `frame-src 'self' ${mapHost}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ];
  if (isHttps) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
