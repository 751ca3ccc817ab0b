/** The first page of the dashboard: what needs the team, how it goes, and whether everything works. */
import type { Deps } from '#server/deps.ts';
import { listRecentGaps } from '#server/features/analytics/service.ts';
import { hasFeature } from '#server/features/plans/service.ts';
import type { HomeResponse } from '#shared/contract/home.ts';
import { hasPermission, type Permission, type Role } from '#shared/permissions.ts';
import {
  countConversationsByChatbot,
  countDocumentStates,
  countHandled,
  listLatestSites,
  listOpenLeads,
  listWaiting,
} from './queries.ts';

const dayMs = 86_400_000;
const shownItems = 3;
const chartDays = 30;

export async function getHome({
  deps,
  workspaceId,
  role,
}: {
  deps: Deps;
  workspaceId: string;
  role: Role | null;
}): Promise<HomeResponse> {
  const of = { connection: deps.database.orm, workspaceId };
  const may = (permission: Permission) => hasPermission({ role, permission });
  const hasFigures =
    deps.env.flags.analytics &&
    may('analytics.read') &&
    (await hasFeature({ deps, workspaceId, feature: 'basicAnalytics' }));
  const [waiting, leads, unanswered, figures, documents, sites] = await Promise.all([
    may('conversations.read') ? listWaiting({ ...of, limit: shownItems }) : null,
    may('leads.read') ? listOpenLeads({ ...of, limit: shownItems }) : null,
    hasFigures ? listRecentGaps({ deps, workspaceId, limit: shownItems }) : null,
    hasFigures ? getFigures({ ...of, now: deps.clock.now() }) : null,
    may('documents.read') ? countDocumentStates(of) : null,
    listLatestSites(of),
  ]);
  return {
    waiting: waiting && {
      count: waiting[0]?.total ?? 0,
      items: waiting.map(({ visitor, since, total: _, ...row }) => ({
        ...row,
        visitorName: visitor.name || visitor.email || '',
        since: since.toISOString(),
      })),
    },
    leads: leads && {
      count: leads[0]?.total ?? 0,
      items: leads.map(({ id, name, email, question, createdAt }) => ({
        id,
        name: name || email,
        question,
        createdAt: createdAt.toISOString(),
      })),
    },
    unanswered,
    figures,
    documents,
    sites: sites.map((site) => ({ ...site, lastAt: site.lastAt.toISOString() })),
  };
}

async function getFigures({
  now,
  ...of
}: Parameters<typeof countDocumentStates>[0] & { now: Date }): Promise<HomeResponse['figures']> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const weeks = await countHandled({ ...of, from: ago(14), middle: ago(7) });
  return {
    thisWeek: { conversations: weeks.later, handled: weeks.laterHandled },
    lastWeek: { conversations: weeks.earlier, handled: weeks.earlierHandled },
    days: await countConversationsByChatbot({ ...of, from: ago(chartDays) }),
  };
}
