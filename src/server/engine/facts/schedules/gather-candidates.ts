import { isAsideTopic } from './aside-topics.ts';
import { cutDayparts } from './cut-dayparts.ts';
import type { SourcedLine } from './day-facts.ts';
import { foldText as fold } from './fold-text.ts';
import { withoutBrackets } from './has-word.ts';
import { topicsOf } from './headings.ts';
import { shareJointHours } from './joint-subjects.ts';
import { lexiconOf } from './lexicon.ts';
import { mainSchedules } from './main-schedules.ts';
import { isAll, partLevel } from './part-level.ts';
import type { Candidate, SourcedSchedule } from './schedule-candidate.ts';
import { withoutSideLines } from './without-side-lines.ts';
import { hasYearlyWeek, isSeasonOnly } from './yearly-week.ts';

export function gatherCandidates(schedules: readonly SourcedSchedule[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { documentId, schedule, title } of withoutSideLines(schedules)) {
    const lexicon = lexiconOf(schedule.language);
    // The same thing in another season has another heading above it.
    const seasonal = schedule.subject !== '' && schedule.lines.every(({ season }) => season);
    const above = seasonal
      ? schedule.context.split(' | ').slice(0, -1).join(' | ')
      : schedule.context;
    const key = `${seasonal ? 'season' : schedule.role}|${schedule.form ?? ''}|${fold(schedule.subject)}|${schedule.subject === '' ? '' : fold(above)}`;
    const lines = schedule.lines.map((line) => ({ documentId, line }));
    const known = found.get(key);
    if (known) {
      known.lines.push(...lines);
      if (schedule.subject === '' && !known.context.includes(schedule.context))
        known.context += ` | ${schedule.context}`;
      if (seasonal && schedule.role === 'activity') known.role = 'activity';
      known.main ||= schedule.main === true;
      known.partial ||= schedule.partial === true;
    } else {
      found.set(key, {
        subject: schedule.subject,
        topics: topicsOf({ text: withoutBrackets(schedule.subject), lexicon }),
        context: schedule.subject === '' ? `${title} | ${schedule.context}` : schedule.context,
        role: schedule.role,
        form: schedule.form ?? null,
        main: schedule.main === true,
        partial: schedule.partial === true,
        language: schedule.language,
        lines,
        score: 0,
      });
    }
  }
  const all = shareJointHours([...found.values()]);
  for (const candidate of all) candidate.lines = cutDayparts(candidate.lines);
  const whole = all.filter(({ subject, role }) => subject === '' && role === 'hours');
  promote({ all, whole });
  // Below a table, "in summer until 8 on Thursdays" is about the column of the business.
  for (const candidate of all.filter(({ main }) => main))
    candidate.lines.push(
      ...whole.flatMap(({ lines }) =>
        lines.filter(({ line }) => line.season !== null || line.kind !== 'hours'),
      ),
    );
  shareSeasons({ all, whole });
  // "Summer Saturdays: west shop closes at 3" belongs to the hours of that shop.
  for (const candidate of all) {
    if (candidate.subject === '' || candidate.role !== 'hours' || candidate.main) continue;
    candidate.lines.push(
      ...whole.flatMap(({ lines }) =>
        lines.filter(
          ({ line }) =>
            line.season !== null &&
            line.weeks.length === 0 &&
            line.days.length > 0 &&
            line.part !== '' &&
            (partLevel({ part: line.part, candidate }) === 3 ||
              isAll({ part: line.part, language: candidate.language })),
        ),
      ),
    );
  }
  shareEnds({ all, whole });
  limitImplied(all);
  return all;
}

/** "Summer" as a section of its own below the hours of several departments: it counts for the first of them. */
function shareSeasons({
  all,
  whole,
}: {
  all: readonly Candidate[];
  whole: readonly Candidate[];
}): void {
  if (all.some(({ main }) => main)) return;
  if (!isSeasonOnly(whole.flatMap(({ lines }) => lines))) return;
  const [first] = mainSchedules(all);
  if (!first || first.subject === '' || !hasYearlyWeek(first.lines)) return;
  first.lines.push(
    ...whole.flatMap(({ lines }) =>
      lines.filter(({ line }) => line.season !== null && line.days.length > 0 && line.part === ''),
    ),
  );
}

/** "Late night Thursday: shop open till 8": on that day the shop opens as usual and closes then. */
function shareEnds({
  all,
  whole,
}: {
  all: readonly Candidate[];
  whole: readonly Candidate[];
}): void {
  const ends = whole.flatMap(({ lines }) =>
    lines.filter(
      ({ line: { kind, state, part, days, weeks, season, dates, spans } }) =>
        kind === 'hours' &&
        state === 'open' &&
        part !== '' &&
        days.length > 0 &&
        weeks.length + dates.length === 0 &&
        season === null &&
        spans.length === 1 &&
        spans[0]?.from === null,
    ),
  );
  for (const candidate of all) {
    if (candidate.subject === '' || candidate.role !== 'hours') continue;
    for (const { line: end } of ends) {
      if (partLevel({ part: end.part, candidate }) !== 3) continue;
      const to = end.spans[0]?.to ?? null;
      candidate.lines = candidate.lines.flatMap((one) => {
        const { line } = one;
        const moved = line.days.filter((day) => end.days.includes(day));
        const [span] = line.spans;
        if (moved.length === 0 || line.state !== 'open' || line.spans.length !== 1 || !span?.from)
          return [one];
        const late = {
          ...line,
          days: moved,
          spans: [{ from: span.from, to }],
          text: end.text,
          block: end.block,
          note: end.note,
        };
        const rest = line.days.filter((day) => !moved.includes(day));
        return [
          ...(rest.length > 0 ? [{ ...one, line: { ...line, days: rest } }] : []),
          { ...one, line: late },
        ];
      });
    }
  }
}

/** "The orchard is open Wednesday to Sunday 10–5", where no other hours are those of the business: the orchard is it. */
function promote({ all, whole }: { all: readonly Candidate[]; whole: readonly Candidate[] }): void {
  const isUsual = ({ line }: SourcedLine): boolean =>
    line.kind === 'hours' &&
    line.state === 'open' &&
    line.weeks.length === 0 &&
    line.meal === null &&
    line.days.length >= 3 &&
    line.spans.some(({ from, to }) => from && to && to.minutes - from.minutes < 1440);
  if (all.some(({ main }) => main) || whole.some(({ lines }) => lines.some(isUsual))) return;
  const [only, ...more] = all.filter(
    ({ role, form, lines, topics }) =>
      role === 'hours' &&
      form === null &&
      !(topics.length > 0 && topics.every(isAsideTopic)) &&
      lines.some((one) => isUsual(one) && !one.line.implied),
  );
  // A label ("Mobile: Mon–Fri 8–4") names one thing among others, a sentence may name the business.
  const isSaid = only?.lines.some((one) => isUsual(one) && one.line.prose) ?? false;
  if (only && isSaid && more.length === 0 && only.topics.length === 0 && !/\s/.test(only.subject))
    only.main = true;
}

/** A part whose line names no day is open when the business is. */
function limitImplied(all: readonly Candidate[]): void {
  const [main] = mainSchedules(all);
  const days = new Set(
    main?.lines.flatMap(({ line }) =>
      line.kind === 'hours' && line.state === 'open' && line.part === '' ? line.days : [],
    ),
  );
  if (!main || days.size === 0) return;
  for (const candidate of all)
    if (candidate !== main)
      candidate.lines = candidate.lines.map((one) =>
        one.line.implied && one.line.kind === 'hours'
          ? { ...one, line: { ...one.line, days: one.line.days.filter((day) => days.has(day)) } }
          : one,
      );
}
