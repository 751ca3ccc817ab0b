/** Who is calling, in one spelling per caller: limits that count addresses are only as good as this. */
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/**
 * The nearest address that is not one of our own proxies. Forwarded addresses are only believed as far as
 * trusted proxies wrote them, read from the right, because everything to the left is the caller's own claim.
 */
export function findClientAddress({
  peer,
  forwardedFor,
  isTrusted,
}: {
  peer: string;
  forwardedFor: string | undefined;
  isTrusted: (address: string) => boolean;
}): string {
  let address = normalizeAddress(peer) ?? 'unknown';
  const claims = forwardedFor?.split(',') ?? [];
  while (isTrusted(address)) {
    const claim = claims.pop();
    const next = claim === undefined ? null : normalizeAddress(claim);
    if (!next) break;
    address = next;
  }
  return address;
}

export function createTrust(networks: readonly string[]): (address: string) => boolean {
  if (networks.length === 0) return () => false;
  const trusted = new BlockList();
  for (const network of networks) {
    const [base = '', prefix] = network.split('/');
    const family = isIPv4(base) ? 'ipv4' : 'ipv6';
    trusted.addSubnet(base, prefix ? Number(prefix) : family === 'ipv4' ? 32 : 128, family);
  }
  return (address) =>
    isIP(address) !== 0 && trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** One spelling for every way to write an address: ports, brackets, zones, capitals, zeros and mapped IPv4 go. */
export function normalizeAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  const groups = expandIPv6(bare);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return groups.map((group) => group.toString(16)).join(':');
}

/** What counts as one caller: an IPv4 address, or an IPv6 /64, since a household can hop through 2^64 of those. */
export function addressGroup(address: string): string {
  return isIPv6(address) ? `${firstGroups(address)}::/64` : address;
}

/** What one customer of a provider can have: an IPv6 /56 holds 256 groups. IPv4 addresses are scarce enough one by one. */
export function addressNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [a = 0, b = 0, c = 0, d = 0] = expandIPv6(address);
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

const firstGroups = (address: string): string =>
  expandIPv6(address)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');

function expandIPv6(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) =>
    [(Number(a) << 8) | Number(b), (Number(c) << 8) | Number(d)]
      .map((group) => group.toString(16))
      .join(':'),
  );
  const [head = '', tail] = hex.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].map((group) =>
    Number.parseInt(group, 16),
  );
}
