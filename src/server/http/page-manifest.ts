/** What the web build tells the server: which pages exist, which file answers each and which inline scripts it may run. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { addressIn, translatedLanguages } from '#shared/page-languages.ts';

const page = z.object({
  /** Relative to dist/web/client. */
  file: z.string(),
  /** CSP sources of the page's inline scripts, `sha256-…`, without quotes. */
  scriptHashes: z.array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/)),
});

export const pageManifest = z.object({
  /** Prerendered pages by address, without a trailing slash: "/", "/contact". */
  pages: z.record(z.string().startsWith('/'), page),
  /** The empty application, for addresses that are drawn in the browser. */
  fallback: page,
  /** What unknown addresses get, with status 404. */
  notFound: page,
  /** The same two in other languages, by their prefix in addresses. */
  languages: z.record(z.string(), z.object({ fallback: page, notFound: page })),
  /** Addresses the fallback answers with 200: "/app", "/documentation/theming", "/app/inbox/:conversationId?". */
  appRoutes: z.array(z.string().startsWith('/')),
  /** Where the application itself says that nothing is there: "/app/*". The fallback answers with 404. */
  emptyRoutes: z.array(z.string().startsWith('/')),
});

export type Page = z.infer<typeof page>;
export type PageManifest = z.infer<typeof pageManifest>;

const fallbackName = '__spa-fallback';
export const fallbackFile = `${fallbackName}.html`;
const notFoundAddress = '/404';

/** Used by the build. `htmlFiles` are all .html files below dist/web/client, with `/` in their paths. */
export function createPageManifest({
  htmlFiles,
  appRoutes,
  emptyRoutes,
}: {
  htmlFiles: readonly { path: string; html: string }[];
  appRoutes: readonly string[];
  emptyRoutes: readonly string[];
}): PageManifest {
  const pages: Record<string, Page> = {};
  for (const { path, html } of htmlFiles) {
    pages[addressOf(path)] = { file: path, scriptHashes: hashInlineScripts(html) };
  }
  /** Two pages of a language have no address of their own. */
  const take = (start: string) => {
    const fallback = pages[`${start}/${fallbackName}`];
    const notFound = pages[`${start}${notFoundAddress}`] ?? fallback;
    delete pages[`${start}/${fallbackName}`];
    delete pages[`${start}${notFoundAddress}`];
    return fallback && notFound ? { fallback, notFound } : null;
  };
  const english = take('');
  if (!english) throw new Error(`The web build made no ${fallbackFile}`);
  const languages: PageManifest['languages'] = {};
  for (const language of translatedLanguages) {
    const own = take(addressIn({ language, path: '/' }));
    if (own) languages[language] = own;
  }
  return pageManifest.parse({ pages, ...english, languages, appRoutes, emptyRoutes });
}

/** The browser hashes exactly what stands between the tags, so nothing is trimmed here. Data blocks never run. */
export function hashInlineScripts(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', source = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi,
  )) {
    const isData = /\stype\s*=\s*["']?application\/ld\+json/i.test(attributes);
    if (isData || /\ssrc\s*=/i.test(attributes) || source === '') continue;
    hashes.add(`sha256-${createHash('sha256').update(source).digest('base64')}`);
  }
  return [...hashes];
}

/** One expression for all routes: ":name" is one segment, ":name?" one or none, a closing "*" the rest, itself included. */
export function matchAppRoutes(appRoutes: readonly string[]): (path: string) => boolean {
  const sources = appRoutes.map((route) =>
    route
      .split('/')
      .slice(1)
      .map((segment) => {
        if (segment === '*') return '(?:/.*)?';
        if (segment.startsWith(':')) return segment.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+';
        return `/${segment.replace(/[^\w-]/g, '\\$&')}`;
      })
      .join(''),
  );
  const expression = new RegExp(`^(?:${sources.join('|')})$`);
  return (path) => sources.length > 0 && expression.test(path);
}

function addressOf(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}
