/** The figures by mail: a weekly summary for the account's owner, and a report for whom larger plans name. */
import type { Deps } from '#server/deps.ts';
import { type Actor, recordAudit } from '#server/features/audit/index.ts';
import { daysBefore, openDays } from '#server/features/counts/index.ts';
import { queueMail } from '#server/features/mail/index.ts';
import { hasFeature, requireFeature } from '#server/features/plans/index.ts';
import type { ReportSettings } from '#shared/contract/analytics.ts';
import { auditedSettings } from '#shared/contract/audit.ts';
import { describeTotals } from './describe-totals.ts';
import {
  findOwner,
  findReport,
  listWorkspacePage,
  markReported,
  saveReport,
} from './report-queries.ts';

type OfWorkspace = { deps: Deps; workspaceId: string };
type Period = { frequency: 'weekly' | 'monthly'; from: Date; to: Date };

const pageSize = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

export async function getReportSettings(of: OfWorkspace): Promise<ReportSettings> {
  const { deps, workspaceId } = of;
  const row = await findReport({ connection: deps.database.orm, workspaceId });
  return { frequency: row?.frequency ?? 'off', recipients: row?.recipients ?? [] };
}

export async function updateReportSettings({
  deps,
  actor,
  input,
}: {
  deps: Deps;
  actor: Actor;
  input: ReportSettings;
}): Promise<ReportSettings> {
  const { workspaceId } = actor;
  await requireFeature({ deps, workspaceId, feature: 'advancedAnalytics' });
  await deps.database.orm.transaction(async (transaction) => {
    await saveReport({ connection: transaction, workspaceId, settings: input });
    const target = auditedSettings.report;
    await recordAudit({ deps, transaction, actor, action: 'settings.updated', target });
  });
  return input;
}

/** Runs every morning; on Mondays a week is over, on the first a month. */
export async function sendDueReports(deps: Deps): Promise<void> {
  const periods = listEndedPeriods(deps.clock.now());
  if (periods.length === 0) return;
  for (let after = firstId; ; ) {
    const page = await listWorkspacePage({ connection: deps.database.orm, after, limit: pageSize });
    for (const { workspaceId } of page) {
      for (const period of periods) await reportPeriod({ deps, workspaceId, period });
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.workspaceId;
  }
}

/** The week or month that ended with this day's beginning, in UTC. */
export function listEndedPeriods(now: Date): Period[] {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const to = new Date(Date.UTC(year, month, day));
  const periods: Period[] = [];
  if (to.getUTCDay() === 1) {
    periods.push({ frequency: 'weekly', from: new Date(Date.UTC(year, month, day - 7)), to });
  }
  if (day === 1) {
    periods.push({ frequency: 'monthly', from: new Date(Date.UTC(year, month - 1, 1)), to });
  }
  return periods;
}

async function reportPeriod(input: OfWorkspace & { period: Period }): Promise<void> {
  const { deps, workspaceId, period } = input;
  const { frequency, from, to } = period;
  const connection = deps.database.orm;
  const report = await findReport({ connection, workspaceId });
  const isReported =
    report?.frequency === frequency &&
    report.recipients.length > 0 &&
    (await hasFeature({ deps, workspaceId, feature: 'advancedAnalytics' }));
  const owner = frequency === 'weekly' ? await findOwner({ connection, workspaceId }) : null;
  const isSummarised =
    owner?.notifications.weeklySummary === true &&
    !(isReported && report.recipients.includes(owner.email)) &&
    (await hasFeature({ deps, workspaceId, feature: 'basicAnalytics' }));
  if (!isReported && !isSummarised) return;
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  const of = { deps, workspaceId, chatbotId: undefined, timeZone: 'UTC' };
  const span = await openDays({ ...of, days: [dayOf(from), dayOf(to)] });
  const totals = await describeTotals(span);
  const previous = await describeTotals(await openDays({ ...of, days: daysBefore(span) }));
  const props = {
    frequency,
    from: from.toISOString(),
    to: to.toISOString(),
    totals,
    previous,
    link: `${deps.env.http.publicUrl}/app/analytics`,
  };
  if (isReported) {
    const mails = report.recipients.map((email) => ({
      userId: null,
      workspaceId: input.workspaceId,
      to: email,
      props,
    }));
    await mailOnce({ ...input, column: 'reportedFor', mails });
  }
  // Nothing happened: no mail is the better mail.
  if (isSummarised && totals.conversations > 0) {
    const mails = [{ userId: owner.userId, to: owner.email, props: { ...props, isSummary: true } }];
    await mailOnce({ ...input, column: 'summarisedFor', mails });
  }
}

async function mailOnce(
  input: OfWorkspace & {
    period: Period;
    column: 'reportedFor' | 'summarisedFor';
    mails: {
      userId: string | null;
      workspaceId?: string;
      to: string;
      props: Record<string, unknown>;
    }[];
  },
): Promise<void> {
  const { deps, workspaceId, column } = input;
  const period = `${input.period.frequency} ${input.period.from.toISOString().slice(0, 10)}`;
  await deps.database.orm.transaction(async (transaction) => {
    if (!(await markReported({ connection: transaction, workspaceId, column, period }))) return;
    for (const mail of input.mails) {
      await queueMail({ deps, transaction, mail: { ...mail, template: 'analytics-report' } });
    }
  });
}
