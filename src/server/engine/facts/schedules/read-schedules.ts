import type { Block } from '#server/engine/ingest/document.ts';
import { acceptClause } from './accept-clause.ts';
import { addFootnote } from './add-footnote.ts';
import { detectLanguage } from './detect-language.ts';
import { textsOf } from './document-texts.ts';
import { finishSchedules } from './finish-schedules.ts';
import {
  cleanSubject,
  type HeadingStack,
  isAddressLine,
  isContactLine,
  looksLikeAddress,
  mergeDefaults,
  pushHeading,
  readHeading,
  topicsOf,
} from './headings.ts';
import { hoursBlocks } from './hours-blocks.ts';
import { hoursHeadings, isPeriodAbove, isSeasonHeading } from './hours-headings.ts';
import { isDayHeading } from './is-day-heading.ts';
import { judgeTables } from './judge-tables.ts';
import { isNoBreak, readLabelTimes, withoutBreak } from './label-times.ts';
import { readLastRule } from './last-rule.ts';
import { readLastTimes } from './last-times.ts';
import { lexiconOf } from './lexicon.ts';
import { isLineOfWeek } from './line-of-week.ts';
import { readNoOnDays } from './no-on-days.ts';
import { hasOwnTimes } from './part-with-own-times.ts';
import { readDaily } from './read-daily.ts';
import { readDayEntry } from './read-day-entry.ts';
import {
  hasValue,
  isDailyInPeriod,
  isLabelLine,
  isOneOfSeveral,
  longestParagraph,
  readPieces,
  saysWe,
  saysWeOpen,
} from './read-lines.ts';
import { readDaysOf, readPresence, readPresenceEntry } from './read-presence.ts';
import { hasHours, readRow } from './read-row.ts';
import type { DateRule, Schedule } from './schedule.ts';
import { createScheduleBook } from './schedule-book.ts';
import { businessIn, hasTopic, isAsideText, isBusiness } from './subject-topics.ts';

/** Reads opening hours and other weekly or dated times. What can't be read safely stays text. */
export function readSchedules({
  blocks: written,
  title,
}: {
  blocks: readonly Block[];
  title: string;
}): Schedule[] {
  const language = detectLanguage(textsOf({ blocks: written, title }));
  const lexicon = lexiconOf(language);
  const blocks = hoursBlocks({ written, lexicon });
  const book = createScheduleBook(lexicon);
  const stack: HeadingStack = [];
  const tables = new Set<number>();
  let address = '';
  let firstHeading = true;
  let partial = false;
  /** A labeled line of days; lines with other days right below it go on: "Workshop: Mon–Thu 8–17", "Fri 8–16". */
  let labeled: { text: string; days: number[] } | null = null;
  /** The line before ends with a comma in a list of closed days. */
  let closedList = false;
  /** "Monday" above a list of "9:00 Yoga" lines. */
  let dayHeading = '';
  const uses = judgeTables({ blocks, lexicon });
  const departments = hoursHeadings({ blocks, lexicon });

  const contextOf = (subject: string): string =>
    [...stack.map((heading) => heading.text), address]
      .filter((text) => text !== '' && text !== subject)
      .join(' | ');
  const add = ({ subject, ...entry }: Omit<Parameters<typeof book.add>[0], 'context'>) =>
    book.add({ ...entry, subject, context: contextOf(subject) });
  const headingSubject = () => stack.findLast((heading) => !heading.general)?.text ?? '';

  type Unread = Pick<Parameters<typeof book.addUnread>[0], 'block' | 'text' | 'lines'>;
  const addUnread = ({ part, ...sentence }: Unread & { part: string }) => {
    const subject = part === '' ? headingSubject() : part;
    if (stack.at(-1)?.special) return;
    book.addUnread({ ...sentence, subject, context: contextOf(subject), isOfPart: part !== '' });
  };

  blocks.forEach((block, index) => {
    if (block.kind === 'row') {
      const headerIsData = !tables.has(block.table);
      tables.add(block.table);
      const { use, mainColumn } = uses.get(block.table) ?? { use: 'hours', mainColumn: null };
      if (use === 'rates') return;
      const footnote = block.cells.length === 1 ? block.cells[0]?.value : undefined;
      if (footnote && /^[*†]/.test(footnote)) {
        addFootnote({ text: footnote, schedules: book.all(), lexicon });
        return;
      }
      const reads = readRow({
        block,
        lexicon,
        defaults: mergeDefaults(stack),
        headerIsData,
        use,
        mainColumn,
      });
      partial ||= use === 'hours' && reads.length === 0 && hasHours({ block, lexicon });
      for (const read of reads) {
        const subject = read.subject === '' ? headingSubject() : read.subject;
        for (const line of read.lines)
          add({
            subject,
            role: read.role,
            line: { ...line, block: index, text: read.text },
            main: read.main === true,
            ...(read.role === 'activity' ? { form: 'timetable' as const } : {}),
          });
      }
      return;
    }
    if (block.text.length > longestParagraph) return;
    if (/^[*†]\s?\p{L}/u.test(block.text))
      addFootnote({ text: block.text, schedules: book.all(), lexicon });
    const entry =
      dayHeading !== '' && block.kind === 'paragraph'
        ? readDayEntry({ day: dayHeading, text: block.text, lexicon })
        : null;
    if (entry) {
      for (const line of entry.lines)
        add({
          subject: entry.subject,
          role: 'activity',
          form: 'timetable',
          line: { ...line, block: index, text: `${dayHeading}: ${block.text.trim()}` },
        });
      return;
    }
    const person =
      block.kind === 'paragraph' ? readPresenceEntry({ text: block.text, lexicon }) : null;
    if (person) {
      add({
        subject: person.subject,
        role: 'activity',
        form: 'presence',
        line: { ...person.line, block: index, text: block.text.trim() },
      });
      return;
    }
    const defaults = mergeDefaults(stack);
    const pieces = readPieces({
      text: block.text,
      lexicon,
      defaults: closedList ? { ...defaults, closed: true } : defaults,
    });
    closedList =
      block.text.trim().endsWith(',') && pieces.at(-1)?.clause.lines.at(-1)?.state === 'closed';
    const isLine =
      !isPeriodAbove({ block, pieces, next: blocks.slice(index + 1, index + 2), lexicon }) &&
      pieces.some(
        ({ clause }) =>
          clause.lines.length > 0 && clause.lines.some((line) => line.state !== 'mentioned'),
      );
    const readable = isLine && pieces.some(({ clause }) => clause.lines.some(hasValue));
    if (!isLine && isContactLine({ text: block.text, lexicon })) return;
    const isSeason =
      (readable || blocks[index + 1]?.kind === 'row') &&
      isSeasonHeading({ blocks, index, lexicon });
    if (block.kind === 'heading' && (!readable || isSeason)) {
      if (!isSeason && looksLikeAddress(block.text)) {
        address = block.text;
        return;
      }
      const heading = readHeading({
        text: block.text,
        level: block.level,
        lexicon,
        first: firstHeading && !book.isStarted() && !isOneOfSeveral({ blocks, index, lexicon }),
      });
      if (departments.has(index)) heading.general = false;
      if (isSeason) heading.defaults = { ...heading.defaults, closed: false };
      pushHeading({ stack, heading: isSeason ? { ...heading, general: true } : heading });
      firstHeading = false;
      address = '';
      labeled = null;
      dayHeading = isDayHeading({ text: block.text, lexicon }) ? block.text : '';
      return;
    }
    if (!isLine && isAddressLine(block.text)) {
      address = block.text;
      return;
    }
    if (
      !isLine &&
      isLabelLine({ text: block.text, next: blocks.slice(index + 1, index + 4), lexicon })
    ) {
      if (looksLikeAddress(block.text) && !/^\s*\d{1,2}[.)]/.test(block.text)) address = block.text;
      else {
        const numbered = /^\s*\d{1,2}[.)]\s/.test(block.text);
        const heading = readHeading({
          text: block.text,
          level: numbered ? 1.5 : 5,
          lexicon,
          first: false,
        });
        pushHeading({
          stack,
          heading: {
            ...heading,
            level: heading.capitals ? Math.min(heading.level, 1.9) : heading.level,
          },
        });
        address = '';
      }
      return;
    }
    const plain = pieces.length === 1 && pieces[0]?.clause.pure && !pieces[0].clause.label;
    const days = plain ? (pieces[0]?.clause.lines.flatMap((line) => line.days) ?? []) : [];
    const goesOn =
      days.length > 0 &&
      !saysWe.test(block.text) &&
      !days.some((day) => labeled?.days.includes(day));
    if (labeled && goesOn) labeled.days.push(...days);
    else labeled = null;
    let label = labeled?.text ?? '';
    let period: DateRule | null = null;
    /** The part of the business that the sentences before spoke of. */
    let place: { part: string; days: number[] } = { part: '', days: [] };
    const { special = false, defaults: above } = stack.at(-1) ?? {};
    const isClosing = special || above?.closed === true;
    for (const { clause, text } of pieces) {
      if (clause.label !== '') {
        label = clause.label;
        const own = clause.lines.flatMap((line) => line.days);
        labeled = pieces.length === 1 && own.length > 0 ? { text: label, days: own } : null;
      }
      const presence =
        clause.lines.length === 0
          ? (readPresence({ text, lexicon }) ?? readDaysOf({ text, lexicon }))
          : null;
      if (presence) {
        add({
          subject: presence.subject,
          role: 'activity',
          form: 'presence',
          line: { ...presence.line, block: index, text: text.trim() },
        });
        continue;
      }
      const rule = readLastRule({ text, clause, lexicon });
      if (rule)
        add({
          subject: clause.label === '' ? headingSubject() : cleanSubject(clause.label),
          role: 'hours',
          line: { ...rule, block: index, text: text.trim() },
        });
      if (rule && clause.lines.length > 0) continue;
      for (const { subject, line } of readNoOnDays({ text, lexicon }))
        add({ subject, role: 'activity', line: { ...line, block: index, text: text.trim() } });
      for (const line of readLastTimes({ text, clause, lexicon }))
        add({
          subject: label === '' ? headingSubject() : cleanSubject(label),
          role: 'hours',
          line: { ...line, block: index, text: text.trim() },
        });
      const daily = clause.lines.length === 0 ? readDaily({ text, lexicon }) : [];
      for (const { subject, line } of daily)
        add({ subject, role: 'hours', line: { ...line, block: index, text: text.trim() } });
      if (daily.length > 0) continue;
      const times =
        clause.lines.every(isNoBreak) && !rule
          ? readLabelTimes({ text: withoutBreak(text.trim()), label: clause.label, lexicon })
          : null;
      if (times) {
        const subject = clause.label === '' ? headingSubject() : cleanSubject(clause.label);
        add({ subject, role: 'hours', line: { ...times, block: index, text: text.trim() } });
        continue;
      }
      const named =
        label === '' ? null : readHeading({ text: label, level: 9, lexicon, first: false });
      const isInWeek = isLineOfWeek({ blocks, index, lexicon });
      const read = acceptClause({ clause, text, lexicon, isInWeek });
      const part = named && !named.general ? cleanSubject(label) : '';
      if (!read) {
        addUnread({ block: index, text, lines: [], part });
        continue;
      }
      // "The bar is open daily": not the hours of the business, unless it is the business.
      const lead =
        clause.lead === ''
          ? // "We look at your coins 13–18" below "Valuation desk": the verb names nothing.
            (saysWe.test(text.slice(0, 4)) &&
              (headingSubject() !== '' || clause.lines.every(({ state }) => state === 'closed'))) ||
            saysWeOpen.test(text)
            ? ''
            : clause.leadWords
          : isAsideText({ text: clause.lead, lexicon })
            ? clause.lead
            : '';
      const subject = part === '' ? headingSubject() : part;
      const general = named ? named.general : stack.every((heading) => heading.general);
      const role =
        general || clause.about || hasTopic({ text: subject, lexicon }) ? 'hours' : 'activity';
      for (const line of read.lines) {
        if (clause.none !== '') {
          // "No shop in August"
          const isAll = isBusiness({ text: clause.none, lexicon });
          if (isAll) line.part = '';
          add({
            subject: isAll ? '' : clause.none,
            role: isAll ? 'hours' : 'activity',
            line: { ...line, block: index, text: text.trim() },
          });
          continue;
        }
        const isDaily = lead !== '' || (named ? !named.general : book.hasLines(subject));
        if (isDaily && line.state === 'open' && isDailyInPeriod(line)) {
          line.season = line.dates[0] ?? null;
          line.dates = [];
          line.days = [0, 1, 2, 3, 4, 5, 6];
        }
        const own =
          lead !== '' &&
          line.kind === 'hours' &&
          line.meal === null &&
          line.days.length > 0 &&
          (!named || named.general);
        if (clause.lead !== '' && line.part === '' && !own) line.part = clause.lead;
        // "The office is open Monday to Thursday 9 to 5. On Fridays we lock up at 4": still the office.
        const isFurther =
          line.kind === 'hours' &&
          line.part + label + clause.leadWords === '' &&
          line.dates.length + line.weeks.length === 0 &&
          line.season === null &&
          line.days.length > 0 &&
          !line.days.some((day) => place.days.includes(day));
        if (isFurther) line.part = place.part;
        else if (clause.lead !== '' && line.part !== '') place = { part: line.part, days: [] };
        if (line.part === place.part) place.days.push(...line.days);
        // "We take our summer break": the verb is no part of the business.
        if (clause.vacation && topicsOf({ text: line.part, lexicon }).length === 0) line.part = '';
        const ranges = line.dates.filter((rule) => rule.kind === 'range');
        if (clause.anaphora && line.dates.length === 0) {
          // "During this time the branch is open 7–13" belongs to the period named just before.
          if (!period) continue;
          line.season = period;
        } else if (
          special &&
          (!named || named.general) &&
          line.days.length > 0 &&
          line.dates.length === 0 &&
          line.weeks.length === 0 &&
          line.season === null &&
          // "Carnival Monday: closed" below "Holidays" is no Monday of every week.
          (line.state === 'open' || line.prose || line.state === 'mentioned')
        )
          continue;
        period = ranges[0] ?? period;
        if (
          line.state === 'open' &&
          line.spans.length === 0 &&
          !line.byAppointment &&
          !clause.about &&
          (!named || named.general)
        )
          continue;
        // "In August we close at 2" below the hours of a part speaks of the business.
        const whole =
          label === '' &&
          lead === '' &&
          ((clause.vacation && line.days.length === 0) ||
            ((line.season !== null || line.dates.length > 0) &&
              saysWe.test(text) &&
              book.hasLines(subject)));
        const business = businessIn({ text, lexicon });
        // "Advent: the shop is also open on Mondays", "Stocktaking: closed 4 to 9 January".
        const isCase =
          named !== null &&
          !named.general &&
          !hasTopic({ text: label, lexicon }) &&
          ((line.season !== null && business !== '') ||
            (isClosing && line.state === 'closed' && line.days.length === 0));
        if (isCase && line.part === '') line.part = line.season === null ? '' : business;
        const isApart = !own && subject === '' && label === '' && hasOwnTimes({ line, lexicon });
        add({
          subject: own ? lead : isApart ? line.part : whole || isCase ? '' : subject,
          role:
            read.money || isApart || (own && clause.lead === '' && !clause.surelyOpen)
              ? 'activity'
              : role,
          line: { ...line, block: index, text: text.trim() },
        });
      }
      addUnread({ block: index, text, lines: read.lines, part });
    }
  });
  return finishSchedules({ schedules: book.close({ partial }), written, title, lexicon });
}
