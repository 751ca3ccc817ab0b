import { z } from 'zod';

/** A source of a chatbot that needs its owner. */
const weakSource = z.object({
  id: z.uuid(),
  name: z.string(),
  source: z.enum(['file', 'text', 'page']),
  /** `failed`: nothing could be read. `partial`: some of it. `thin`: there is hardly anything in it. */
  problem: z.enum(['failed', 'partial', 'thin']),
  message: z.string(),
});
export type WeakSource = z.infer<typeof weakSource>;

const unusedSource = z.object({
  id: z.uuid(),
  name: z.string(),
  source: z.enum(['file', 'text', 'page']),
  passages: z.number(),
  /** Passages that no answer rested on. */
  unused: z.number(),
});

/** What a chatbot answers from, and what is wrong with it. */
export const healthResponse = z.object({
  sources: z.number(),
  weak: z.array(weakSource),
  /** Those that are used least, the largest first; empty until there are enough answers to tell. */
  unused: z.array(unusedSource),
  /** Days and answers that `unused` was worked out from. */
  days: z.number(),
  answers: z.number(),
});
export type HealthResponse = z.infer<typeof healthResponse>;
