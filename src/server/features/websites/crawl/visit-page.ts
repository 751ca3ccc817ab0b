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
  url,
  etag,
  lastModified,
  knownParts,
}: {
  client: SiteClient;
  reader: PageReader;
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
    if (page.kind !== 'text') return failed(page.kind);
    return { ...response, outcome: 'read', page };
  } catch (error) {
    if (error instanceof RequestFailure) return failed(error.code);
    throw error;
  }
}

const failed = (code: PageFailureCode): Visit => ({ outcome: 'failed', code });

function failureOf(status: number): PageFailureCode | null {
  if (status === 404 || status === 410) return 'not-found';
  if (status === 401 || status === 402 || status === 403) return 'forbidden';
  if (status === 429 || status === 503) return 'busy';
  if (status >= 500) return 'server-error';
  return status === 200 || status === 203 ? null : 'unreadable';
}
