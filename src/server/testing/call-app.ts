import type { Hono } from 'hono';
import type { HttpEnv } from '#server/http/http-env.ts';

export type TestRequest = RequestInit & {
  /** Becomes the body. */
  json?: unknown;
  /** The caller's address. */
  from?: string;
  /** `false` leaves out what a browser on our own pages adds. */
  asBrowser?: boolean;
};

/** Calls an app as a browser on its own pages would, without a socket. */
export async function callApp({
  app,
  path,
  init: { json, from = '127.0.0.1', asBrowser = true, ...init } = {},
}: {
  app: Hono<HttpEnv>;
  path: string;
  init?: TestRequest;
}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (asBrowser && !headers.has('origin') && !headers.has('sec-fetch-site')) {
    headers.set('sec-fetch-site', 'same-origin');
  }
  if (json !== undefined && !headers.has('content-type')) {
    headers.set('content-type', 'application/json');
  }
  const body = json === undefined ? init.body : JSON.stringify(json);
  const method = json === undefined ? 'GET' : 'POST';
  const bindings = { incoming: { socket: { remoteAddress: from } } } as HttpEnv['Bindings'];
  return await app.request(path, { method, ...init, headers, body }, bindings);
}
