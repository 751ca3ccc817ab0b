/** The first page of the dashboard: what needs the team, how it goes, and whether everything works. */
import type { Deps } from '#server/deps.ts';
import { listRecentGaps } from '#server/features/analytics/index.ts';
import { listLatestSites } from '#server/features/chat/index.ts';
import { countOpenConflicts } from '#server/features/conflicts/index.ts';
import { listWaiting } from '#server/features/conversations/index.ts';
import {
  countByChatbot,
  countTotals,
  daysBefore,
  openDays,
} from '#server/features/counts/index.ts';
import { countDocumentStates } from '#server/features/documents/index.ts';
import { listOpenLeads } from '#server/features/leads/index.ts';
import { hasFeature } from '#server/features/plans/index.ts';
import { listHeld } from '#server/features/versions/index.ts';
import type { HomeResponse } from '#shared/contract/home.ts';
import { hasPermission, type Permission, type Role } from '#shared/permissions.ts';
import { nameVisitor, visitorAlias } from '#shared/visitor-alias.ts';

const shownItems = 3;
const chartDays = 30;
const weekDays = 7;

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
  const mayReadFigures = deps.env.flags.analytics && may('analytics.read');
  const hasFigures = mayReadFigures && hasFeature({ deps, workspaceId, feature: 'basicAnalytics' });
  const withFigures = async <T>(read: () => Promise<T>): Promise<T | null> =>
    (await hasFigures) ? read() : null;
  const [waiting, leads, unanswered, figures, held, conflicts, documents, sites] =
    await Promise.all([
      may('conversations.read') ? listWaiting({ ...of, limit: shownItems }) : null,
      may('leads.read') ? listOpenLeads({ ...of, limit: shownItems }) : null,
      withFigures(() => listRecentGaps({ deps, workspaceId, limit: shownItems })),
      withFigures(() => getFigures({ deps, workspaceId })),
      may('chatbots.edit') ? listHeld(of) : [],
      may('documents.edit') ? countOpenConflicts(of) : [],
      may('documents.read') ? countDocumentStates(of) : null,
      listLatestSites(of),
    ]);
  return {
    waiting: waiting && {
      count: waiting[0]?.total ?? 0,
      items: waiting.map(({ visitorId, visitor, since, total: _, ...row }) => ({
        ...row,
        visitorName: nameVisitor({ visitorId, ...visitor }),
        since: since.toISOString(),
      })),
    },
    leads: leads && {
      count: leads[0]?.total ?? 0,
      items: leads.map(({ id, name, email, visitorId, question, createdAt }) => ({
        id,
        name: name || email || (visitorId ? visitorAlias(visitorId) : ''),
        question,
        createdAt: createdAt.toISOString(),
      })),
    },
    unanswered,
    figures,
    held,
    conflicts,
    documents,
    sites: sites.map((site) => ({ ...site, lastAt: site.lastAt.toISOString() })),
  };
}

/** Weeks are the last seven days up to today, and the seven before. */
async function getFigures(of: {
  deps: Deps;
  workspaceId: string;
}): Promise<HomeResponse['figures']> {
  const open = (days: Parameters<typeof openDays>[0]['days']) =>
    openDays({ ...of, chatbotId: undefined, timeZone: 'UTC', days });
  const [[thisWeek, lastWeek], days] = await Promise.all([
    open(weekDays).then((week) =>
      Promise.all([countTotals(week), open(daysBefore(week)).then(countTotals)]),
    ),
    open(chartDays).then(countByChatbot),
  ]);
  return { thisWeek: describeWeek(thisWeek), lastWeek: describeWeek(lastWeek), days };
}

const describeWeek = ({ conversations, unhandled }: Awaited<ReturnType<typeof countTotals>>) => ({
  conversations,
  handled: conversations - unhandled,
});
