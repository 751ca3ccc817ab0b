import { expect, test } from 'vitest';
import { featureMessage, includesFeature, type PlanFeature } from './plan-features.ts';
import { planIds } from './plans.ts';

test.each<[PlanFeature, string]>([
  ['basicAnalytics', 'starter business enterprise'],
  ['advancedAnalytics', 'business enterprise'],
  ['apiAccess', 'business enterprise'],
  ['team', 'business enterprise'],
  ['customIntegrations', 'business enterprise'],
  ['whiteLabel', 'enterprise'],
])('%s is in %s', (feature, plans) => {
  const having = planIds.filter((planId) => includesFeature({ planId, feature }));
  expect(having.join(' ')).toBe(plans);
});

test('the message names the smallest plan that helps', () => {
  expect(featureMessage('whiteLabel')).toBe(
    'White-label: part of the Enterprise plan. Upgrade to Enterprise to continue.',
  );
  expect(featureMessage('customIntegrations')).toContain('Upgrade to Business');
});
