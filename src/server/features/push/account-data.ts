import type { Deps } from '#server/deps.ts';
import { listPushDevices } from './queries.ts';

/** What an account's export holds of notifications: which browsers get them, not the addresses that reach those. */
export function pushAccountData({ database, clock }: Deps) {
  return {
    name: 'push_devices',
    async exportData({ userId }: { userId: string }) {
      const connection = database.orm;
      const rows = await listPushDevices({ connection, userId, now: clock.now() });
      return rows.map(({ device: { id, showsText, createdAt, lastSentAt }, userAgent }) => ({
        id,
        userAgent,
        showsText,
        createdAt,
        lastSentAt,
      }));
    },
  };
}
