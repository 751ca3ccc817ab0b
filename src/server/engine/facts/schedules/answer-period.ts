import { datedLines } from './choose-schedules.ts';
import { covers, isWeekly, type SourcedLine } from './day-facts.ts';
import type { AnswerContext, Finding } from './finding.ts';
import { fromMs, toMs, type YearDay } from './holidays.ts';
import { labelOf } from './label-of.ts';
import { namesSeason } from './names-season.ts';
import { partLevel } from './part-level.ts';
import { isPeriod } from './read-when.ts';
import type { DateRule } from './schedule.ts';
import type { Candidate } from './schedule-candidate.ts';
import { weekText } from './week-text.ts';
import { type Writer, writerOf } from './write-schedule.ts';

/** A part of the time that is asked for in which the same lines count. */
type Stretch = { day: YearDay; days: number; closed: SourcedLine | null; lines: SourcedLine[] };

/** Hours in a month or season, or the time of the year it is open at all. */
export function answerPeriod(context: AnswerContext): Finding | null {
  const { choice, query } = context;
  const writer = writerOf({ language: context.language, source: choice.chosen[0]?.language });
  const candidate = choice.chosen[0];
  if (!candidate) return null;
  const open = openTimes({ context, candidate, writer });
  if (!query.period) return open;
  const said = saidOf({ context, candidate, period: query.period });
  // "August: closed for the first two weeks" says more than the usual hours.
  if (said && writer.language === writer.source)
    return { sentences: [said.line.text], lines: [said], certainty: 0.75 };
  const findings = choice.chosen.flatMap((one) => {
    const found = hoursIn({ context, candidate: one, writer, period: query.period });
    return found ? [{ found, label: labelOf(one.subject) }] : [];
  });
  const [first] = findings;
  if (!first) return open ?? outOfSeason({ context, candidate, writer });
  if (findings.length === 1) {
    const { sign, list, closed, lines, certainty } = first.found;
    if (closed) return { sentences: [`${sign}${list}`], lines, certainty };
    const text = choice.named
      ? `${first.label === '' ? '' : `${first.label}: `}${list}`
      : writer.phrase('week', { list });
    return { sentences: [sign === '' ? text : `${sign}${list}`], lines, certainty };
  }
  return {
    sentences: findings.map(({ found, label }) =>
      label === '' ? found.list : `${label}: ${found.list}`,
    ),
    lines: findings.flatMap(({ found }) => found.lines),
    certainty: Math.min(...findings.map(({ found }) => found.certainty)),
  };
}

/** "In July and August"; more of them are a list of dates. */
const mostPeriods = 2;

/** A sentence about the month or season asked for that only its own words can tell. */
function saidOf({
  context,
  candidate,
  period,
}: {
  context: AnswerContext;
  candidate: Candidate;
  period: DateRule;
}): SourcedLine | null {
  if (period.kind === 'season')
    return (
      [candidate, ...context.candidates.filter(({ subject }) => subject === '')]
        .flatMap(({ lines }) => lines)
        .find(
          ({ line }) =>
            line.state === 'mentioned' &&
            line.kind === 'hours' &&
            line.days.length > 0 &&
            namesSeason({ text: line.text, season: period.season, language: candidate.language }),
        ) ?? null
    );
  if (period.kind !== 'range' || period.from.month !== period.to.month) return null;
  return (
    datedLines({ candidate, candidates: context.candidates }).find(
      ({ line }) =>
        line.state === 'mentioned' &&
        line.dates.length <= mostPeriods &&
        line.dates.every(isPeriod) &&
        line.dates.some(
          (rule) =>
            rule.kind === 'range' &&
            rule.from.month === period.from.month &&
            rule.to.month === period.to.month,
        ),
    ) ?? null
  );
}

function hoursIn({
  context,
  candidate,
  writer,
  period,
}: {
  context: AnswerContext;
  candidate: Candidate;
  writer: Writer;
  period: DateRule | null;
}): {
  sign: string;
  list: string;
  closed: boolean;
  lines: SourcedLine[];
  certainty: number;
} | null {
  const { query, today } = context;
  const stretches = period ? stretchesOf({ context, candidate, period, today }) : [];
  const closed = stretches.filter((stretch) => stretch.closed);
  const texts: string[] = [];
  const lines: SourcedLine[] = [];
  let seasonal = false;
  for (const stretch of stretches) {
    if (stretch.closed) {
      const rule = stretch.closed.line.dates.find((one) => covers({ rule: one, day: stretch.day }));
      texts.push(writer.phrase('closed-for', { when: rule ? writer.during(rule) : '' }));
      lines.push(stretch.closed);
      continue;
    }
    const week = weekText({ candidate, writer, day: stretch.day, meal: query.meal });
    if (!week || (stretch.lines.length === 0 && candidate.lines.some(isSeasonal))) continue;
    seasonal ||= stretch.lines.length > 0;
    texts.push(week.text);
    lines.push(...week.lines);
  }
  if (texts.length === 0) return null;
  const isClosed = closed.length === stretches.length;
  const isOpen = closed.length === 0 && texts.length === stretches.length;
  // "Are you open in the evening in July?" needs more than the days to say yes.
  const isWhole = query.daypart === null && query.time === null;
  const sign = !query.yesNo
    ? ''
    : isClosed
      ? `${writer.phrase('no')}, `
      : isOpen && isWhole
        ? `${writer.phrase('yes')}, `
        : '';
  return {
    sign,
    list: [...new Set(texts)].join('; '),
    closed: isClosed,
    lines,
    // Usual hours are said of no month in particular.
    certainty: seasonal || isClosed ? 0.88 : 0.78,
  };
}

const isSeasonal = ({ line }: SourcedLine): boolean =>
  line.kind === 'hours' && line.season !== null && isWeekly(line) && line.state === 'open';

/** Cuts the time that is asked for where other hours begin. Short stretches don't matter, least of all in a season. */
function stretchesOf({
  context,
  candidate,
  period,
  today,
}: {
  context: AnswerContext;
  candidate: Candidate;
  period: DateRule;
  today: YearDay;
}): Stretch[] {
  const seasonal = candidate.lines.filter(isSeasonal);
  const closings = datedLines({ candidate, candidates: context.candidates }).filter(
    ({ line }) =>
      line.state === 'closed' &&
      line.dates.some((rule) => rule.kind === 'range') &&
      partLevel({ part: line.part, candidate }) !== 0,
  );
  const named =
    period.kind === 'season'
      ? [...seasonal, ...closings].filter(({ line }) =>
          namesSeason({ text: line.text, season: period.season, language: candidate.language }),
        )
      : [];
  const rules = named.flatMap(({ line }) => (line.season ? [line.season] : line.dates));
  const asked = rules.length > 0 ? rules : [period];
  const days = daysOf({ rules: asked, today });
  const least = period.kind === 'season' && rules.length === 0 ? 0.3 : 0.1;
  const found = new Map<string, Stretch>();
  for (const day of days) {
    const closed =
      closings.find(({ line }) =>
        line.dates.some((rule) => rule.kind === 'range' && covers({ rule, day })),
      ) ?? null;
    const lines = closed
      ? []
      : seasonal.filter(({ line }) => line.season && covers({ rule: line.season, day }));
    const key = closed
      ? `closed ${closings.indexOf(closed)}`
      : lines.map((line) => seasonal.indexOf(line)).join();
    const known = found.get(key);
    if (known) known.days += 1;
    else found.set(key, { day, days: 1, closed, lines });
  }
  return [...found.values()].filter((stretch) => stretch.days >= days.length * least).slice(0, 4);
}

/** All days of a coming year that some rule covers. */
export function daysOf({
  rules,
  today,
}: {
  rules: readonly DateRule[];
  today: YearDay;
}): YearDay[] {
  const dated = rules.find((rule) => rule.kind === 'range' && rule.from.year !== null);
  const start =
    dated?.kind === 'range' && dated.from.year !== null
      ? toMs({ ...dated.from, year: dated.from.year })
      : toMs(today);
  return Array.from({ length: 366 }, (_, index) => fromMs(start + index * 86_400_000)).filter(
    (day) => rules.some((rule) => covers({ rule, day })),
  );
}

/** "Open May through September", without times. */
function openTimes({
  context,
  candidate,
  writer,
}: {
  context: AnswerContext;
  candidate: Candidate;
  writer: Writer;
}): Finding | null {
  const { query, today } = context;
  const seasonal = candidate.lines.filter(
    ({ line }) =>
      line.kind === 'hours' &&
      line.state === 'open' &&
      (line.part === '' || partLevel({ part: line.part, candidate }) >= 2) &&
      line.dates.some(isPeriod),
  );
  const rule = seasonal[0]?.line.dates[0];
  if (!rule) return null;
  const label = labelOf(candidate.subject);
  const text = `${writer.phrase('season-open', { when: writer.rule(rule) })}${label === '' ? '' : ` (${label})`}`;
  const days = query.period ? daysOf({ rules: [query.period], today }) : [];
  const inside = days.filter((day) => covers({ rule, day })).length;
  const sign =
    !query.yesNo || days.length === 0
      ? ''
      : inside === days.length
        ? `${writer.phrase('yes')}, `
        : inside > 0
          ? ''
          : `${writer.phrase('no')}, `;
  return { sentences: [`${sign}${text}`], lines: seasonal, certainty: 0.85 };
}

/** All hours are for seasons that the time asked for isn't in. */
function outOfSeason({
  context,
  candidate,
  writer,
}: {
  context: AnswerContext;
  candidate: Candidate;
  writer: Writer;
}): Finding | null {
  const weekly = candidate.lines.filter(({ line }) => isWeekly(line) && line.state === 'open');
  const rules = [
    ...new Map(weekly.map(({ line }) => [JSON.stringify(line.season), line.season])).values(),
  ];
  if (rules.length === 0 || rules.length > 3) return null;
  const when = rules.flatMap((rule) => (rule ? [writer.rule(rule)] : []));
  if (when.length < rules.length) return null;
  const label = labelOf(candidate.subject);
  const no = context.query.yesNo ? `${writer.phrase('no')}, ` : '';
  return {
    sentences: [
      `${no}${writer.phrase('season-open', { when: writer.list(when) })}${label === '' ? '' : ` (${label})`}`,
    ],
    lines: weekly,
    certainty: 0.8,
  };
}

/** Whether a stretch of dates and the time asked for have days in common. */
export function overlaps({
  rule,
  period,
  today,
}: {
  rule: Extract<DateRule, { kind: 'range' }>;
  period: DateRule | null;
  today: YearDay;
}): boolean {
  if (rule.to.year !== null && rule.to.year < today.year) return false;
  return period === null || daysOf({ rules: [period], today }).some((day) => covers({ rule, day }));
}
