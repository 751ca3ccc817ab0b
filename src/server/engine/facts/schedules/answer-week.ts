import { datedLines } from './choose-schedules.ts';
import { covers, isWeekly, type SourcedLine, seasonLines, spansOf } from './day-facts.ts';
import type { AnswerContext, Finding } from './finding.ts';
import type { YearDay } from './holidays.ts';
import { labelOf } from './label-of.ts';
import { partLevel } from './part-level.ts';
import type { DateRule } from './schedule.ts';
import type { Candidate } from './schedule-candidate.ts';
import { createWriter, type Writer } from './write-schedule.ts';

const writerOf = ({ language, choice }: AnswerContext): Writer =>
  createWriter({ language, source: choice.chosen[0]?.language ?? language });

/** The whole week, days with the same hours together. */
export function answerWeek(context: AnswerContext): Finding | null {
  const { choice, query, today } = context;
  const writer = writerOf(context);
  if (query.aspect === 'open' && !choice.named && !query.meal) return null;
  if (query.aspect === 'break' || query.aspect === 'continuous')
    return answerBreaks({ context, writer });
  const lists: string[] = [];
  const lines: SourcedLine[] = [];
  for (const candidate of choice.chosen) {
    const week = weekText({ candidate, writer, today, context });
    if (!week) continue;
    const label = labelOf(candidate.subject);
    const notes = [...new Set(week.lines.flatMap(({ line }) => (line.note ? [line.note] : [])))];
    // The remark of a thing that takes place belongs to it: "(no cover charge)".
    const remark =
      candidate.role === 'activity' && notes.length === 1 && writer.language === writer.source
        ? ` (${notes[0]})`
        : '';
    lists.push(
      label !== '' && (choice.chosen.length > 1 || choice.named)
        ? `${label}: ${week.text}${remark}`
        : week.text,
    );
    lines.push(...week.lines);
  }
  if (lists.length === 0) return answerPeriod(context);
  const single = choice.named || choice.chosen.length > 1;
  const text = single ? lists.join('. ') : writer.phrase('week', { list: lists[0] ?? '' });
  // Hours that change with the season are not what one list can say.
  const changing = choice.chosen.some((candidate) =>
    candidate.lines.some(
      ({ line }) =>
        line.state === 'open' &&
        line.spans.length > 0 &&
        line.part === '' &&
        line.dates.some((rule) => rule.kind === 'range' && covers({ rule, day: today })),
    ),
  );
  const certainty = choice.named ? 0.88 : 0.92;
  return { sentences: [text], lines, certainty: changing ? certainty * 0.7 : certainty };
}

function weekText({
  candidate,
  writer,
  today,
  context,
}: {
  candidate: Candidate;
  writer: Writer;
  today: YearDay;
  context: AnswerContext;
}): { text: string; lines: SourcedLine[] } | null {
  const meal = context.query.meal;
  const asked = ({ line }: SourcedLine): boolean =>
    line.kind === 'hours' && isWeekly(line) && (meal === null || line.meal === meal);
  const current = seasonLines({ lines: candidate.lines, day: today }).filter(asked);
  // Out of season the hours of the season are still what is asked for; the answer names it.
  const weekly = current.length > 0 ? current : candidate.lines.filter(asked);
  if (weekly.length === 0) return null;
  const days = new Map<string, number[]>();
  const extra: string[] = [];
  for (let day = 0; day < 7; day += 1) {
    const own = weekly.filter(({ line }) => line.days.includes(day));
    if (own.length === 0) continue;
    const plain = own.filter(({ line }) => line.weeks.length === 0);
    const text =
      plain.length === 0
        ? ''
        : plain.some(({ line }) => line.state === 'open')
          ? `${writer.shortHours(spansOf(plain))}${plain.some(({ line }) => line.byAppointment) ? ` (${writer.phrase('appointment')})` : ''}`
          : 'closed';
    if (text !== '') days.set(text, [...(days.get(text) ?? []), day]);
    for (const { line } of own) {
      if (line.weeks.length > 0 && line.spans.length > 0) {
        extra.push(
          `${writer.weeks(line, 'weeks')} ${writer.shortHours(line.spans.map((span) => ({ span, line })))}${line.byAppointment ? ` (${writer.phrase('appointment')})` : ''}`,
        );
      }
    }
  }
  const parts = [...days]
    .filter(([text]) => text !== 'closed')
    .map(([text, list]) => `${writer.dayNames(list)} ${text}`);
  parts.push(...extra);
  const closed = days.get('closed');
  if (closed) parts.push(writer.phrase('closed-days', { days: writer.dayNames(closed) }));
  const season = weekly.find(({ line }) => line.season)?.line.season;
  return parts.length === 0
    ? null
    : { text: `${season ? `(${writer.rule(season)}) ` : ''}${parts.join('; ')}`, lines: weekly };
}

function answerBreaks({
  context,
  writer,
}: {
  context: AnswerContext;
  writer: Writer;
}): Finding | null {
  const { choice, query } = context;
  const candidate = choice.chosen[0];
  if (!candidate) return null;
  const breaks = candidate.lines.filter(
    ({ line }) => line.kind === 'break' && line.spans.length > 0,
  );
  const no = query.yesNo ? `${writer.phrase(query.aspect === 'break' ? 'yes' : 'no')}, ` : '';
  if (breaks.length > 0) {
    const texts = breaks.map(
      ({ line }) =>
        `${writer.onDays(line.days)} ${writer.hours(line.spans.map((span) => ({ span, line })))}`,
    );
    return {
      sentences: [`${no}${writer.phrase('break', { when: '', hours: texts.join(', ') })}`],
      lines: breaks,
      certainty: 0.85,
    };
  }
  const split = candidate.lines.filter(
    ({ line }) => isWeekly(line) && line.kind === 'hours' && line.spans.length >= 2,
  );
  const first = split[0]?.line;
  const [morning, noon] = first?.spans ?? [];
  if (first && morning?.to && noon?.from) {
    const text = writer.phrase('between', {
      when: writer.onDays(first.days),
      from: writer.bareTime(morning.to),
      to: writer.clock(noon.from),
    });
    const label = labelOf(candidate.subject);
    return {
      sentences: [`${no}${text}${choice.named && label !== '' ? ` (${label})` : ''}`],
      lines: split,
      certainty: 0.88,
    };
  }
  return null;
}

/** Which days are open longest, or after a given time. */
export function answerLatest(context: AnswerContext): Finding | null {
  const { choice, query, today } = context;
  const writer = writerOf(context);
  const candidate = choice.chosen[0];
  if (!candidate) return null;
  const weekly = seasonLines({ lines: candidate.lines, day: today }).filter(
    ({ line }) => line.kind === 'hours' && isWeekly(line) && line.state === 'open',
  );
  const ends = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
    const own = weekly.filter(({ line }) => line.days.includes(day));
    const last = spansOf(own).at(-1);
    return last?.span.to ? [{ day, to: last.span.to, lines: own }] : [];
  });
  if (ends.length === 0) return null;
  const limit = query.aspect === 'later' && query.time ? query.time.minutes : null;
  const latest = Math.max(...ends.map(({ to }) => to.minutes));
  const kept = ends.filter(({ to }) =>
    limit === null ? to.minutes === latest : to.minutes > limit,
  );
  if (limit !== null && kept.length === 0) {
    const time = query.time ? writer.clock({ minutes: limit, text: query.time.text }) : '';
    return {
      sentences: [
        `${query.yesNo ? `${writer.phrase('no')}, ` : ''}${writer.phrase('not-later', { time })}`,
      ],
      lines: ends.flatMap(({ lines }) => lines),
      certainty: 0.8,
    };
  }
  const first = kept[0];
  if (!first) return null;
  const yes = query.yesNo ? `${writer.phrase('yes')}, ` : '';
  const lines = kept.flatMap(({ lines }) => lines);
  if (limit === null) {
    if (kept.length === ends.length && ends.length > 1) return null;
    return {
      sentences: [
        `${yes}${writer.phrase('latest', { when: writer.onDays(kept.map(({ day }) => day)), time: writer.clock(first.to) })}`,
      ],
      lines,
      certainty: 0.9,
    };
  }
  const groups = new Map<string, number[]>();
  for (const { day, to } of kept)
    groups.set(writer.clock(to), [...(groups.get(writer.clock(to)) ?? []), day]);
  const list = writer.list(
    [...groups].map(
      ([time, days]) => `${writer.onDays(days)} ${writer.phrase('until', { to: time })}`,
    ),
  );
  return { sentences: [`${yes}${writer.phrase('later', { list })}`], lines, certainty: 0.9 };
}

/** Company holidays and other stretches of closed days; weekly closing days when there are none. */
export function answerVacation(context: AnswerContext): Finding | null {
  const { candidates, query, choice, today } = context;
  const writer = writerOf(context);
  const closed = candidates
    .flatMap((candidate) => candidate.lines)
    .filter(
      ({ line }) => line.state === 'closed' && line.dates.some((rule) => rule.kind === 'range'),
    );
  const fitting = closed.flatMap((one) =>
    one.line.dates
      .filter(
        (rule): rule is Extract<DateRule, { kind: 'range' }> =>
          rule.kind === 'range' && fits({ rule, period: query.period, today }),
      )
      .map((rule) => ({ one, rule })),
  );
  if (fitting.length > 0) {
    const list = fitting.map(
      ({ one, rule }) => `${writer.rule(rule)}${one.line.part === '' ? '' : ` (${one.line.part})`}`,
    );
    return {
      sentences: [writer.phrase('closed-for', { when: writer.list(list) })],
      lines: fitting.map(({ one }) => one),
      certainty: 0.9,
    };
  }
  if (query.period) return answerPeriod(context);
  const candidate = choice.chosen[0];
  const days = (candidate?.lines ?? []).filter(
    ({ line }) => line.state === 'closed' && isWeekly(line) && line.kind === 'hours',
  );
  if (days.length === 0) return null;
  const list = [...new Set(days.flatMap(({ line }) => line.days))].sort((a, b) => a - b);
  return {
    sentences: [writer.phrase('closed-for', { when: writer.onDays(list) })],
    lines: days,
    certainty: 0.75,
  };
}

function fits({
  rule,
  period,
  today,
}: {
  rule: Extract<DateRule, { kind: 'range' }>;
  period: DateRule | null;
  today: YearDay;
}): boolean {
  if (rule.to.year !== null && rule.to.year < today.year) return false;
  if (!period) return true;
  return (
    [rule.from, rule.to].some((day) =>
      covers({
        rule: period,
        day: { year: day.year ?? today.year, month: day.month, day: day.day },
      }),
    ) ||
    (period.kind === 'range' &&
      covers({
        rule,
        day: { year: rule.from.year ?? today.year, month: period.from.month, day: 15 },
      }))
  );
}

/** Seasonal opening: "May through September". */
export function answerPeriod(context: AnswerContext): Finding | null {
  const { choice, query, today } = context;
  const writer = writerOf(context);
  const candidate = choice.chosen[0];
  if (!candidate) return null;
  const seasonal = candidate.lines.filter(
    ({ line }) =>
      line.kind === 'hours' &&
      line.state === 'open' &&
      (line.part === '' || partLevel({ part: line.part, candidate }) >= 2) &&
      line.dates.some((rule) => rule.kind === 'range' || rule.kind === 'season'),
  );
  const rule = seasonal[0]?.line.dates[0];
  if (seasonal.length > 0 && rule) {
    const label = labelOf(candidate.subject);
    const text = `${writer.phrase('season-open', { when: writer.rule(rule) })}${label === '' ? '' : ` (${label})`}`;
    const period = query.period;
    if (!period) return { sentences: [text], lines: seasonal, certainty: 0.85 };
    const asked =
      period.kind === 'range'
        ? [period.from.month]
        : period.kind === 'season'
          ? { spring: [3, 4, 5], summer: [6, 7, 8], autumn: [10, 11], winter: [12, 1, 2] }[
              period.season
            ]
          : [];
    const inside = asked.map((month) =>
      covers({ rule, day: { year: today.year, month, day: 15 } }),
    );
    const sign = !query.yesNo
      ? ''
      : inside.every(Boolean)
        ? `${writer.phrase('yes')}, `
        : inside.some(Boolean)
          ? ''
          : `${writer.phrase('no')}, `;
    return { sentences: [`${sign}${text}`], lines: seasonal, certainty: 0.85 };
  }
  if (!query.period) return null;
  const period = query.period;
  const dated = datedLines({ candidate, candidates: context.candidates });
  const closed = dated.flatMap((one) =>
    one.line.state !== 'closed'
      ? []
      : one.line.dates.flatMap((range) =>
          range.kind === 'range' && fits({ rule: range, period, today }) ? [{ one, range }] : [],
        ),
  );
  if (closed.length > 0)
    return {
      sentences: [
        `${query.yesNo && closed.some(({ range }) => isWithinRange(period, range, today)) ? `${writer.phrase('no')}, ` : ''}${writer.phrase(
          'closed-for',
          { when: writer.list([...new Set(closed.map(({ range }) => writer.rule(range)))]) },
        )}`,
      ],
      lines: closed.map(({ one }) => one),
      certainty: 0.85,
    };
  const weekly = candidate.lines.filter(
    ({ line }) => isWeekly(line) && line.season !== null && sameSeason(line.season, period),
  );
  const seasons = candidate.lines.filter(({ line }) => isWeekly(line) && line.state === 'open');
  const only = seasons[0]?.line.season;
  if (weekly.length === 0 && only && seasons.every(({ line }) => line.season !== null)) {
    const label = labelOf(candidate.subject);
    const text = writer.phrase('season-open', { when: writer.rule(only) });
    const no = query.yesNo ? `${writer.phrase('no')}, ` : '';
    return {
      sentences: [`${no}${text}${label === '' ? '' : ` (${label})`}`],
      lines: seasons,
      certainty: 0.8,
    };
  }
  if (weekly.length === 0) return null;
  const day = {
    year: today.year,
    month:
      weekly[0]?.line.season?.kind === 'range' ? weekly[0].line.season.from.month : today.month,
    day: 28,
  };
  const week = weekText({
    candidate: {
      ...candidate,
      lines: weekly.map((one) => ({ ...one, line: { ...one.line, season: null } })),
    },
    writer,
    today: day,
    context,
  });
  return (
    week && { sentences: [`${writer.rule(period)}: ${week.text}`], lines: weekly, certainty: 0.88 }
  );
}

/** Whether all of a stretch of days is within another. */
function isWithinRange(period: DateRule, range: DateRule, today: YearDay): boolean {
  if (period.kind !== 'range') return false;
  return [period.from, period.to].every(({ month, day }) =>
    covers({ rule: range, day: { year: today.year, month, day } }),
  );
}

function sameSeason(a: DateRule, b: DateRule): boolean {
  if (a.kind === 'season' && b.kind === 'season') return a.season === b.season;
  const month =
    b.kind === 'range'
      ? b.from.month
      : b.kind === 'season'
        ? { spring: 4, summer: 7, autumn: 10, winter: 1 }[b.season]
        : 0;
  return covers({ rule: a, day: { year: 2001, month, day: 15 } });
}
