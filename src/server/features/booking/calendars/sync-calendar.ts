/** Reads when people are busy from their own calendars. */
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { findLiveChatbot } from '#server/features/chatbots/index.ts';
import {
  type CalendarRow,
  findCalendarRow,
  listDueCalendars,
  noteSync,
  replaceBusyTimes,
} from './calendar-queries.ts';
import { explainFailure, NotACalendar } from './explain-failure.ts';
import type { BusyTime } from './read-busy-times.ts';
import { openAccess } from './sealed-access.ts';

export const syncCalendarJob = 'sync-booking-calendar';
const jobData = z.object({ workspaceId: z.uuid(), id: z.uuid() });

const minutesBetween = 10;
const mostAtOnce = 200;
const dayMs = 86_400_000;
const timeoutMs = 20_000;
const mostBytes = 3_000_000;

/** Every calendar a few times an hour, one job each, so that a slow one holds up no other. */
export async function queueDueCalendars(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - minutesBetween * 60_000 + 5_000);
  const of = { connection: deps.database.orm, before, limit: mostAtOnce };
  for (const data of await listDueCalendars(of)) {
    await deps.queue.enqueue({ name: syncCalendarJob, data, singletonKey: data.id });
  }
}

export async function runCalendarSync({ deps, data }: { deps: Deps; data: unknown }) {
  const { workspaceId, id } = jobData.parse(data);
  const calendar = await findCalendarRow({ connection: deps.database.orm, workspaceId, id });
  if (calendar) await syncCalendar({ deps, calendar });
}

/** A calendar that can't be read keeps what it said before, so that no one books over it. */
export async function syncCalendar({
  deps,
  calendar,
}: {
  deps: Deps;
  calendar: CalendarRow;
}): Promise<void> {
  const { id, workspaceId } = calendar;
  const syncedAt = deps.clock.now();
  const noted = { workspaceId, id, syncedAt };
  try {
    const times = await readTimes({ deps, calendar });
    await deps.database.orm.transaction(async (transaction) => {
      await replaceBusyTimes({ connection: transaction, calendar, times });
      await noteSync({ connection: transaction, ...noted, problem: null });
    });
  } catch (error) {
    deps.log.warn({ err: error, calendarId: id }, 'a calendar could not be read');
    const problem = explainFailure(error);
    await noteSync({ connection: deps.database.orm, ...noted, problem });
  }
}

async function readTimes({
  deps,
  calendar,
}: {
  deps: Deps;
  calendar: CalendarRow;
}): Promise<BusyTime[]> {
  const access = openAccess({ deps, calendar });
  if (!access) throw new Error('The stored access cannot be opened');
  const chatbot = await findLiveChatbot({ deps, id: calendar.chatbotId, view: 'draft' });
  if (!chatbot) return [];
  const now = deps.clock.now().getTime();
  const from = new Date(now - dayMs);
  const days = chatbot.settings.booking?.horizonDays ?? 0;
  const to = new Date(now + (days + 2) * dayMs);
  // What reads calendars is loaded with the first one: few chatbots have any.
  const { readBusyTimes } = await import('./read-busy-times.ts');
  const { listCalendarTexts } = await import('./caldav.ts');
  const texts =
    access.kind === 'caldav'
      ? await listCalendarTexts({ deps, access, from, to })
      : [await readCalendarFile({ deps, address: access.address })];
  return readBusyTimes({ texts, timeZone: chatbot.settings.timeZone, from, to });
}

/** What a calendar publishes at an address. */
export async function readCalendarFile({
  deps,
  address,
}: {
  deps: Deps;
  address: string;
}): Promise<string> {
  const response = await deps.outbound(address, {
    headers: { accept: 'text/calendar' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new NotACalendar();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new NotACalendar();
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new NotACalendar();
  return text;
}
