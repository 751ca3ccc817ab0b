import type { MiddlewareHandler } from 'hono';
import { AppError } from '#shared/errors.ts';
import type { HttpEnv } from './http-env.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Cookies travel with requests that other sites start, so nothing is changed unless the browser itself says
 * that the request came from our own pages. Browsers send one of the two headers with every such request and
 * no page can forge them; a caller that sends neither is refused as well.
 */
export function sameOrigin({
  publicUrl,
  isPublicUrlGiven,
}: {
  publicUrl: string;
  isPublicUrlGiven: boolean;
}): MiddlewareHandler<HttpEnv> {
  const publicOrigin = new URL(publicUrl).origin;
  return (c, next) => {
    if (readingMethods.has(c.req.method)) return next();
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    // Without PUBLIC_URL people may come by any name of the machine: then the page's host must be the one asked.
    const isOwn = isPublicUrlGiven
      ? origin === publicOrigin
      : origin !== undefined && hostOf(origin) === c.req.header('host')?.toLowerCase();
    if (site === undefined ? isOwn : site === 'same-origin' || site === 'none') return next();
    throw new AppError('forbidden', 'This request did not come from our own pages.');
  };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
