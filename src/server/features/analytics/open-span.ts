import type { Deps } from '#server/deps.ts';
import { getChatbot } from '#server/features/chatbots/service.ts';
import { requireFeature } from '#server/features/plans/service.ts';
import { type AnalyticsQuery, basicDays } from '#shared/contract/analytics.ts';
import { AppError } from '#shared/errors.ts';
import { findDayStarts } from './advanced-queries.ts';
import type { Span } from './queries.ts';

export type Asked = { deps: Deps; workspaceId: string; query: AnalyticsQuery };

const dayMs = 86_400_000;
const mostDays = 366;

/** What is asked about, once the plan allows it: every plan with analytics the last 30 days, larger ones any time. */
export async function openSpan({
  deps,
  workspaceId,
  query,
}: Asked): Promise<Span & { timeZone: string }> {
  const { chatbotId, days } = query;
  const isBasic = days === basicDays && !query.from && !query.to;
  const feature = isBasic ? 'basicAnalytics' : 'advancedAnalytics';
  await requireFeature({ deps, workspaceId, feature });
  const chatbot = chatbotId ? await getChatbot({ deps, workspaceId, id: chatbotId }) : null;
  const timeZone = chatbot?.timeZone ?? 'UTC';
  const connection = deps.database.orm;
  const chosen = readDays(query);
  const span = chosen
    ? await findDayStarts({ connection, days: chosen, timeZone })
    : { from: new Date(deps.clock.now().getTime() - days * dayMs) };
  return { connection, workspaceId, chatbotId, timeZone, ...span };
}

/** The time before, as long as this one. */
export function openPrevious({ span, now }: { span: Span; now: Date }): Span {
  const length = (span.to ?? now).getTime() - span.from.getTime();
  return { ...span, from: new Date(span.from.getTime() - length), to: span.from };
}

/** The first day and the one after the last. */
function readDays({ from, to }: AnalyticsQuery): [first: string, after: string] | null {
  if (!from && !to) return null;
  const after = new Date(Date.parse(to ?? '') + dayMs);
  const length = (after.getTime() - Date.parse(from ?? '')) / dayMs;
  if (!from || !(length >= 1 && length <= mostDays)) {
    const message = 'Please choose a first and a last day, at most a year apart.';
    throw new AppError('invalid_input', message, { fields: { from: message } });
  }
  return [from, after.toISOString().slice(0, 10)];
}
