import { lt } from 'drizzle-orm';
import {
  confirmationCodes,
  knownDevices,
  sessions,
  verifications,
} from '#server/db/schema/accounts.ts';
import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';

const day = 86_400_000;
/** An expired code is remembered for a while, so that its link can still say what is wrong with it. */
const codeDays = 30;
const deviceDays = 400;

export function accountJobs({ clock, database: { orm } }: Deps): JobHandler[] {
  return [
    {
      name: 'delete-expired-sign-ins',
      async handle() {
        const now = clock.now();
        const ago = (days: number) => new Date(now.getTime() - days * day);
        await orm.delete(sessions).where(lt(sessions.expiresAt, now));
        await orm.delete(verifications).where(lt(verifications.expiresAt, now));
        await orm.delete(confirmationCodes).where(lt(confirmationCodes.expiresAt, ago(codeDays)));
        await orm.delete(knownDevices).where(lt(knownDevices.lastSeenAt, ago(deviceDays)));
      },
    },
  ];
}

export const accountSchedules = [{ name: 'delete-expired-sign-ins', cron: '42 3 * * *' }];
