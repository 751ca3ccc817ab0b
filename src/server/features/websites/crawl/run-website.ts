import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { extendWebsiteLease, leaseWebsiteRow } from '#server/features/websites/queries.ts';
import { queueWebsite } from '#server/features/websites/queue-website.ts';
import { getWebsitePlan } from '#server/features/websites/website-plan.ts';
import { crawlWebsite } from './crawl-website.ts';
import { importPages } from './import-pages.ts';

/** Without a sign of life for so long, the website is given to another worker. */
const leaseMs = 60_000;
const heartbeatMs = 15_000;
/** One run is short, so that a stopping server need not wait for a large website; the rest follows in the next. */
const runMs = 20_000;

/** Works on a website for a while, if it has work to do and no one else does it. */
export async function runWebsite({
  deps,
  workspaceId,
  id,
  signal,
}: {
  deps: Deps;
  workspaceId: string;
  id: string;
  signal: AbortSignal;
}): Promise<void> {
  const of = { connection: deps.database.orm, workspaceId, id };
  const leaseId = randomUUID();
  const now = deps.clock.now();
  const leaseEnd = () => new Date(deps.clock.now().getTime() + leaseMs);
  const website = await leaseWebsiteRow({ ...of, now, leaseId, leasedUntil: leaseEnd() });
  if (!website) return;
  const heartbeat = setInterval(() => {
    // A missed sign of life is made up for by the next one.
    extendWebsiteLease({ ...of, leaseId, leasedUntil: leaseEnd() }).catch(() => {});
  }, heartbeatMs);
  let isDone = false;
  try {
    const { pageLimit } = await getWebsitePlan({ deps, workspaceId });
    const work = { deps, website, pageLimit, until: Date.now() + runMs, signal };
    isDone = website.state === 'importing' ? await importPages(work) : await crawlWebsite(work);
  } finally {
    clearInterval(heartbeat);
    await extendWebsiteLease({ ...of, leaseId, leasedUntil: null });
  }
  if (!isDone && !signal.aborted) await queueWebsite({ deps, workspaceId, id });
}
