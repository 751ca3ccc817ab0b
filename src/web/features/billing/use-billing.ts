import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Billing } from '#shared/contract/billing.ts';
import type { BuyablePlan } from '#shared/plans.ts';
import { callApi } from '#web/lib/api.ts';

const billingKey = ['billing'] as const;

/** The subscription as the payment provider tells it. */
export function useBilling() {
  return useQuery({
    queryKey: billingKey,
    queryFn: ({ signal }) => callApi<Billing>({ path: '/api/billing', signal }),
  });
}

export type BillingChange =
  | { kind: 'plan'; planId: BuyablePlan; isYearly: boolean }
  | { kind: 'cancel' }
  | { kind: 'resume' };

/** `onChanged` is for other parts that show the plan. */
export function useChangeBilling({ onChanged }: { onChanged: () => unknown }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, ...choice }: BillingChange) =>
      callApi<Billing>({ path: `/api/billing/${kind}`, method: 'POST', body: choice }),
    onSuccess: (billing) => {
      queries.setQueryData(billingKey, billing);
      return onChanged();
    },
  });
}

export function usePortal() {
  return useMutation({
    mutationFn: () =>
      callApi<{ url: string }>({ path: '/api/billing/portal', method: 'POST', body: {} }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}
