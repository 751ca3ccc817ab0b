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

/** A source or a part of it that isn't used any more, or soon won't be. */
const endingSource = z.object({
  id: z.uuid(),
  name: z.string(),
  source: z.enum(['file', 'text', 'page']),
  /** The beginning of the part's text; empty for the whole source. */
  label: z.string(),
  validUntil: z.string(),
  state: z.enum(['expired', 'expiring']),
});
export type EndingSource = z.infer<typeof endingSource>;

/** A source whose text names dates that no one has accepted or dismissed. */
const proposedSource = z.object({
  id: z.uuid(),
  name: z.string(),
  source: z.enum(['file', 'text', 'page']),
  quote: z.string(),
});

const replaceableSource = z.object({
  id: z.uuid(),
  name: z.string(),
  older: z.object({ id: z.uuid(), name: z.string() }),
});

/** What a chatbot answers from, and what is wrong with it. */
export const healthResponse = z.object({
  sources: z.number(),
  weak: z.array(weakSource),
  /** Those that are used least, the largest first; empty until there are enough answers to tell. */
  unused: z.array(unusedSource),
  ending: z.array(endingSource),
  proposed: z.array(proposedSource),
  /** Sources that look like new versions of others. */
  replaceable: z.array(replaceableSource),
  /** Days and answers that `unused` was worked out from. */
  days: z.number(),
  answers: z.number(),
});
export type HealthResponse = z.infer<typeof healthResponse>;
