/** What the documents say about services and hours, for the owner to accept. Nothing is guessed: unknown lengths stay empty. */
import type { Deps } from '#server/deps.ts';
import type { OpenFacts } from '#server/engine/facts/open-facts.ts';
import type { ScheduleLine, TimeSpan } from '#server/engine/facts/schedules/schedule.ts';
import { parseDuration } from '#server/engine/facts/tables/duration.ts';
import type { OpenRow, OpenTable } from '#server/engine/facts/tables/open-table.ts';
import { findLiveChatbot, getChatbot } from '#server/features/chatbots/index.ts';
import { openKnowledge } from '#server/features/documents/index.ts';
import { type BookingProposals, bookingLimits } from '#shared/contract/booking.ts';
import { type OpeningHours, weekdays } from '#shared/contract/opening-hours.ts';
import { AppError } from '#shared/errors.ts';

const longestMinutes = 600;

export async function proposeBooking({
  deps,
  workspaceId,
  chatbotId,
}: {
  deps: Deps;
  workspaceId: string;
  chatbotId: string;
}): Promise<BookingProposals> {
  await getChatbot({ deps, workspaceId, id: chatbotId });
  const chatbot = await findLiveChatbot({ deps, id: chatbotId, view: 'draft' });
  if (!chatbot) throw new AppError('not_found', 'This chatbot does not exist.');
  const knowledge = await openKnowledge({ deps, chatbot });
  try {
    return readProposals(knowledge.facts);
  } finally {
    knowledge.close();
  }
}

export function readProposals(facts: Pick<OpenFacts, 'tables' | 'schedules'>): BookingProposals {
  return { services: listServices(facts.tables), hours: readHours(facts.schedules) };
}

/** Rows with a price; lists with durations first, because those are lists of services. */
function listServices(tables: readonly OpenTable[]): BookingProposals['services'] {
  const found = new Map<string, BookingProposals['services'][number]>();
  const timed = (table: OpenTable) => table.rows.some((row) => minutesOf(row) !== null);
  const priced = tables.filter(({ prices }) => prices.length > 0);
  const lists = priced.some(timed) ? priced.filter(timed) : priced;
  for (const row of lists.flatMap(({ rows }) => rows)) {
    const name = row.name.replace(/\s+/g, ' ').trim().slice(0, 80);
    if (!name || found.has(name.toLowerCase())) continue;
    found.set(name.toLowerCase(), { name, minutes: minutesOf(row), price: priceOf(row) });
  }
  return [...found.values()].slice(0, bookingLimits.services);
}

/** Rounded up to what can be booked; null where the list says nothing, or a span of days. */
function minutesOf({ table, cells, name }: OpenRow): number | null {
  const at = table.table.columns.findIndex(({ role }) => role === 'duration');
  const unit = table.table.columns[at]?.unit ?? '';
  const cell = cells[at] ?? '';
  const parsed =
    at < 0 ? parseDuration(name) : (parseDuration(cell) ?? parseDuration(`${cell} ${unit}`));
  const { cellMinutes } = bookingLimits;
  const minutes = parsed ? Math.ceil(parsed.highest / cellMinutes) * cellMinutes : 0;
  return minutes > 0 && minutes <= longestMinutes ? minutes : null;
}

function priceOf({ table, cells, amounts }: OpenRow): string {
  const [at] = table.prices.filter((column) => cells[column]);
  if (at === undefined) return '';
  const text = (cells[at] ?? '').replace(/\s+/g, ' ').trim();
  const hasCurrency = /\p{Sc}|[A-Z]{3}/u.test(text) || !amounts[at];
  return (hasCurrency ? text : `${text} ${table.currency}`.trim()).slice(0, 40);
}

/** The business's own weekly hours. Seasons, holidays and parts of it are left to the owner. */
function readHours(schedules: OpenFacts['schedules']): OpeningHours | null {
  for (const { schedule } of schedules) {
    if (schedule.role !== 'hours' || (schedule.subject && !schedule.main)) continue;
    const lines = schedule.lines.filter(isWeekly);
    const days = weekdays.map((_, day) =>
      lines.filter((line) => line.days.includes(day)).flatMap(({ spans }) => spans.flatMap(period)),
    );
    if (days.every((periods) => periods.length === 0)) continue;
    return Object.fromEntries(
      weekdays.map((day, at) => [day, joinPeriods(days[at] ?? [])]),
    ) as OpeningHours;
  }
  return null;
}

const isWeekly = ({ kind, state, weeks, dates, season, meal, part }: ScheduleLine): boolean =>
  kind === 'hours' &&
  state === 'open' &&
  weeks.length === 0 &&
  dates.length === 0 &&
  !season &&
  !meal &&
  !part;

type Period = OpeningHours['monday'][number];

function period({ from, to }: TimeSpan): Period[] {
  if (!from || !to) return [];
  const end = Math.min(to.minutes, 1440);
  return from.minutes < end ? [{ from: clockOf(from.minutes), to: clockOf(end) }] : [];
}

const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** In order, without overlaps, at most four as the form has them. */
function joinPeriods(periods: readonly Period[]): Period[] {
  const joined: Period[] = [];
  for (const one of periods.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = joined.at(-1);
    if (last && one.from <= last.to) last.to = one.to > last.to ? one.to : last.to;
    else joined.push({ ...one });
  }
  return joined.slice(0, 4);
}
