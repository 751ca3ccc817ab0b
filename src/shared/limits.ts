import { endingOf, fileKinds } from './document-types.ts';

/** Numbers of the product that both sides of the wire must agree on. Times are in milliseconds unless named otherwise. */
export const limits = {
  upload: {
    maxBytes: 10_485_760,
    types: fileKinds.map(endingOf),
  },
  rateLimit: { requests: 100, windowSeconds: 3600 },
  jsonBodyBytes: 262_144,
  trialDays: 7,
} as const;
