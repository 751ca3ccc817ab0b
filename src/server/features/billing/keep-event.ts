import type Stripe from 'stripe';
import type { Deps } from '#server/deps.ts';
import { applyEventJob } from './jobs.ts';
import { createEventRow } from './queries.ts';
import { readEvent } from './read-event.ts';

/**
 * The event and the job that acts on it are written in one transaction: whatever dies afterwards, the event is neither
 * lost nor done twice. Events that change nothing here are left out.
 */
export async function keepEvent({
  deps,
  event,
}: {
  deps: Deps;
  event: Stripe.Event;
}): Promise<void> {
  const effect = readEvent(event);
  if (!effect) return;
  await deps.database.orm.transaction(async (transaction) => {
    const isNew = await createEventRow({
      connection: transaction,
      id: event.id,
      type: event.type,
      stripeCustomerId: effect.stripeCustomerId,
      receivedAt: deps.clock.now(),
    });
    if (!isNew) return;
    // A waiting look at the same customer will see what this event is about too.
    const singletonKey = effect.refundOf ? event.id : (effect.stripeCustomerId ?? event.id);
    await deps.queue.enqueue({ name: applyEventJob, data: effect, singletonKey, transaction });
  });
}
