/** SQL of reports by mail; every function takes the workspace, but for the one that asks whose turn it is. */
import { asc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { profiles, users, workspaces } from '#server/db/schema/accounts.ts';
import { analyticsReports } from '#server/db/schema/reports.ts';
import type { ReportSettings } from '#shared/contract/analytics.ts';

type OfWorkspace = { connection: Connection; workspaceId: string };

export async function findReport({ connection, workspaceId }: OfWorkspace) {
  const [row] = await connection
    .select()
    .from(analyticsReports)
    .where(eq(analyticsReports.workspaceId, workspaceId));
  return row ?? null;
}

export async function saveReport(o: OfWorkspace & { settings: ReportSettings }): Promise<void> {
  const { connection, workspaceId, settings } = o;
  await connection
    .insert(analyticsReports)
    .values({ workspaceId, ...settings })
    .onConflictDoUpdate({ target: analyticsReports.workspaceId, set: settings });
}

/** True for the one caller who is the first to mail this period. */
export async function markReported(
  o: OfWorkspace & { column: 'reportedFor' | 'summarisedFor'; period: string },
): Promise<boolean> {
  const { connection, workspaceId, column, period } = o;
  const claimed = await connection
    .insert(analyticsReports)
    .values({ workspaceId, [column]: period })
    .onConflictDoUpdate({
      target: analyticsReports.workspaceId,
      set: { [column]: period },
      setWhere: or(isNull(analyticsReports[column]), ne(analyticsReports[column], period)),
    })
    .returning({ workspaceId: analyticsReports.workspaceId });
  return claimed.length > 0;
}

/** All of them, in pages. */
export async function listWorkspacePage(o: {
  connection: Connection;
  after: string;
  limit: number;
}) {
  return o.connection
    .select({ workspaceId: workspaces.id })
    .from(workspaces)
    .where(gt(workspaces.id, o.after))
    .orderBy(asc(workspaces.id))
    .limit(o.limit);
}

export async function findOwner({ connection, workspaceId }: OfWorkspace) {
  const [row] = await connection
    .select({ userId: users.id, email: users.email, notifications: profiles.notifications })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .innerJoin(profiles, eq(profiles.id, workspaces.ownerId))
    .where(eq(workspaces.id, workspaceId));
  return row ?? null;
}
