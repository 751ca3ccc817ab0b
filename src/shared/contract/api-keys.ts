/** Keys that programs call the API with, made and revoked in Settings. */
import { z } from 'zod';

export const apiScopes = ['read', 'write', 'chat'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** In days; null never ends. */
export const apiKeyLifetimes = [30, 90, 365, null] as const;

export const createApiKeyInput = z.object({
  name: z
    .string({ error: 'Please name this key' })
    .trim()
    .min(1, 'Please name this key')
    .max(80, 'Please use at most 80 characters')
    .regex(/^[^\p{Cc}]*$/u, 'Please use a single line of text'),
  scopes: z
    .array(z.enum(apiScopes))
    .min(1, 'Please choose what the key may do')
    .transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
  /** Null: all chatbots, also those made later. */
  chatbotId: z.uuid('Please choose a chatbot').nullable().default(null),
  expiresInDays: z.int().min(1).max(3650).nullable().default(null),
});
export type CreateApiKeyInput = z.infer<typeof createApiKeyInput>;

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The end of the key. */
  hint: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  chatbot: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  madeBy: z.string(),
  expiresAt: z.iso.datetime().nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type ApiKey = z.infer<typeof apiKey>;
export const apiKeysResponse = z.object({ items: z.array(apiKey) });
/** The only time that the key itself is said. */
export const createdApiKey = z.object({ apiKey, key: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKey>;
