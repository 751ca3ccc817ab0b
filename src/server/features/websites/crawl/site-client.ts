/** Requests to one website, as politely as it asks for: its robots.txt, its pace, and a name that says who reads. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type PageRequest,
  type PageResponse,
  RequestFailure,
  requestPage,
} from '#server/adapters/outbound/request-page.ts';
import type { Deps } from '#server/deps.ts';
import { botName, type Robots, readRobots, type StoredRobots } from './robots.ts';

export type SiteClient = {
  robotsOf(address: string): Promise<Robots>;
  getPage(input: {
    url: string;
    etag?: string | null;
    lastModified?: string | null;
  }): Promise<PageResponse>;
  /** Follows redirects; null for what isn't there. */
  getSitemap(url: string): Promise<Buffer | null>;
  /** The same for a file that belongs to a page; null also for what robots.txt forbids. */
  getFile(file: { url: string; maxBytes: number; accept: string }): Promise<Buffer | null>;
  /** The same for what a script asks for, whatever its status. */
  getPart(part: { url: string; accept: string }): Promise<PageResponse | null>;
  userAgent: string;
};

const pageBytes = 5 * 1024 * 1024;
const sitemapBytes = 10 * 1024 * 1024;
const robotsBytes = 512 * 1024;
const mostHops = 5;
/** What a server can take without noticing. */
const connectionsPerHost = 2;

/** `robots` holds what was read of robots.txt in this run; `saveRobots` is told of more. */
export function createSiteClient({
  deps,
  robots,
  saveRobots,
  signal,
}: {
  deps: Deps;
  robots: Record<string, StoredRobots>;
  saveRobots: (robots: Record<string, StoredRobots>) => Promise<void>;
  signal: AbortSignal;
}): SiteClient {
  const known = { ...robots };
  const rules = new Map<string, Promise<Robots>>();
  const nextAt = new Map<string, number>();
  const { timeoutMs } = deps.env.crawl;
  const limitHost = createHostLimit(connectionsPerHost);
  const userAgent = `Mozilla/5.0 (compatible; ${botName}/1.0; +${deps.env.http.publicUrl}/crawler)`;
  const send = (request: Pick<PageRequest, 'url' | 'maxBytes' | 'accept'>) =>
    limitHost(request.url, () =>
      requestPage({ fetch: deps.websites, userAgent, timeoutMs, signal, ...request }),
    );

  /** Waits for this host's turn where its robots.txt asks for a pause between requests. */
  async function waitForTurn(url: string): Promise<void> {
    const { delayMs } = await robotsOf(url);
    if (delayMs === 0) return;
    const { host } = new URL(url);
    const now = Date.now();
    const at = Math.max(now, nextAt.get(host) ?? 0);
    nextAt.set(host, at + delayMs);
    if (at > now) await sleep(at - now, undefined, { signal });
  }

  async function follow(input: { url: string; maxBytes: number; accept: string }) {
    let { url } = input;
    for (let hop = 0; hop <= mostHops; hop += 1) {
      const response = await send({ ...input, url });
      if (!response.location) return response;
      url = response.location;
    }
    throw new RequestFailure('unreachable');
  }

  /** Null where nothing usable comes back. */
  async function getResponse(file: { url: string; maxBytes: number; accept: string }) {
    try {
      await waitForTurn(file.url);
      return await follow(file);
    } catch (error) {
      if (error instanceof RequestFailure) return null;
      throw error;
    }
  }

  async function getBody(file: { url: string; maxBytes: number; accept: string }) {
    const response = await getResponse(file);
    return response?.status === 200 ? response.bytes : null;
  }

  async function isAllowed(url: string): Promise<boolean> {
    const robots = await robotsOf(url).catch(() => null);
    return robots?.isAllowed(url) === true;
  }

  async function loadRobots(origin: string): Promise<Robots> {
    let stored = known[origin];
    if (!stored) {
      const url = `${origin}/robots.txt`;
      const { status, bytes } = await follow({ url, maxBytes: robotsBytes, accept: 'text/plain' });
      // What follows a NUL is no text, and the database takes none.
      stored = { status, text: bytes.toString('utf8').split('\0')[0] ?? '' };
      known[origin] = stored;
      await saveRobots(known);
    }
    return readRobots({ origin, robots: stored });
  }

  function robotsOf(address: string): Promise<Robots> {
    const { origin } = new URL(address);
    const made = rules.get(origin) ?? loadRobots(origin);
    rules.set(origin, made);
    return made;
  }

  return {
    robotsOf,
    async getPage(page) {
      await waitForTurn(page.url);
      const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1';
      return send({ ...page, maxBytes: pageBytes, accept });
    },
    getSitemap(url) {
      const accept = 'application/xml,text/xml,*/*;q=0.1';
      return getBody({ url, maxBytes: sitemapBytes, accept });
    },
    async getFile(file) {
      return (await isAllowed(file.url)) ? getBody(file) : null;
    },
    async getPart(part) {
      return (await isAllowed(part.url)) ? getResponse({ ...part, maxBytes: pageBytes }) : null;
    },
    userAgent,
  };
}

/** Lets so many requests to one host run at the same time; the others wait in line. */
function createHostLimit(most: number) {
  const hosts = new Map<string, { open: number; waiting: (() => void)[] }>();

  return async <Result>(url: string, work: () => Promise<Result>): Promise<Result> => {
    const { host } = new URL(url);
    const line = hosts.get(host) ?? { open: 0, waiting: [] };
    hosts.set(host, line);
    if (line.open < most) line.open += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.open -= 1;
    }
  };
}
