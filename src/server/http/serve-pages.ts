import type { Context, Handler } from 'hono';
import type { PublicConfig } from '#shared/contract/config.ts';
import { AppError } from '#shared/errors.ts';
import { addressIn, splitLanguage } from '#shared/page-languages.ts';
import { findRedirect } from '#shared/redirects.ts';
import { isSwitchedOff } from '#shared/switched-off.ts';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';
import type { HttpEnv } from './http-env.ts';
import { matchAppRoutes } from './page-manifest.ts';
import type { StaticFiles, StoredFile } from './static-files.ts';

/** Everything that is not the API: moved addresses, files, pages, and a page for what does not exist. */
export function servePages({
  web,
  flags,
}: {
  web: StaticFiles | null;
  flags: PublicConfig['flags'];
}): Handler<HttpEnv> {
  const isAppRoute = matchAppRoutes(web?.appRoutes ?? []);
  const isEmptyRoute = matchAppRoutes(web?.emptyRoutes ?? []);
  return (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', 'Method not allowed. Use GET or HEAD.');
    }
    const { path } = c.req;
    const { search } = new URL(c.req.url);
    const { language, path: pathname } = splitLanguage(path);
    const target = findRedirect({ pathname, search });
    if (target) return c.redirect(addressIn({ language, path: target }));
    if (!web) throw new AppError('not_found', 'The web app is not built: run npm start.');

    const found = web.files.get(path) ?? web.pages.get(path);
    if (found) return send({ c, file: found, status: 200 });
    const trimmed = path.replace(/\/+$/, '');
    if (trimmed !== path && web.pages.has(trimmed)) {
      return c.redirect(trimmed + search, 308);
    }
    const { fallback, notFound } = web.languages.get(language) ?? web;
    const route = pathname.replace(/\/+$/, '');
    if (isSwitchedOff({ pathname: route, flags })) return send({ c, file: fallback, status: 404 });
    if (isAppRoute(route)) return send({ c, file: fallback, status: 200 });
    if (isEmptyRoute(route)) return send({ c, file: fallback, status: 404 });
    if (path.startsWith('/assets/')) return c.text('Not found', 404);
    return send({ c, file: notFound, status: 404 });
  };
}

const preference: readonly Encoding[] = ['br', 'gzip'];

function send({
  c,
  file,
  status,
}: {
  c: Context<HttpEnv>;
  file: StoredFile;
  status: 200 | 404;
}): Response {
  const encoding = chooseEncoding({
    accepted: c.req.header('accept-encoding'),
    available: preference.filter((name) => name in file.packed),
  });
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = { ...file.headers };
  if (status === 200) {
    headers.ETag = etag;
    if (isKnown({ header: c.req.header('if-none-match'), etag })) {
      return new Response(null, { status: 304, headers });
    }
  }
  const body = (encoding && file.packed[encoding]) ?? file.plain;
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(body.byteLength);
  return new Response(c.req.method === 'HEAD' ? null : body, { status, headers });
}

function isKnown({ header, etag }: { header: string | undefined; etag: string }): boolean {
  if (!header) return false;
  return header
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
