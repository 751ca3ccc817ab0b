/**
 * Where a `redirect` parameter may lead: to a page of this site, else to the fallback. Anything a browser or a
 * router could read as another host is refused: a scheme, "//", a backslash, control characters (browsers drop
 * them while parsing) and dot segments (resolving "/..//host" leaves "//host").
 */
export function safeRedirect(target: string | null | undefined, fallback = '/app'): string {
  if (!target || target.length > 2000 || !target.startsWith('/')) return fallback;
  if (/[\\\p{Cc}]/u.test(target)) return fallback;
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (path.includes('//') || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return fallback;
  // Sign-in pages would send a signed-in visitor round in circles, and the API is no page.
  if (/^\/(?:auth|login|api)(?:\/|$)/i.test(path)) return fallback;
  return target;
}
