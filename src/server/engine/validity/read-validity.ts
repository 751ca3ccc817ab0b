import type { CalendarDay } from '#server/engine/facts/schedules/schedule.ts';
import type { Block } from '#server/engine/ingest/document.ts';
import { splitSentences } from '#server/engine/ingest/split/sentences.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import { type NamedDates, scanDates } from './scan-dates.ts';
import { endOfSection } from './sections.ts';
import { type ValidDates, wholeDocument, writeDay } from './validity.ts';

/** Dates that a document names for itself or for a part of it; its owner decides about them. */
export type NamedValidity = NamedDates & {
  key: string;
  /** The words that say it. */
  quote: string;
};

const mostNamed = 20;
/** A line of its own speaks for what is around it, a longer one for itself. */
const longestNote = 90;

export function readValidity({
  blocks,
  keys,
  title,
  language,
}: {
  blocks: readonly Block[];
  /** The key of each block. */
  keys: readonly string[];
  title: string;
  language: LanguageCode;
}): NamedValidity[] {
  const found = new Map<string, NamedValidity>();
  const add = (key: string | undefined, quote: string, dates: NamedDates | null) => {
    if (key && dates && !found.has(key) && found.size < mostNamed)
      found.set(key, { key, quote, ...dates });
  };
  add(wholeDocument, title, scanDates({ text: title, language, isHeading: true }));
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'heading') {
      const dates = scanDates({ text: block.text, language, isHeading: true });
      add(spansAll({ blocks, at }) ? wholeDocument : keys[at], block.text, dates);
    } else if (block.kind === 'row') {
      for (const { column, value } of block.cells) {
        const text = `${column} ${value}`.trim();
        add(keys[at], text, scanDates({ text, language, isHeading: false }));
      }
    } else {
      const isNote = block.text.length <= longestNote;
      for (const text of splitSentences(block.text)) {
        const dates = scanDates({ text, language, isHeading: false });
        add(isNote ? keyAround({ blocks, keys, at }) : keys[at], text.trim(), dates);
      }
    }
  }
  return [...found.values()];
}

const isContent = (block: Block): boolean => block.kind !== 'heading';

/** A heading over everything is the document's. */
const spansAll = ({ blocks, at }: { blocks: readonly Block[]; at: number }): boolean =>
  !blocks.slice(0, at).some(isContent) && endOfSection({ blocks, at }) === blocks.length;

/** The section that a note is in, or the document when it has no sections. */
function keyAround({
  blocks,
  keys,
  at,
}: {
  blocks: readonly Block[];
  keys: readonly string[];
  at: number;
}): string | undefined {
  let heading = at;
  while (heading >= 0 && blocks[heading]?.kind !== 'heading') heading -= 1;
  if (heading < 0) {
    // Before the first heading of several, or in a document without any.
    return wholeDocument;
  }
  return spansAll({ blocks, at: heading }) ? wholeDocument : keys[heading];
}

/** How long a day without a year may be over when its document is stored. */
const recentMs = 60 * 86_400_000;

/** Named days as days of the calendar. Without a year, the end is the next one after the document was stored. */
export function completeDates({ from, until }: NamedDates, storedAt: Date): ValidDates {
  const validUntil = until && writeEnd(until, storedAt);
  const validFrom = from && writeStart({ from, validUntil });
  return { validFrom, validUntil };
}

function writeEnd(until: CalendarDay, storedAt: Date): string {
  if (until.year !== null) return writeReal({ ...until, year: until.year });
  const earliest = writeDay(toDay(new Date(storedAt.getTime() - recentMs)));
  const year = Number(earliest.slice(0, 4));
  const first = writeReal({ ...until, year });
  return first >= earliest ? first : writeReal({ ...until, year: year + 1 });
}

function writeStart({ from, validUntil }: { from: CalendarDay; validUntil: string | null }) {
  if (from.year !== null) return writeReal({ ...from, year: from.year });
  const year = Number(validUntil?.slice(0, 4));
  const same = writeReal({ ...from, year });
  return validUntil !== null && same > validUntil ? writeReal({ ...from, year: year - 1 }) : same;
}

/** The calendar words end February on the 29th in every year. */
function writeReal({ year, month, day }: { year: number; month: number; day: number }): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return writeDay({ year, month, day: Math.min(day, last) });
}

const toDay = (date: Date) => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
});
