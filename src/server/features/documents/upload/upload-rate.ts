import type { Deps } from '#server/deps.ts';
import type { SessionEnv } from '#server/features/accounts/index.ts';
import { rateLimit } from '#server/http/rate-limit.ts';

/** Far above what a person does by hand. */
const uploads = { name: 'uploads', requests: 1000, windowSeconds: 3600 };

/** One limit for files and typed texts. */
export const limitUploads = (deps: Deps) =>
  rateLimit<SessionEnv>({ deps, by: (c) => c.get('session').workspaceId, ...uploads });
