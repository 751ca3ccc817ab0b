import { jwtVerify } from 'jose';
import { z } from 'zod';

const claims = z.object({
  sub: z.union([z.string().min(1).max(200), z.number()]).transform(String),
  /** Where it is there, it must name this chatbot: a token made for one is no proof to another. */
  aud: z.string().optional(),
  name: z.string().max(120).optional(),
  email: z.string().max(254).optional(),
});

export type Identity = { sub: string; name?: string; email?: string };

/** Who the owner's own server says this visitor is. Null for everything that is not proven: the visitor stays anonymous. */
export async function verifyIdentity({
  jwt,
  secret,
  chatbotId,
  now,
}: {
  jwt: string;
  secret: string;
  chatbotId: string;
  now: Date;
}): Promise<Identity | null> {
  const verified = await jwtVerify(jwt, new TextEncoder().encode(secret), {
    algorithms: ['HS256'],
    requiredClaims: ['exp'],
    currentDate: now,
  }).catch(() => null);
  const parsed = claims.safeParse(verified?.payload);
  if (!parsed.success) return null;
  const { aud = chatbotId, sub, name, email } = parsed.data;
  if (aud !== chatbotId) return null;
  return { sub, ...(name && { name }), ...(email && { email }) };
}
