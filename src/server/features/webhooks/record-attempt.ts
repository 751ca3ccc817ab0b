/** What follows from an attempt: done, again later, given up, or the endpoint switched off and its owner told. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { findOwnerAddress } from '#server/features/plans/service.ts';
import type { DeliveryAttempt, WebhookEndpoint } from '#shared/contract/webhooks.ts';
import { type DeliveryRow, updateDelivery } from './delivery-queries.ts';
import { type EndpointRow, updateEndpoint } from './queries.ts';
import { findNextAttempt } from './retry-schedule.ts';

type Recorded = {
  deps: Deps;
  endpoint: EndpointRow;
  delivery: DeliveryRow;
  attempt: DeliveryAttempt;
};

const attemptsKept = 30;

export async function recordAttempt(
  o: Recorded & {
    /** By hand: the schedule goes on as if it had not been. */
    isByHand?: boolean;
  },
): Promise<DeliveryRow | null> {
  const { deps, endpoint, delivery, attempt } = o;
  const { workspaceId } = endpoint;
  const outcome = o.isByHand ? judgeByHand(o) : judge(o);
  return deps.database.orm.transaction(async (transaction) => {
    const attempts = [...delivery.attempts, attempt].slice(-attemptsKept);
    const row = await updateDelivery({
      connection: transaction,
      workspaceId,
      id: delivery.id,
      changes: { ...outcome, attempts, claimedUntil: null },
    });
    await noteAttempt({ ...o, transaction });
    if (attempt.status === 410) await switchOff({ ...o, transaction, reason: 'gone' });
    else if (outcome.state === 'failed' && !o.isByHand && hasOnlyFailed(o)) {
      await switchOff({ ...o, transaction, reason: 'failing' });
    }
    return row;
  });
}

/** Remembers on the endpoint when it was last tried, and when it last worked. */
export async function noteAttempt(
  o: Omit<Recorded, 'delivery'> & { transaction: Transaction },
): Promise<void> {
  const { workspaceId, id } = o.endpoint;
  const now = o.deps.clock.now();
  const changes = { attemptedAt: now, ...(!o.attempt.failure && { succeededAt: now }) };
  await updateEndpoint({ connection: o.transaction, workspaceId, id, changes });
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

/** Nothing got through since this delivery began, which is days ago. */
const hasOnlyFailed = ({ endpoint, delivery, attempt }: Recorded) =>
  attempt.failure !== 'plan' &&
  (endpoint.succeededAt === null || endpoint.succeededAt < delivery.createdAt);

async function switchOff(
  o: Recorded & { transaction: Transaction; reason: WebhookEndpoint['disabledReason'] },
): Promise<void> {
  const { deps, transaction, endpoint, reason } = o;
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
