/** Which plan a workspace has at this moment, what it has used of it, and the refusal at the edge. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { queueMail } from '#server/features/mail/index.ts';
import type { Alongside } from '#server/http/rate-limit-queries.ts';
import { announceEvent } from '#server/jobs/announce-event.ts';
import {
  type LimitedResource,
  limitOf,
  type Usage,
  upgradeMessage,
} from '#shared/contract/usage.ts';
import type { WebhookEvent } from '#shared/contract/webhooks.ts';
import { AppError } from '#shared/errors.ts';
import { featureMessage, includesFeature, type PlanFeature } from '#shared/plan-features.ts';
import { effectivePlan, type PlanId } from '#shared/plans.ts';
import {
  consumeMessage,
  countChatbots,
  countDocuments,
  countedApiCall,
  findOwnerAddress,
  findPlanRow,
  findUsageMonth,
  giveBackMessage,
  lockPlanRow,
  markWarned,
} from './queries.ts';

export type WorkspacePlan = {
  planId: PlanId;
  /** Nothing is limited for a superuser. */
  isSuperuser: boolean;
  /** -1 means unlimited. */
  limits: Record<LimitedResource, number>;
};

type OfWorkspace = { deps: Deps; workspaceId: string };

export async function getPlan({ deps, workspaceId }: OfWorkspace): Promise<WorkspacePlan> {
  const row = await findPlanRow({ connection: deps.database.orm, workspaceId });
  return describePlan({ deps, row });
}

/** Whether a plan includes something that others lack as a whole. A superuser lacks nothing. */
export async function hasFeature(input: OfWorkspace & { feature: PlanFeature }): Promise<boolean> {
  const { planId, isSuperuser } = await getPlan(input);
  return isSuperuser || includesFeature({ planId, feature: input.feature });
}

/** Throws the upgrade message where the plan lacks it. */
export async function requireFeature(input: OfWorkspace & { feature: PlanFeature }): Promise<void> {
  if (!(await hasFeature(input)))
    throw new AppError('payment_required', featureMessage(input.feature));
}

/** Anyone who creates something in the same workspace waits until this transaction ends. */
export async function lockWorkspace(input: {
  transaction: Transaction;
  workspaceId: string;
}): Promise<void> {
  await lockPlanRow(input);
}

/**
 * For the moment before one more is made: throws the upgrade message when there is no room. The workspace stays locked
 * until the transaction ends, so that of many creations at the edge only as many succeed as there is room for.
 */
export async function reserveRoom({
  deps,
  transaction,
  workspaceId,
  resource,
}: OfWorkspace & { transaction: Transaction; resource: 'chatbot' | 'document' }): Promise<void> {
  const plan = describePlan({ deps, row: await lockPlanRow({ transaction, workspaceId }) });
  const limit = plan.limits[resource];
  if (limit < 0) return;
  const count = resource === 'chatbot' ? countChatbots : countDocuments;
  if ((await count({ connection: transaction, workspaceId })) >= limit) {
    throw refusal({ plan, resource });
  }
}

export function refusal({
  plan,
  resource,
}: {
  plan: WorkspacePlan;
  resource: LimitedResource;
}): AppError {
  return new AppError('payment_required', upgradeMessage({ planId: plan.planId, resource }));
}

export async function getUsage({ deps, workspaceId }: OfWorkspace): Promise<Usage> {
  const of = { connection: deps.database.orm, workspaceId };
  const { messages, apiCalls } = await findUsageMonth({ ...of, month: monthOf(deps) });
  return {
    chatbots: await countChatbots(of),
    documents: await countDocuments(of),
    messagesThisMonth: messages,
    apiCallsThisMonth: apiCalls,
  };
}

/** For callers that need nothing else of the usage: one row instead of counting everything. */
export async function countMessagesThisMonth({ deps, workspaceId }: OfWorkspace): Promise<number> {
  const of = { connection: deps.database.orm, workspaceId };
  return (await findUsageMonth({ ...of, month: monthOf(deps) })).messages;
}

/** Takes one question from the month's allowance, before it is answered. `giveBack` returns it when the answer fails. */
export async function reserveMessage({
  deps,
  workspaceId,
  plan,
}: OfWorkspace & {
  /** Where the caller has just read it. */
  plan?: WorkspacePlan;
}): Promise<{ isAllowed: boolean; giveBack(): Promise<void> }> {
  const { limits } = plan ?? (await getPlan({ deps, workspaceId }));
  const of = { connection: deps.database.orm, workspaceId, month: monthOf(deps) };
  const used = await consumeMessage({ ...of, limit: limits.message });
  if (used) await warnOwner({ deps, ...of, ...used, limit: limits.message });
  return {
    isAllowed: used !== null,
    giveBack: async () => {
      if (used) await giveBackMessage(of);
    },
  };
}

/** Counts one call of the API for the month, in the statement it is handed to. */
export function countApiCall({ deps, workspaceId }: OfWorkspace): Alongside {
  return { write: countedApiCall, values: { workspaceId, month: monthOf(deps) } };
}

/** The owner hears of it once a month at each mark, however many questions arrive at the same time. */
async function warnOwner({
  deps,
  workspaceId,
  month,
  limit,
  messages,
  warnedPercent,
}: {
  deps: Deps;
  workspaceId: string;
  month: string;
  messages: number;
  warnedPercent: number;
  limit: number;
}): Promise<void> {
  const percent = ([100, 80] as const).find((mark) => limit > 0 && messages * 100 >= limit * mark);
  if (percent === undefined || percent <= warnedPercent) return;
  await deps.database.orm.transaction(async (transaction) => {
    const of = { connection: transaction, workspaceId };
    if (!(await markWarned({ ...of, month, percent }))) return;
    const owner = await findOwnerAddress(of);
    if (!owner) return;
    const mail = {
      userId: owner.userId,
      to: owner.email,
      template: 'usage-warning',
      props: { percent, limit, url: `${deps.env.http.publicUrl}/app/settings` },
    };
    await queueMail({ deps, transaction, mail });
    const event: WebhookEvent =
      percent === 100
        ? { type: 'quota.reached', data: { percent, limit, month } }
        : { type: 'quota.warning', data: { percent, limit, month } };
    await announceEvent({ deps, transaction, workspaceId, event });
  });
}

/** Usage is counted by calendar month in UTC. */
function monthOf({ clock }: Deps): string {
  return `${clock.now().toISOString().slice(0, 7)}-01`;
}

/** The plan behind a row that was read with `planColumns`. */
export function describePlan({
  deps,
  row,
}: {
  deps: Deps;
  row: Awaited<ReturnType<typeof findPlanRow>>;
}): WorkspacePlan {
  const { env, clock } = deps;
  if (!row) throw new AppError('not_found', 'This workspace does not exist any more.');
  const planId = effectivePlan({
    ...row,
    now: clock.now(),
    paymentsEnabled: env.payments !== null,
    planWithoutPayments: env.planWithoutPayments,
  });
  const isSuperuser = row.isSuperuser || row.role === 'superuser';
  const { chatbotAllowance } = row;
  const limit = (resource: LimitedResource) =>
    isSuperuser ? -1 : limitOf({ planId, resource, chatbotAllowance });
  return {
    planId,
    isSuperuser,
    limits: {
      chatbot: limit('chatbot'),
      document: limit('document'),
      message: limit('message'),
    },
  };
}
