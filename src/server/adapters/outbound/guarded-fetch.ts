/** The way out to addresses that tenants typed: none of them leads into the operator's own network. */
import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { traceStep } from '#server/config/active-span.ts';

export type GuardedFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** How a name becomes addresses; a test gives its own answers. */
export type ResolveHost = (
  host: string,
  options: { all: true; family?: number | 'IPv4' | 'IPv6'; hints?: number },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Why nothing was sent, or what came back was not followed. */
export class OutboundRefused extends Error {
  override name = 'OutboundRefused';
  readonly reason: 'not-public' | 'redirect';

  constructor(reason: OutboundRefused['reason']) {
    super(
      reason === 'redirect'
        ? 'The address answers with a redirect.'
        : 'Only public https addresses can be used.',
    );
    this.reason = reason;
  }
}

/**
 * As much of `fetch` as we use: only https, only to public networks, no redirects. `trustedOrigins` are the operator's
 * own and may be anything. `isForWebsites` also allows http and hands redirects back unfollowed, so that the caller
 * sends a request of its own, with all checks, to where they lead.
 */
export function createGuardedFetch({
  trustedOrigins = [],
  resolveHost = lookup,
  isForWebsites = false,
}: {
  trustedOrigins?: readonly string[];
  resolveHost?: ResolveHost;
  isForWebsites?: boolean;
} = {}): GuardedFetch {
  // Sockets of its own: one that another part of the server opened must not be reused past the check.
  const options = { keepAlive: true, lookup: guardLookup(resolveHost) };
  const agents = { 'https:': new https.Agent(options), 'http:': new http.Agent(options) };
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const request = { url, init, handsBackRedirects: isForWebsites };
    if (trustedOrigins.includes(url.origin)) return sendTraced(request);
    if (!isPublicTarget(url, { allowsHttp: isForWebsites }))
      throw new OutboundRefused('not-public');
    return sendTraced({ ...request, agent: agents[url.protocol === 'http:' ? 'http:' : 'https:'] });
  };
}

/** The span names the host only: paths and queries of tenants' addresses may carry keys. Trace ids aren't sent along. */
function sendTraced(request: Parameters<typeof send>[0]): Promise<Response> {
  const method = request.init.method ?? 'GET';
  const attributes = { 'http.request.method': method, 'server.address': request.url.hostname };
  return traceStep({ name: `outgoing ${method}`, kind: 'client', attributes }, async (span) => {
    const response = await send(request);
    span?.setAttributes({ 'http.response.status_code': response.status });
    return response;
  });
}

/** What can be said of an address before its name is looked up. */
export function isPublicTarget(url: URL, { allowsHttp = false } = {}): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = url.protocol === 'https:' || (allowsHttp && url.protocol === 'http:');
  return isAllowed && (isIP(host) === 0 || isPublicAddress(host));
}

/** For language models of a tenant's own choice. */
export const guardedFetch = createGuardedFetch();

/** Loopback, private, link-local (clouds keep their credentials there), shared, multicast and reserved networks. */
const inside = new BlockList();
for (const network of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
].flatMap((line) => line.split(' '))) {
  const [base = '', prefix] = network.split('/');
  inside.addSubnet(base, Number(prefix), 'ipv4');
}
/** The only part of IPv6 that is routed in public; what tunnels or embeds IPv4 in it is left out below. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const tunnels6 = new BlockList();
for (const [base, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  tunnels6.addSubnet(base, prefix, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !inside.check(address, 'ipv4');
  return isIP(address) === 6 && outside6.check(address, 'ipv6') && !tunnels6.check(address, 'ipv6');
}

/** The decision falls on the address that the socket then connects to, so a name cannot change its mind in between. */
function guardLookup(resolveHost: ResolveHost): LookupFunction {
  return (host, options, done) => {
    resolveHost(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new OutboundRefused('not-public'), '', 0);
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

function send({
  url,
  init,
  agent,
  handsBackRedirects,
}: {
  url: URL;
  init: RequestInit;
  agent?: http.Agent;
  handsBackRedirects: boolean;
}): Promise<Response> {
  const { request: open } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(agent && { agent }),
      ...(init.signal && { signal: init.signal }),
    });
    request.once('error', reject);
    request.once('response', (message) => {
      const status = message.statusCode ?? 502;
      if (status >= 300 && status < 400 && !handsBackRedirects) {
        message.destroy();
        return reject(new OutboundRefused('redirect'));
      }
      try {
        resolve(toResponse({ message, status }));
      } catch (error) {
        // A status that does not exist, say: anyone who answers like this must not bring the process down.
        message.destroy();
        reject(error);
      }
    });
    const { body } = init;
    request.end(typeof body === 'string' || body instanceof Uint8Array ? body : undefined);
  });
}

function toResponse({
  message,
  status,
}: {
  message: http.IncomingMessage;
  status: number;
}): Response {
  const headers = Object.entries(message.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const hasBody = status !== 204 && status !== 205 && status !== 304;
  if (!hasBody) message.resume();
  const body = hasBody ? (Readable.toWeb(message) as ReadableStream) : null;
  return new Response(body, { status, headers });
}
