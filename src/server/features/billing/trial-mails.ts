import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { profiles, users } from '#server/db/schema/accounts.ts';
import { trialNotices } from '#server/db/schema/billing.ts';
import type { Deps } from '#server/deps.ts';
import { queueMail } from '#server/features/mail/service.ts';

const day = 86_400_000;
type Kind = typeof trialNotices.$inferInsert.kind;

/** Two days before a trial ends and when it has ended, once each. Without payments nothing ends, so nobody is told. */
export async function sendTrialMails(deps: Deps): Promise<void> {
  if (!deps.env.payments) return;
  const now = deps.clock.now().getTime();
  await sendKind({ deps, kind: 'trial-ending', after: now, until: now + 2 * day });
  // Not to those whose trial ended long ago, such as before payments were switched on.
  await sendKind({ deps, kind: 'trial-ended', after: now - 2 * day, until: now });
}

async function sendKind({
  deps,
  kind,
  after,
  until,
}: {
  deps: Deps;
  kind: Kind;
  after: number;
  until: number;
}): Promise<void> {
  const { orm } = deps.database;
  const due = await orm
    .select({ userId: profiles.id, to: users.email, endsAt: profiles.trialEndsAt })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .leftJoin(trialNotices, and(eq(trialNotices.userId, profiles.id), eq(trialNotices.kind, kind)))
    .where(
      and(
        eq(profiles.planId, 'free'),
        eq(profiles.subscriptionStatus, 'trialing'),
        gt(profiles.trialEndsAt, new Date(after)),
        lte(profiles.trialEndsAt, new Date(until)),
        isNull(trialNotices.userId),
      ),
    );
  for (const { userId, to, endsAt } of due) {
    await orm.transaction(async (transaction) => {
      const [isFirst] = await transaction
        .insert(trialNotices)
        .values({ userId, kind, createdAt: deps.clock.now() })
        .onConflictDoNothing()
        .returning();
      if (!isFirst) return;
      const props = {
        endsAt: endsAt.toISOString(),
        url: `${deps.env.http.publicUrl}/app/settings`,
      };
      await queueMail({ deps, transaction, mail: { userId, to, template: kind, props } });
    });
  }
}
