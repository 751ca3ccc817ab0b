/** Answers what a page in the browser asks for: the page itself, its scripts and their data. All else is refused. */
import type { PageResponse } from '#server/adapters/outbound/request-page.ts';

export type SentPage = {
  url: string;
  /** The page as the website sent it, so that it isn't requested again. */
  bytes: Buffer;
  contentType: string;
  /** Requests what the page asks for; null for what is refused or can't be had. */
  getPart(part: { url: string; accept: string }): Promise<PageResponse | null>;
};

export type PausedRequest = {
  requestId: string;
  request: { url: string; method: string; headers: Record<string, string> };
  resourceType: string;
};

/** What a page may still ask for. */
export type Allowance = { requests: number; bytes: number; isPageSent: boolean };

type Sent = { status: number; contentType: string; body: Buffer };

export async function answerRequest({
  send,
  page,
  left,
  paused: { requestId, request, resourceType },
}: {
  send: (method: string, params: object) => Promise<unknown>;
  page: SentPage;
  left: Allowance;
  paused: PausedRequest;
}): Promise<void> {
  const response = await findResponse({ page, left, request, resourceType });
  if (!response) {
    // "Aborted" leaves the page as it is where it wanted to go to another one.
    await send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    return;
  }
  // Nothing of a visitor is in this browser, so one website may read another's responses.
  const origin = request.headers.Origin ?? request.headers.origin ?? '*';
  const responseHeaders = Object.entries({
    'content-type': response.contentType,
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': request.headers['Access-Control-Request-Headers'] ?? '*',
    'access-control-allow-methods': 'GET',
  }).map(([name, value]) => ({ name, value }));
  const body = response.body.toString('base64');
  const params = { requestId, responseCode: response.status, responseHeaders, body };
  await send('Fetch.fulfillRequest', params);
}

async function findResponse({
  page,
  left,
  request: { url, method },
  resourceType,
}: {
  page: SentPage;
  left: Allowance;
  request: PausedRequest['request'];
  resourceType: string;
}): Promise<Sent | null> {
  const nothing = { status: 204, contentType: 'text/plain', body: Buffer.alloc(0) };
  if (resourceType === 'Document') {
    if (left.isPageSent || method !== 'GET') return null;
    left.isPageSent = true;
    return { status: 200, contentType: page.contentType || 'text/html', body: page.bytes };
  }
  // Whether a website may be asked is decided when it's asked; only reading is allowed.
  if (method === 'OPTIONS') return nothing;
  if (method !== 'GET' || !/^https?:/.test(url)) return null;
  // Scripts wait for it; how the page looks doesn't matter.
  if (resourceType === 'Stylesheet') return { ...nothing, status: 200, contentType: 'text/css' };
  if (!/^(?:Script|XHR|Fetch)$/.test(resourceType)) return null;
  if (left.requests <= 0 || left.bytes <= 0) return null;
  left.requests -= 1;
  const part = await page.getPart({ url, accept: '*/*' });
  left.bytes -= part?.bytes.length ?? 0;
  if (!part || left.bytes < 0) return null;
  return { status: part.status, contentType: part.contentType, body: part.bytes };
}
