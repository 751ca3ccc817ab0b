import type { Deps } from '#server/deps.ts';
import type { JobHandler } from '#server/jobs/queue.ts';
import { writeToCalendarsJob } from './calendars/queue-calendar-write.ts';
import { queueDueCalendars, runCalendarSync, syncCalendarJob } from './calendars/sync-calendar.ts';
import { writeToCalendars } from './calendars/write-to-calendars.ts';
import { deleteOldBookings } from './queries.ts';

const cleanUpJob = 'clean-up-bookings';
const dueCalendarsJob = 'sync-due-booking-calendars';

export function bookingJobs(deps: Deps): JobHandler[] {
  return [
    {
      name: cleanUpJob,
      handle: () => deleteOldBookings({ connection: deps.database.orm, now: deps.clock.now() }),
    },
    { name: dueCalendarsJob, handle: () => queueDueCalendars(deps) },
    {
      name: syncCalendarJob,
      options: { concurrency: 2, expireInSeconds: 120, retryLimit: 0 },
      handle: (data) => runCalendarSync({ deps, data }),
    },
    {
      name: writeToCalendarsJob,
      // A calendar may be away for hours; the appointment is safe here meanwhile.
      options: { concurrency: 2, expireInSeconds: 120, retryLimit: 12, retryDelaySeconds: 30 },
      handle: (data) => writeToCalendars({ deps, data }),
    },
  ];
}

export const bookingSchedules = [
  { name: cleanUpJob, cron: '40 3 * * *' },
  { name: dueCalendarsJob, cron: '*/10 * * * *' },
];
