import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { deleteOldEvents, listCustomersToReconcile } from './queries.ts';
import { eventEffect } from './read-event.ts';
import { syncSubscription } from './sync-subscription.ts';
import { sendTrialMails } from './trial-mails.ts';
import { withdrawPayment } from './withdraw-payment.ts';

export const applyEventJob = 'apply-payment-event';
/** Stripe repeats an event for three days; a year also serves anyone who wonders what happened. */
const keepEventsMs = 365 * 86_400_000;

export function billingJobs(deps: Deps): JobHandler[] {
  return [
    {
      name: applyEventJob,
      // Over a day of tries: Stripe may be away for long.
      options: { retryLimit: 30, retryDelaySeconds: 5 },
      async handle(data) {
        const { refundOf, stripeCustomerId: named } = eventEffect.parse(data);
        const found = refundOf ? await withdrawPayment({ deps, ...refundOf }) : null;
        const stripeCustomerId = found ?? named;
        if (stripeCustomerId) await syncSubscription({ deps, stripeCustomerId });
      },
    },
    { name: 'reconcile-payments', handle: (_data, signal) => reconcile({ deps, signal }) },
    { name: 'send-trial-mails', handle: () => sendTrialMails(deps) },
  ];
}

export const billingSchedules = [
  { name: 'reconcile-payments', cron: '17 * * * *' },
  { name: 'send-trial-mails', cron: '7 * * * *' },
];

/** Repairs what no event told us. One customer that fails must not keep the others waiting. */
async function reconcile({ deps, signal }: { deps: Deps; signal: AbortSignal }): Promise<void> {
  if (!deps.env.payments) return;
  const { clock, log } = deps;
  const connection = deps.database.orm;
  const now = clock.now();
  for (const stripeCustomerId of await listCustomersToReconcile({ connection, now })) {
    if (signal.aborted) return;
    try {
      await syncSubscription({ deps, stripeCustomerId });
    } catch (error) {
      log.warn({ err: error, stripeCustomerId }, 'customer not reconciled');
    }
  }
  await deleteOldEvents({ connection, before: new Date(now.getTime() - keepEventsMs) });
}
