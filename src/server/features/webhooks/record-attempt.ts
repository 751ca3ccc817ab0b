/** What follows from an attempt: done, again later, given up, or the endpoint switched off and its owner told. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { queueMail } from '#server/features/mail/index.ts';
import { findOwnerAddress } from '#server/features/plans/index.ts';
import type { DeliveryAttempt, WebhookEndpoint } from '#shared/contract/webhooks.ts';
import { type DeliveryRow, updateDelivery } from './delivery-queries.ts';
import { type EndpointRow, updateEndpoint } from './queries.ts';
import { findNextAttempt, findPauseEnd, isFailingForGood } from './retry-schedule.ts';

type Recorded = {
  deps: Deps;
  endpoint: EndpointRow;
  delivery: DeliveryRow;
  attempt: DeliveryAttempt;
};

const attemptsKept = 30;

export async function recordAttempt(
  input: Recorded & {
    /** By hand: the schedule goes on as if it had not been. */
    isByHand?: boolean;
  },
): Promise<DeliveryRow | null> {
  const { deps, endpoint, delivery, attempt } = input;
  const { workspaceId } = endpoint;
  const outcome = input.isByHand ? judgeByHand(input) : judge(input);
  return deps.database.orm.transaction(async (transaction) => {
    const attempts = [...delivery.attempts, attempt].slice(-attemptsKept);
    const row = await updateDelivery({
      connection: transaction,
      workspaceId,
      id: delivery.id,
      changes: { ...outcome, attempts, leasedUntil: null },
    });
    await noteAttempt({ ...input, transaction, releases: !input.isByHand });
    if (attempt.status === 410) await switchOff({ ...input, transaction, reason: 'gone' });
    else if (!input.isByHand && isGivenUp({ ...input, outcome })) {
      await switchOff({ ...input, transaction, reason: 'failing' });
    }
    return row;
  });
}

/** Remembers on the endpoint when it was last tried and whether it works, and pauses it while it does not. */
export async function noteAttempt({
  deps,
  transaction,
  endpoint: { workspaceId, id, failingSince },
  attempt: { failure },
  releases = false,
}: Omit<Recorded, 'delivery'> & {
  transaction: Transaction;
  /** The worker is done with it; sending by hand leaves the worker's lease alone. */
  releases?: boolean;
}): Promise<void> {
  const now = deps.clock.now();
  const since = failingSince ?? now;
  const health = failure
    ? { failingSince: since, pausedUntil: findPauseEnd({ failingSince: since, now }) }
    : { succeededAt: now, failingSince: null, pausedUntil: null };
  const changes = {
    attemptedAt: now,
    // A plan without webhooks says nothing about the receiver.
    ...(failure !== 'plan' && health),
    ...(releases && { leasedUntil: null }),
  };
  await updateEndpoint({ connection: transaction, workspaceId, id, changes });
}

type Outcome = Pick<DeliveryRow, 'state' | 'nextAttemptAt'> & Partial<DeliveryRow>;

function judge({ deps, delivery, attempt }: Recorded): Outcome {
  const tries = delivery.tries + 1;
  if (!attempt.failure) return { state: 'delivered', nextAttemptAt: null, tries };
  const isFinal = attempt.status === 410 || attempt.failure === 'plan';
  const nextAttemptAt = isFinal ? null : findNextAttempt({ tries, now: deps.clock.now() });
  return { state: nextAttemptAt ? 'pending' : 'failed', nextAttemptAt, tries };
}

function judgeByHand({ delivery, attempt }: Recorded): Outcome {
  if (!attempt.failure) return { state: 'delivered', nextAttemptAt: null };
  return { state: delivery.state, nextAttemptAt: delivery.nextAttemptAt };
}

/** Nothing got through since this delivery began, or for as long as one is tried: that is days ago. */
function isGivenUp({
  deps,
  endpoint,
  delivery,
  attempt,
  outcome,
}: Recorded & { outcome: Outcome }) {
  if (!attempt.failure || attempt.failure === 'plan') return false;
  const { failingSince, succeededAt } = endpoint;
  const now = deps.clock.now();
  if (failingSince && isFailingForGood({ failingSince, now })) return true;
  const hasOnlyFailed = succeededAt === null || succeededAt < delivery.createdAt;
  return outcome.state === 'failed' && hasOnlyFailed;
}

async function switchOff({
  deps,
  transaction,
  endpoint,
  reason,
}: Recorded & {
  transaction: Transaction;
  reason: WebhookEndpoint['disabledReason'];
}): Promise<void> {
  const { workspaceId, id } = endpoint;
  const changes = { active: false, disabledReason: reason };
  await updateEndpoint({ connection: transaction, workspaceId, id, changes });
  const owner = await findOwnerAddress({ connection: transaction, workspaceId });
  if (!owner) return;
  const link = `${deps.env.http.publicUrl}/app/settings/integrations`;
  const mail = {
    userId: owner.userId,
    to: owner.email,
    template: 'webhook-disabled',
    props: { name: endpoint.name, reason, link },
  };
  await queueMail({ deps, transaction, mail });
}
