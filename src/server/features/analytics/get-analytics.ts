/** What happened in conversations, counted. */
import type { Deps } from '#server/deps.ts';
import { type Actor, recordAudit } from '#server/features/audit/index.ts';
import { countTotalsByDay } from '#server/features/counts/index.ts';
import {
  type AnalyticsResponse,
  type SavingsSettings,
  usualSavings,
} from '#shared/contract/analytics.ts';
import { auditedSettings } from '#shared/contract/audit.ts';
import { describeTotals } from './describe-totals.ts';
import { type Asked, openSpan } from './open-span.ts';
import { findSavings, saveSavings } from './queries.ts';

export async function getAnalytics(input: Asked): Promise<AnalyticsResponse> {
  const span = await openSpan(input);
  const now = input.deps.clock.now();
  return {
    from: span.from.toISOString(),
    to: (span.to < now ? span.to : now).toISOString(),
    timeZone: span.timeZone,
    totals: await describeTotals(span),
    // What was just saved is there at once.
    savings: (await findSavings({ ...span, connection: input.deps.database.orm })) ?? usualSavings,
    byDay: await countTotalsByDay(span),
  };
}

export async function updateSavings({
  deps,
  actor,
  input,
}: {
  deps: Deps;
  actor: Actor;
  input: SavingsSettings;
}): Promise<SavingsSettings> {
  const { workspaceId } = actor;
  await deps.database.orm.transaction(async (transaction) => {
    await saveSavings({ connection: transaction, workspaceId, savings: input });
    const target = auditedSettings.timeSaved;
    await recordAudit({ deps, transaction, actor, action: 'settings.updated', target });
  });
  return input;
}
