import type { Deps } from '#server/deps.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import type { Action } from '#shared/contract/actions.ts';
import { AppError } from '#shared/errors.ts';

const hour = 3600;
/** A visitor looks up a few orders, and an order is looked up a few times: more is guessing. */
const perVisitor = { name: 'action-visitor', requests: 20, windowSeconds: hour };
const perOrder = { name: 'action-order', requests: 10, windowSeconds: hour };
const perChatbot = { name: 'action-chatbot', requests: 1_000, windowSeconds: hour };

/** Counted before anything is asked, so a refusal says nothing about what exists. */
export async function limitRuns({
  deps,
  chatbotId,
  visitorId,
  action,
  values,
}: {
  deps: Deps;
  chatbotId: string;
  visitorId: string;
  action: Pick<Action, 'id' | 'fields'>;
  values: Record<string, string>;
}): Promise<void> {
  const orders = action.fields.flatMap(({ key, type }) =>
    type === 'order' && values[key] ? [values[key].replace(/^#/, '').toLowerCase()] : [],
  );
  const uses = [
    { ...perVisitor, caller: `${chatbotId} ${visitorId}` },
    { ...perChatbot, caller: chatbotId },
    ...orders.slice(0, 1).map((order) => ({ ...perOrder, caller: `${chatbotId} ${order}` })),
  ];
  const used = await consumeRateLimits({ deps, uses });
  const refusal = used.find(({ isAllowed }) => !isAllowed);
  if (!refusal) return;
  throw new AppError('too_many_requests', 'Too many attempts. Please try again later.', {
    retryAfterSeconds: refusal.resetSeconds,
  });
}
