import { lookup as resolveHost } from 'node:dns';

import https from 'node:https';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';

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
const guardedLookup: LookupFunction = (host, options, done) => {
  resolveHost(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new Error('This address is not a public one.'), '', 0);
    }
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/**
 * `fetch` for addresses that tenants typed: only https, only to public networks, no redirects. As much of fetch as
 * the AI SDK uses.
 */
export const guardedFetch = async (
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> => {
  const url = new URL(input instanceof Request ? input.url : input);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))) {
    throw new Error('Only public https addresses can be used.');
  }
  return send({ url, init });
};

function send({ url, init }: { url: URL; init: RequestInit }): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = https.request(url, {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      lookup: guardedLookup,
      ...(init.signal && { signal: init.signal }),
    });
    request.once('error', reject);
    request.once('response', (message) => {
      const status = message.statusCode ?? 502;
      if (status >= 300 && status < 400) {
        message.destroy();
        return reject(new Error('The address answers with a redirect.'));
      }
      const headers = Object.entries(message.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      );
      resolve(new Response(Readable.toWeb(message) as ReadableStream, { status, headers }));
    });
    request.end(typeof init.body === 'string' ? init.body : undefined);
  });
}
