import type { Context } from 'hono';

/**
 * Whether a page may call an address that is open to some sites only. No list means any site. Entries are hosts as
 * they stand, with their port if it is not the usual one; "*.example.com" are all names below example.com, not itself.
 */
export function isAllowedOrigin({
  origin,
  ownOrigin,
  domains,
}: {
  origin: string;
  ownOrigin: string;
  domains: readonly string[];
}): boolean {
  if (origin === ownOrigin || domains.length === 0) return true;
  // Sandboxed frames and files say "null"; anything could stand behind it.
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return domains.some((domain) =>
    domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain,
  );
}

/** Lets the page at this origin read the answer. Never with credentials: these addresses know no cookies. */
export function allowReading({ c, origin }: { c: Context; origin: string }): void {
  c.header('Access-Control-Allow-Origin', origin);
  c.header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
  c.header('Vary', 'Origin', { append: true });
}

export function allowMethods({ c, methods }: { c: Context; methods: string }): void {
  c.header('Access-Control-Allow-Methods', methods);
  c.header('Access-Control-Allow-Headers', 'Authorization, Content-Type, Last-Event-ID');
  c.header('Access-Control-Max-Age', '7200');
}
