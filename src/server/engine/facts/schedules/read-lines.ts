import type { Block } from '#server/engine/ingest/document.ts';
import { carryDates } from './carry-dates.ts';
import type { Clause, ClauseDefaults } from './clause.ts';
import { topicsOf } from './headings.ts';
import { isMark, isSense } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { readClause } from './read-clause.ts';
import { isPeriodOnly, isPeriod as isStretch, readWhen } from './read-when.ts';
import { saysBeforeClosing } from './says-before-closing.ts';
import { scanText } from './scan-text.ts';
import type { ClauseLine } from './schedule.ts';
import { carrySeasonToSentences } from './season-of-sentences.ts';
import { splitSentences } from './split-sentences.ts';

/** "In berry season (June) we also open on Sundays": said of the business, not of berries. */
export const saysWeOpen =
  /(?<!\p{L})(?:we(?:['’]re| are)?(?: also| additionally)? open|öffnen wir|haben wir(?: \p{L}+){0,3} (?:geöffnet|offen|auf)|(?:también )?abrimos|nous ouvrons|nous sommes(?: aussi)? ouverts|apriamo|siamo aperti|abrimos também|zijn we(?: ook)? open|otwieramy)(?!\p{L})/iu;

/** "Urgent = 22:00 to 7:00, Sundays": what a column of prices is called, not when the business is open. */
const isDefinition = (text: string): boolean =>
  /^[^=]{1,40}[\p{L})]\**\s?=\s?\S/u.test(text.trim());

export const saysWe =
  /(?:^|\s)(?:we|we're|we’re|wir|cerramos|abrimos|estamos|nous|fermons|ouvrons|chiudiamo|apriamo|siamo|fechamos|encerramos|estamos|wij|zamykamy|jesteśmy|otwieramy)(?=\s|$)/i;

/** "The pool is open from 9 to 8, May to September". */
export const isDailyInPeriod = ({ kind, days, dates, spans }: ClauseLine): boolean =>
  kind === 'hours' &&
  days.length === 0 &&
  dates.length === 1 &&
  isStretch(dates[0]) &&
  spans.length > 0 &&
  spans.every(({ from, to }) => from && to);

/** "West shop" above the first hours and "East shop" above others: the first heading is no name of the business. */
export function isOneOfSeveral({
  blocks,
  index,
  lexicon,
}: {
  blocks: readonly Block[];
  index: number;
  lexicon: Lexicon;
}): boolean {
  const heading = blocks[index];
  if (heading?.kind !== 'heading') return false;
  const topics = topicsOf({ text: heading.text, lexicon });
  return blocks.some(
    (block, at) =>
      at > index &&
      block.kind === 'heading' &&
      block.level === heading.level &&
      topicsOf({ text: block.text, lexicon }).some((topic) => topics.includes(topic)),
  );
}

/** Hours stand in shorter texts than this. */
export const longestParagraph = 2_500;

export const hasValue = (line: ClauseLine): boolean =>
  line.state === 'closed' || line.state === 'usual' || line.spans.length > 0;

/** A sentence of a block with what it says. */
export type Piece = { text: string; clause: Clause };

export function readPieces({
  text,
  lexicon,
  defaults,
}: {
  text: string;
  lexicon: Lexicon;
  defaults: ClauseDefaults;
}): Piece[] {
  const items = scanText({ text, lexicon });
  const timed = items.some(
    (item) =>
      item.kind === 'time' ||
      item.kind === 'weekday' ||
      item.kind === 'date' ||
      item.kind === 'month' ||
      item.kind === 'holiday' ||
      isSense(item, 'daily', 'weekdays', 'weekend', 'public-holidays', 'always'),
  );
  if (!timed && !saysBeforeClosing(text))
    return [{ text, clause: readClause({ items: items.slice(0, 40), text }) }];
  const sentences = splitSentences({ items, text });
  const dated = carryDates(sentences);
  const pieces = sentences.map((sentence, at) => {
    const start = sentence[0]?.start ?? 0;
    const end = sentence.at(-1)?.end ?? start;
    const own = dated[at] ?? sentence;
    return {
      // A sentence that leans on the date of the first is quoted with it.
      text: own === sentence ? text.slice(start, end) : text.slice(own[0]?.start ?? start, end),
      clause: readClause({ items: own, text, defaults }),
    };
  });
  const read = pieces.filter((piece) => !isDefinition(piece.text));
  carrySeasonToSentences({ pieces: read, lexicon });
  return read;
}

/** A short line without times right above lines with times: "Café", "2) West branch (sales only)". */
export function isLabelLine({
  text,
  next,
  lexicon,
}: {
  text: string;
  next: readonly Block[];
  lexicon: Lexicon;
}): boolean {
  // "Kiosk at the lower gate (cold drinks only):" may be longer than a name without a colon.
  const isLong = text.trim().endsWith(':');
  if (
    text.length > (isLong ? 110 : 80) ||
    scanText({ text, lexicon }).some(
      (item) => item.kind === 'time' || item.kind === 'other' || isSense(item, 'usual'),
    ) ||
    /[.!?;,]$/.test(text.trim()) ||
    text.split(/\s+/).length > (isLong ? 15 : 10) ||
    /:\s*\S/.test(text) ||
    !/\p{L}{2}/u.test(text)
  )
    return false;
  if (/^\s*\d{1,2}[.)]\s/.test(text) && /\p{Lu}{4}/u.test(text)) return true;
  const isPeriod = isPeriodWithColon({ text, lexicon });
  return next.some((block, distance) => {
    if (block.kind === 'row') return distance === 0;
    if (distance > 0 && text.endsWith(':') === false && block.text.length > 60) return false;
    const clause = readClause({
      items: scanText({ text: block.text.slice(0, 300), lexicon }),
      text: block.text,
    });
    // "May 15 to January 31:" can only be above what follows.
    const isSure =
      clause.pure || (isPeriod && distance === 0 && clause.lead + clause.leadWords === '');
    return isSure && clause.lines.some(hasValue);
  });
}

const isPeriodWithColon = ({ text, lexicon }: { text: string; lexicon: Lexicon }): boolean => {
  const items = scanText({ text, lexicon });
  const end = readWhen({ items, at: 0 });
  return (
    end !== null &&
    isPeriodOnly(end.when) &&
    end.next === items.length - 1 &&
    isMark(items.at(-1), ':')
  );
};
