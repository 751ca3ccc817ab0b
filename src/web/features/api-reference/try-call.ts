export type TriedCall = { status: number; body: string; limits: string | null };

/** Calls the API as a program would: with the key, without the visitor's cookies. */
export async function tryCall(input: {
  method: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  key: string;
  body: string | FormData | null;
}): Promise<TriedCall> {
  const path = input.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(input.params[name] ?? ''),
  );
  const given = Object.entries(input.query).filter(([, value]) => value !== '');
  const query = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  const response = await fetch(`/api/v1${path}${query}`, {
    method: input.method.toUpperCase(),
    credentials: 'omit',
    headers: {
      authorization: `Bearer ${input.key}`,
      ...(typeof input.body === 'string' && { 'content-type': 'application/json' }),
    },
    body: input.body,
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
