import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const header = z.object({ alg: z.literal('HS256') });
const claims = z.object({
  sub: z.union([z.string().min(1).max(200), z.number()]).transform(String),
  exp: z.number(),
  nbf: z.number().optional(),
  /** Where it is there, it must name this chatbot: a token made for one is no proof to another. */
  aud: z.string().optional(),
  name: z.string().max(120).optional(),
  email: z.string().max(254).optional(),
});

export type Identity = { sub: string; name?: string; email?: string };

/** Who the owner's own server says this visitor is. Null for everything that is not proven: the visitor stays anonymous. */
export function verifyIdentity({
  jwt,
  secret,
  chatbotId,
  now,
}: {
  jwt: string;
  secret: string;
  chatbotId: string;
  now: Date;
}): Identity | null {
  const [head = '', body = '', signature = '', ...rest] = jwt.split('.');
  if (rest.length > 0 || !header.safeParse(decode(head)).success) return null;
  const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const parsed = claims.safeParse(decode(body));
  if (!parsed.success) return null;
  const { exp, nbf = 0, aud = chatbotId, sub, name, email } = parsed.data;
  const seconds = now.getTime() / 1000;
  if (seconds >= exp || seconds < nbf || aud !== chatbotId) return null;
  return { sub, ...(name && { name }), ...(email && { email }) };
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
