export type TriedCall = { status: number; body: string; limits: string | null };

/** Calls the API as a program would: with the key, without the visitor's cookies. */
export async function tryCall(o: {
  method: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  key: string;
  body: string | FormData | null;
}): Promise<TriedCall> {
  const path = o.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(o.params[name] ?? ''),
  );
  const given = Object.entries(o.query).filter(([, value]) => value !== '');
  const query = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  const response = await fetch(`/api/v1${path}${query}`, {
    method: o.method.toUpperCase(),
    credentials: 'omit',
    headers: {
      authorization: `Bearer ${o.key}`,
      ...(typeof o.body === 'string' && { 'content-type': 'application/json' }),
    },
    body: o.body,
  });
  const text = await response.text();
  return {
    status: response.status,
    body: prettify(text),
    limits: response.headers.get('ratelimit'),
  };
}

function prettify(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
