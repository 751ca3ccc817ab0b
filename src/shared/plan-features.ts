/** What a plan includes or lacks as a whole, and what is said to anyone who lacks it. */
import { type PlanDefinition, type PlanId, planIds, plans } from './plans.ts';

type FeatureRule = { name: string; isIn(plan: PlanDefinition): boolean };

const features = {
  basicAnalytics: { name: 'Analytics', isIn: ({ analytics }) => analytics !== 'none' },
  advancedAnalytics: {
    name: 'Advanced analytics',
    isIn: ({ analytics }) => analytics === 'advanced',
  },
  apiAccess: { name: 'API access', isIn: ({ apiAccess }) => apiAccess },
  team: { name: 'Team collaboration', isIn: ({ team }) => team },
  customIntegrations: {
    name: 'Webhooks and integrations',
    isIn: ({ customIntegrations }) => customIntegrations,
  },
  whiteLabel: { name: 'White-label', isIn: ({ whiteLabel }) => whiteLabel },
} satisfies Record<string, FeatureRule>;

export type PlanFeature = keyof typeof features;

export function includesFeature({
  feature,
  planId,
}: {
  planId: PlanId;
  feature: PlanFeature;
}): boolean {
  return features[feature].isIn(plans[planId]);
}

/** The smallest plan that includes it. */
export function planWithFeature(feature: PlanFeature): PlanId {
  return planIds.find((planId) => includesFeature({ planId, feature })) ?? 'enterprise';
}

export function featureMessage(feature: PlanFeature): string {
  const plan = plans[planWithFeature(feature)].name;
  return `${features[feature].name}: part of the ${plan} plan. Upgrade to ${plan} to continue.`;
}
