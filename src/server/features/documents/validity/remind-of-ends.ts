import type { Deps } from '#server/deps.ts';
import { queueMail } from '#server/features/mail/index.ts';
import { findOwnerAddress } from '#server/features/plans/index.ts';
import { takeReminders } from './validity-queries.ts';

export const remindOfEndsJob = 'remind-of-expiring-documents';

/** So many days before something ends its owner is told. */
const daysBefore = 7;
const dayMs = 86_400_000;
const mostNamed = 20;

/**
 * One email for everything that ends soon, once for each last day: what is told of is marked in the transaction that
 * queues the email. Days are those of UTC, since a document may serve chatbots in several time zones.
 */
export async function remindOfEnds(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
  await deps.database.orm.transaction(async (transaction) => {
    const days = { from: dayOf(now), to: dayOf(now + daysBefore * dayMs) };
    const taken = await takeReminders({ transaction, ...days });
    for (const workspaceId of new Set(taken.map((row) => row.workspaceId))) {
      const ending = taken.filter((row) => row.workspaceId === workspaceId);
      const owner = await findOwnerAddress({ connection: transaction, workspaceId });
      if (!owner) continue;
      const sorted = ending.sort((a, b) => (a.validUntil < b.validUntil ? -1 : 1));
      const props = {
        items: sorted
          .slice(0, mostNamed)
          .map(({ name, label, validUntil }) => ({ name, label, validUntil })),
        total: ending.length,
        link: `${deps.env.http.publicUrl}/app?tab=documents`,
      };
      const { userId, email: to } = owner;
      const mail = { userId, to, template: 'documents-expiring', props };
      await queueMail({ deps, transaction, mail });
    }
  });
}
