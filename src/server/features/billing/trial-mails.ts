import type { Deps } from '#server/deps.ts';
import { queueMail } from '#server/features/mail/index.ts';
import { createTrialNotice, listDueTrials, type TrialNotice } from './trial-queries.ts';

const day = 86_400_000;

/** Two days before a trial ends and when it has ended, once each. Without payments nothing ends, so no one is told. */
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
  kind: TrialNotice['kind'];
  after: number;
  until: number;
}): Promise<void> {
  const { orm } = deps.database;
  const span = { after: new Date(after), until: new Date(until) };
  for (const { userId, to, endsAt } of await listDueTrials({ connection: orm, kind, ...span })) {
    await orm.transaction(async (transaction) => {
      const notice = { userId, kind, createdAt: deps.clock.now() };
      if (!(await createTrialNotice({ transaction, notice }))) return;
      const props = {
        endsAt: endsAt.toISOString(),
        url: `${deps.env.http.publicUrl}/app/settings`,
      };
      await queueMail({ deps, transaction, mail: { userId, to, template: kind, props } });
    });
  }
}
