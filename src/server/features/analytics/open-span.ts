import type { Deps } from '#server/deps.ts';
import { getChatbot } from '#server/features/chatbots/index.ts';
import { daysBefore, openDays, type Span } from '#server/features/counts/index.ts';
import { requireFeature } from '#server/features/plans/index.ts';
import { type AnalyticsQuery, basicDays } from '#shared/contract/analytics.ts';
import { AppError } from '#shared/errors.ts';

export type Asked = { deps: Deps; workspaceId: string; query: AnalyticsQuery };

const dayMs = 86_400_000;
const mostDays = 366;

/** What is asked about, once the plan allows it: every plan with analytics the last 30 days up to today, larger ones any time. */
export async function openSpan({ deps, workspaceId, query }: Asked): Promise<Span> {
  const { chatbotId, days } = query;
  const isBasic = days === basicDays && !query.from && !query.to;
  const feature = isBasic ? 'basicAnalytics' : 'advancedAnalytics';
  await requireFeature({ deps, workspaceId, feature });
  const chatbot = chatbotId ? await getChatbot({ deps, workspaceId, id: chatbotId }) : null;
  const timeZone = chatbot?.timeZone ?? 'UTC';
  return openDays({ deps, workspaceId, chatbotId, timeZone, days: readDays(query) ?? days });
}

/** As many days before. */
export function openPrevious({ deps, span }: { deps: Deps; span: Span }): Promise<Span> {
  return openDays({ deps, ...span, days: daysBefore(span) });
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
