import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { createTrust, findClientAddress, normalizeAddress } from './client-address.ts';
import type { HttpEnv } from './http-env.ts';

const saneRequestId = /^[\w-]{8,64}$/;

/** Names the request and its caller. Ids from outside, also those of traces, are kept only when one of our own proxies sent them. */
export function requestContext({
  trustedProxies,
}: {
  trustedProxies: readonly string[];
}): MiddlewareHandler<HttpEnv> {
  const isTrusted = createTrust(trustedProxies);
  return (c, next) => {
    const peer = normalizeAddress(c.env?.incoming?.socket?.remoteAddress ?? '') ?? 'unknown';
    const forwardedFor = c.req.header('x-forwarded-for');
    const clientAddress = findClientAddress({ peer, forwardedFor, isTrusted });
    const isFromProxy = isTrusted(peer);
    const given = isFromProxy ? c.req.header('x-request-id') : undefined;
    const requestId = given && saneRequestId.test(given) ? given : randomUUID();
    c.set('clientAddress', clientAddress);
    c.set('requestId', requestId);
    if (isFromProxy) c.set('traceparent', c.req.header('traceparent'));
    return next();
  };
}
