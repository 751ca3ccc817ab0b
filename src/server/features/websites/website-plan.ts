import type { Deps } from '#server/deps.ts';
import { getPlan } from '#server/features/plans/index.ts';
import type { SyncSchedule } from '#shared/contract/websites.ts';
import { type PlanId, plans } from '#shared/plans.ts';

export type WebsitePlan = {
  planId: PlanId;
  /** -1 means unlimited. */
  websiteLimit: number;
  /** Never unlimited: a website can make up addresses for ever. */
  pageLimit: number;
  schedules: readonly SyncSchedule[];
};

const mostPages = 10_000;

/** Each of these may send hundreds of requests to someone's website. */
export const websiteReadings = { name: 'website-readings', requests: 60, windowSeconds: 3600 };

export async function getWebsitePlan(input: {
  deps: Deps;
  workspaceId: string;
}): Promise<WebsitePlan> {
  const { planId, isSuperuser } = await getPlan(input);
  const plan = plans[isSuperuser ? 'enterprise' : planId];
  return {
    planId,
    websiteLimit: plan.websites,
    pageLimit: plan.pagesPerWebsite < 0 ? mostPages : plan.pagesPerWebsite,
    schedules: plan.syncSchedules,
  };
}
