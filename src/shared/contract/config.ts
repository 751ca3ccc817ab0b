import { z } from 'zod';

/** GET /api/config: the whole of what a browser may know about the installation. What is not named here is cut away. */
export const publicConfig = z.object({
  version: z.string(),
  publicUrl: z.string(),
  flags: z.object({
    analytics: z.boolean(),
    chatbotTesting: z.boolean(),
    documentUpload: z.boolean(),
    apiAccess: z.boolean(),
    stripePayments: z.boolean(),
    devTools: z.boolean(),
  }),
  upload: z.object({ maxBytes: z.number(), types: z.array(z.string()) }),
  hasGoogleSignIn: z.boolean(),
  hasMail: z.boolean(),
  payments: z.object({ enabled: z.boolean(), publishableKey: z.string().nullable() }),
});

export type PublicConfig = z.infer<typeof publicConfig>;
