import type { PageRenderer } from '#server/adapters/browser/page-renderer.ts';
import { RequestFailure } from '#server/adapters/outbound/request-page.ts';
import type { ExtractedPage } from '#server/engine/ingest/web/extract-page.ts';
import type { PageReader } from '#server/engine/ingest/web/page-reader.ts';
import type { PageFailureCode } from './page-failures.ts';
import type { SiteClient } from './site-client.ts';

export type Visit =
  | { outcome: 'read'; page: ExtractedPage; etag: string | null; lastModified: string | null }
  | { outcome: 'unchanged' }
  /** A redirect, which is not followed here: where it leads is a page of its own. */
  | { outcome: 'moved'; to: string }
  | { outcome: 'failed'; code: PageFailureCode };

const loginAddress = /\/(?:log-?in|sign-?in|anmelden|iniciar-sesion|connexion|wp-login\.php)\b/i;

/** Requests one page, once, and reads what comes back. */
export async function visitPage({
  client,
  reader,
  renderer,
  url,
  etag,
  lastModified,
  knownParts,
}: {
  client: SiteClient;
  reader: PageReader;
  /** Null where the operator named no browser. */
  renderer: PageRenderer | null;
  url: string;
  etag: string | null;
  lastModified: string | null;
  knownParts: readonly string[] | null;
}): Promise<Visit> {
  try {
    const robots = await client.robotsOf(url);
    if (robots.isUnavailable) return failed('server-error');
    if (!robots.isAllowed(url)) return failed('robots');
    const response = await client.getPage({ url, etag, lastModified });
    if (response.status === 304) return { outcome: 'unchanged' };
    if (response.location) {
      return loginAddress.test(response.location)
        ? failed('login')
        : { outcome: 'moved', to: response.location };
    }
    const code = failureOf(response.status);
    if (code) return failed(code);
    if (!/html|xml|^$/.test(response.contentType)) return failed('not-html');
    const page = await reader.readPage({ ...response, url, knownParts });
    if (!page) return failed('unreadable');
    if (page.kind === 'needs-script' && renderer) {
      const { getPart } = client;
      const bytes = await renderer.render({ ...response, url, getPart });
      return bytes ? await readRendered({ reader, bytes, url, knownParts }) : failed(page.kind);
    }
    if (page.kind !== 'text') return failed(page.kind);
    return { ...response, outcome: 'read', page };
  } catch (error) {
    if (error instanceof RequestFailure) return failed(error.code);
    throw error;
  }
}

/** The page that scripts fill may change while the page that loads them stays the same, so it has no tag. */
async function readRendered({
  reader,
  ...page
}: {
  reader: PageReader;
  bytes: Buffer;
  url: string;
  knownParts: readonly string[] | null;
}): Promise<Visit> {
  const contentType = 'text/html; charset=utf-8';
  const read = await reader.readPage({ ...page, contentType });
  if (!read) return failed('unreadable');
  if (read.kind !== 'text') return failed(read.kind);
  return { outcome: 'read', page: read, etag: null, lastModified: null };
}

const failed = (code: PageFailureCode): Visit => ({ outcome: 'failed', code });

function failureOf(status: number): PageFailureCode | null {
  if (status === 404 || status === 410) return 'not-found';
  if (status === 401 || status === 402 || status === 403) return 'forbidden';
  if (status === 429 || status === 503) return 'busy';
  if (status >= 500) return 'server-error';
  return status === 200 || status === 203 ? null : 'unreadable';
}
