/** How much of its plan an account has used, and what is said at the edge. */
import { z } from 'zod';
import { type PlanId, planIds, plans } from '#shared/plans.ts';

export const getUserUsageInput = z.object({ user_uuid: z.uuid() });
export const usage = z.object({
  chatbots: z.int(),
  documents: z.int(),
  messagesThisMonth: z.int(),
  apiCallsThisMonth: z.int(),
});
export type Usage = z.infer<typeof usage>;

export type LimitedResource = 'chatbot' | 'document' | 'message';

/** The most that a plan allows of something; -1 means unlimited. Business may have been granted more chatbots. */
export function limitOf({
  planId,
  resource,
  chatbotAllowance = null,
}: {
  planId: PlanId;
  resource: LimitedResource;
  chatbotAllowance?: number | null;
}): number {
  const plan = plans[planId];
  if (resource === 'chatbot') {
    return planId === 'business' ? Math.max(plan.chatbots, chatbotAllowance ?? 0) : plan.chatbots;
  }
  return resource === 'document' ? plan.documents : plan.messagesPerMonth;
}

export function upgradeMessage({
  resource,
  planId,
}: {
  planId: PlanId;
  resource: LimitedResource;
}): string {
  return `You've reached your ${resource} limit. Upgrade to ${plans[nextPlan(planId)].name} to continue.`;
}

/** Nothing comes after the last one. */
export function nextPlan(planId: PlanId): PlanId {
  return planIds[Math.min(planIds.indexOf(planId) + 1, planIds.length - 1)] ?? 'enterprise';
}

/** Whole percent; of a limit of nothing, nothing is 0 % and anything is all of it. */
export function usagePercent({ used, limit }: { used: number; limit: number }): number {
  if (limit < 0) return 0;
  if (limit === 0) return used > 0 ? 100 : 0;
  return Math.round((used / limit) * 100);
}
