import type { Deps } from '#server/deps.ts';
import { exportBookings } from './queries.ts';

/** What an account's export has of appointments. Addresses and passwords of calendars stay sealed. */
export function bookingAccountData(deps: Deps) {
  return {
    name: 'bookings',
    async exportData({ workspaceId }: { workspaceId: string }) {
      return exportBookings({ connection: deps.database.orm, workspaceId });
    },
  };
}
