import { answerClosedDays } from './answer-closed-days.ts';
import { answerPeriod, overlaps } from './answer-period.ts';
import { covers, isWeekly, type SourcedLine, seasonLines, spansOf } from './day-facts.ts';
import type { AnswerContext, Finding } from './finding.ts';
import { labelOf } from './label-of.ts';
import type { DateRule } from './schedule.ts';
import { weekText } from './week-text.ts';
import { isWithin } from './within-span.ts';
import { type Writer, writerOf } from './write-schedule.ts';

/** The whole week, days with the same hours together. */
export function answerWeek(context: AnswerContext): Finding | null {
  const { choice, query, today } = context;
  const writer = writerOf({
    language: context.language,
    source: context.choice.chosen[0]?.language,
  });
  // "Are you open at 8?" names no day: the hours of the week tell.
  const isAtTime = query.time !== null && query.words.length === 0;
  if (query.aspect === 'open' && !choice.named && !query.meal && !isAtTime) return null;
  // "Can I pick it up the evening before, from what time?" isn't about the opening hours of a week.
  if (query.aspect === 'opens' && query.daypart === 'evening') return null;
  if (query.aspect === 'break' || query.aspect === 'continuous')
    return answerBreaks({ context, writer });
  const paused = query.aspect === 'open' ? pausedAt({ context, writer }) : null;
  if (paused) return paused;
  const lists: string[] = [];
  const lines: SourcedLine[] = [];
  const closures: string[] = [];
  for (const candidate of choice.chosen) {
    const week = weekText({ candidate, writer, day: today, meal: query.meal });
    if (!week) continue;
    const label = labelOf(candidate.subject);
    const notes = [...new Set(week.lines.flatMap(({ line }) => (line.note ? [line.note] : [])))];
    // The remark of a thing that takes place belongs to it: "(no cover charge)".
    const remark =
      candidate.role === 'activity' && notes.length === 1 && writer.language === writer.source
        ? ` (${notes[0]})`
        : '';
    // Closed now: the seasons alone would sound as if it were open.
    const closed = candidate.lines.find(
      ({ line }) =>
        line.state === 'closed' &&
        line.part === '' &&
        line.dates.some((rule) => rule.kind === 'range' && covers({ rule, day: today })),
    );
    const range = closed?.line.dates.find((rule) => rule.kind === 'range');
    if (closed && range) {
      closures.push(writer.phrase('closed-for', { when: writer.during(range) }));
      week.lines.push(closed);
    }
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
  // "The first one starts at 7.30 and the last at 8" couldn't be read: the list may lack what is asked.
  const lacking = choice.chosen.some((candidate) =>
    candidate.lines.some(
      ({ line }) => line.state === 'mentioned' && line.kind === 'hours' && line.days.length > 0,
    ),
  );
  const certainty = choice.named ? 0.88 : isAtTime && query.aspect === 'open' ? 0.8 : 0.92;
  return {
    sentences: [text, ...closures],
    lines,
    certainty: certainty * (changing ? 0.7 : 1) * (lacking ? lackingShare : 1),
  };
}

const lackingShare = 0.75;

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

/** "Does anyone answer the phone at half past twelve?": not in the break of the days that have one. */
function pausedAt({
  context: { choice, query },
  writer,
}: {
  context: AnswerContext;
  writer: Writer;
}): Finding | null {
  const [candidate, ...others] = choice.chosen;
  const { time } = query;
  if (!candidate || others.length > 0 || !time) return null;
  const paused = candidate.lines.find(
    ({ line }) =>
      line.kind === 'break' &&
      line.season === null &&
      line.days.length > 0 &&
      line.spans.some((span) => span.from && isWithin(span, time.minutes)),
  );
  if (!paused) return null;
  const when = writer.onDays(paused.line.days);
  const text = writer.phrase('break', { when, hours: writer.hours(spansOf([paused])) });
  return {
    sentences: [`${query.yesNo ? `${writer.phrase('no')}, ` : ''}${text}`],
    lines: [paused],
    certainty: 0.82,
  };
}

/** Which days are open longest, or after a given time. */
export function answerLatest(context: AnswerContext): Finding | null {
  const { choice, query, today } = context;
  const writer = writerOf({
    language: context.language,
    source: context.choice.chosen[0]?.language,
  });
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
  const isOfAll = query.words.length + query.topics.length === 0;
  const certainty = isOfAll ? surelyCompared : 0.9;
  if (limit === null) {
    if (kept.length === ends.length && ends.length > 1) return null;
    return {
      sentences: [
        `${yes}${writer.phrase('latest', { when: writer.onDays(kept.map(({ day }) => day)), time: writer.clock(first.to) })}`,
      ],
      lines,
      certainty,
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
  return { sentences: [`${yes}${writer.phrase('later', { list })}`], lines, certainty };
}

/** Found by comparing the days of the business itself: no text says it in these words, so that a judge would doubt it. */
const surelyCompared = 0.97;

/** Company holidays and other stretches of closed days; weekly closing days when there are none. */
export function answerVacation(context: AnswerContext): Finding | null {
  const { candidates, query, choice, today } = context;
  const writer = writerOf({
    language: context.language,
    source: context.choice.chosen[0]?.language,
  });
  const closed = candidates
    .flatMap((candidate) => candidate.lines)
    .filter(
      ({ line }) => line.state === 'closed' && line.dates.some((rule) => rule.kind === 'range'),
    );
  const fitting = closed.flatMap((one) =>
    one.line.dates
      .filter(
        (rule): rule is Extract<DateRule, { kind: 'range' }> =>
          rule.kind === 'range' && overlaps({ rule, period: query.period, today }),
      )
      .map((rule) => ({ one, rule })),
  );
  if (query.closedDays) return answerClosedDays({ context, writer, ranges: fitting });
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
