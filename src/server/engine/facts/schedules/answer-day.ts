import type { HolidayId } from '#server/engine/language/calendar-words.ts';
import { calendars } from '#server/engine/language/calendars.ts';
import { bySeason } from './answer-by-season.ts';
import { breakAnswer, mealAnswer } from './answer-meal.ts';
import { answerMissingDay } from './answer-missing-day.ts';
import { answerPublicHolidays } from './answer-public-holidays.ts';
import { changeInPeriod, closedStretch, openInStretch, saidOfStretch } from './change-in-period.ts';
import { datedLines, isShared } from './choose-schedules.ts';
import {
  type DayFact,
  dateLines,
  type SourcedLine,
  seasonLines,
  spansOf,
  weekdayFact,
} from './day-facts.ts';
import { type DayTarget, targetsOf } from './day-targets.ts';
import type { AnswerContext, Finding } from './finding.ts';
import { holidaysOn, publicHolidays, weekdayOf } from './holidays.ts';
import { joinSameDays } from './join-same-days.ts';
import { labelOf } from './label-of.ts';
import { lastRuleFor } from './last-rule.ts';
import { partLevel } from './part-level.ts';
import { openInPart } from './part-of-day.ts';
import { isAside } from './place-topics.ts';
import { quoteDay, withSeasonalException } from './quote-day.ts';
import type { Candidate } from './schedule-candidate.ts';
import { type Part, severalParts } from './several-parts.ts';
import type { ScheduleQuery } from './understand-question.ts';
import { isStretch, isWithin } from './within-span.ts';
import { conditions, noteText, seasonText } from './write-remarks.ts';
import { createWriter, type Writer } from './write-schedule.ts';

/** Answers for one or more weekdays, a date, a holiday, today or now. */
export function answerDay(context: AnswerContext): Finding | null {
  const { query, choice, language } = context;
  const writer = createWriter({ language, source: choice.chosen[0]?.language ?? language });
  // "The Easter holidays" are weeks, which a rule for the day itself says nothing about.
  if (query.publicHolidays && query.holiday?.id === 'easter') return null;
  if (query.publicHolidays && query.days.length === 0 && !query.date)
    return answerPublicHolidays({ context, writer });
  // "A Wednesday that's a public holiday": neither rule alone says it.
  if (query.publicHolidays && query.days.length > 0 && saysHolidays(context)) return null;
  // "Any Sunday at Christmas?" asks for the days around it, not for the holiday.
  if (query.holiday && query.date && query.days.length > 0)
    if (!query.days.includes(weekdayOf(query.date))) return null;
  const targets = targetsOf({ context, writer });
  if (targets.length === 0) return null;
  const answers: { target: DayTarget; finding: Finding }[] = [];
  for (const target of targets) {
    // For a weekend "yes" or "no" would fit only one of the days.
    const asked = targets.length > 1 ? { ...context, query: { ...query, yesNo: false } } : context;
    const found = answerTarget({ context: asked, writer, target });
    if (!found) {
      // Half an answer about a weekend is better than none only if it says which half.
      if (targets.length === 1) return null;
      continue;
    }
    answers.push({ target, finding: found });
  }
  if (answers.length === 0) return null;
  const findings = answers.map(({ finding }) => finding);
  return {
    sentences: joinSameDays({ answers, writer }).slice(0, 4),
    lines: findings.flatMap((finding) => finding.lines),
    certainty:
      Math.min(...findings.map((finding) => finding.certainty)) *
      (findings.length < targets.length ? 0.8 : 1),
  };
}

const saysHolidays = ({ candidates }: AnswerContext): boolean =>
  candidates.some(({ lines }) =>
    lines.some(({ line }) => line.dates.some((rule) => rule.kind === 'public-holidays')),
  );

function answerTarget({
  context,
  writer,
  target,
}: {
  context: AnswerContext;
  writer: Writer;
  target: DayTarget;
}): Finding | null {
  const { query, choice, candidates } = context;
  let parts: Part[] = [];
  for (const candidate of choice.chosen) {
    const found = factOf({ candidate, candidates, target, query, named: choice.named });
    if (found === 'unknown') return null;
    if (found)
      parts.push({
        label: labelOf(found.lines[0]?.line.part || candidate.subject),
        fact: found,
        candidate,
      });
  }
  if (!choice.named && target.exact) parts = splitByPart({ parts, candidates, target, query });
  if (parts.length === 0) return bySeason({ context, writer, target });
  const first = parts[0] as Part;
  const same = parts.every((part) => signature(part.fact) === signature(first.fact));
  if (parts.length > 1 && !same) return severalParts({ parts, writer, target, query });
  const finding = onePart({ part: first, context, writer, target });
  // A line of another part that is quoted names its own.
  const isOther =
    first.fact.inferred && finding?.lines.every((one) => !first.fact.lines.includes(one));
  if (finding && !isOther && choice.named && first.label !== '' && parts.length === 1) {
    const last = finding.sentences.length - 1;
    const sentence = finding.sentences[last];
    if (sentence && !sentence.includes(first.label))
      finding.sentences[last] = `${sentence.replace(/\.$/, '')} (${first.label})`;
  }
  return finding && withSeasonalException({ ...first, finding, query, target, writer });
}

/** On a holiday the parts of a business may differ: "main store 6–14, café closed". */
function splitByPart({
  parts,
  candidates,
  target,
  query,
}: {
  parts: Part[];
  candidates: readonly Candidate[];
  target: DayTarget;
  query: ScheduleQuery;
}): Part[] {
  const shared = candidates.filter(isShared);
  const lines = dateLines({
    lines: shared.flatMap((candidate) =>
      candidate.lines.filter(({ line }) => line.dates.length > 0),
    ),
    day: target.day,
    holiday: query.holiday?.id ?? null,
    language: shared[0]?.language ?? 'en',
  });
  const named = lines.filter(({ line }) => line.part !== '');
  const owner = shared[0];
  if (named.length === 0 || !owner) return parts;
  return lines.map((one) => ({
    label: labelOf(one.line.part),
    candidate: owner,
    fact: { state: one.line.state, inferred: false, lines: [one] },
  }));
}

function factOf({
  candidate,
  candidates,
  target,
  query,
  named,
}: {
  candidate: Candidate;
  candidates: readonly Candidate[];
  target: DayTarget;
  query: ScheduleQuery;
  named: boolean;
}): DayFact | 'unknown' | null {
  // Where a document names holidays of a kind, one it leaves out may still be kept.
  const isListed = (holiday: HolidayId): boolean =>
    publicHolidays.has(holiday) &&
    calendars[candidate.language].holidays[holiday] !== undefined &&
    candidates.some((one) =>
      one.lines.some(({ line }) => line.dates.some((rule) => rule.kind === 'public-holidays')),
    );
  if (target.exact) {
    const dated = dateLines({
      lines: datedLines({ candidate, candidates }),
      day: target.day,
      holiday: query.holiday?.id ?? null,
      language: candidate.language,
    });
    const levels = dated.map(({ line }) => partLevel({ part: line.part, candidate }));
    const best = Math.max(0, ...levels);
    const own = dated.filter((_, index) => levels[index] === best);
    const line = own[0]?.line;
    if (line) {
      const open = own.some((one) => one.line.state === 'open');
      return { state: open ? 'open' : line.state, inferred: false, lines: own };
    }
    // A holiday the documents don't mention: the usual hours would be a guess.
    if (query.holiday) return null;
    const listsDates = candidates.some(({ lines }) =>
      lines.some(({ line }) => line.dates.some(({ kind }) => kind === 'holiday' || kind === 'day')),
    );
    if (
      holidaysOn(target.day).some(
        (holiday) =>
          universal.has(holiday) || isListed(holiday) || (eves.has(holiday) && listsDates),
      )
    )
      return null;
  }
  const stretch = { candidate, candidates, day: target.day };
  const shut =
    query.period && !target.exact
      ? (closedStretch(stretch) ?? saidOfStretch({ ...stretch, weekday: target.weekday, named }))
      : null;
  if (shut) return shut;
  const fact = weekdayFact({
    lines: candidate.lines,
    weekday: target.weekday,
    day: target.day,
    exact: target.exact,
    meal: query.meal,
    named,
  });
  if (fact?.inferred && candidate.partial) return null;
  if (!fact) return openInStretch(stretch);
  return fact && changeInPeriod({ fact, ...stretch });
}

/** Days on which many close early; where other such days are listed, the usual hours would be a guess. */
const eves: ReadonlySet<string> = new Set(['christmas-eve', 'new-years-eve']);

const universal: ReadonlySet<string> = new Set(['new-years-day', 'christmas-day', 'easter-sunday']);

const signature = (fact: DayFact): string =>
  fact.state === 'closed'
    ? 'closed'
    : `${fact.state}:${spansOf(fact.lines)
        .map(
          ({ span, line }) =>
            `${span.from?.minutes ?? ''}-${span.to?.minutes ?? ''}${line.weeks.join()}`,
        )
        .join('|')}`;

function onePart({
  part,
  context,
  writer,
  target,
}: {
  part: Part;
  context: AnswerContext;
  writer: Writer;
  target: DayTarget;
}): Finding | null {
  const { query, minutes } = context;
  const { fact, candidate } = part;
  const when = target.when;
  const line = fact.lines[0]?.line;
  const done = (text: string, certainty: number, lines = fact.lines): Finding => ({
    sentences: [text],
    lines,
    certainty,
  });
  // "Are you open late on Thursdays?": only the hours say how late.
  const yes = query.yesNo && query.edge !== 'last' ? `${writer.phrase('yes')}, ` : '';
  const no = query.yesNo ? `${writer.phrase('no')}, ` : '';
  if (!line) return null;
  if (fact.state === 'mentioned') return quoteDay({ fact, candidate, query, target, writer });
  if (fact.state === 'usual') return done(`${yes}${writer.phrase('usual', { when })}`, 0.93);
  const special = fact.lines.filter(
    (one) => one.line.weeks.length > 0 && one.line.state === 'open',
  );
  const weekly = fact.lines.filter((one) => one.line.weeks.length === 0);
  if (fact.state === 'closed') {
    const note = noteText({ lines: fact.lines, writer });
    if (fact.inferred) return answerMissingDay({ part, context, writer, target, no });
    // "When do you open again after Christmas?": the sentence about the closing says it, if any does.
    if (query.aspect === 'opens' && isStretch(line) && writer.language === writer.source)
      return done(line.text, 0.85);
    // "No fittings on a Saturday" says it of one thing only.
    if (candidate.role === 'activity' && line.prose && writer.language === writer.source)
      return done(/^no\b/i.test(line.text) ? line.text : `${no}${line.text}`, 0.88);
    return done(`${no}${writer.phrase('closed', { when })}${note}`, 0.95);
  }
  if (!target.exact && special.length > 0 && weekly.every((one) => one.line.state === 'closed')) {
    const only = special[0] as SourcedLine;
    const nth = writer.weeks(only.line, weekly.length > 0 ? 'weeks' : 'only-weeks');
    const hours = writer.hours(spansOf(special));
    if (weekly.length > 0) {
      const open = writer.phrase('open', { when: writer.weeks(only.line, 'weeks'), hours });
      return done(
        `${yes}${open}; ${writer.phrase('otherwise-closed', { when })}${conditions({ lines: special, writer })}`,
        0.93,
      );
    }
    return done(
      `${yes}${writer.phrase('open', { when, hours })}, ${nth}${conditions({ lines: special, writer })}`,
      0.93,
    );
  }
  const spans = spansOf(target.exact ? fact.lines : weekly);
  const tail = `${conditions({ lines: fact.lines, writer })}${noteText({ lines: fact.lines, writer })}${seasonText({ lines: fact.lines, writer })}`;
  if (query.meal && query.aspect !== 'break' && query.aspect !== 'continuous')
    return mealAnswer({ query, writer, when, spans, candidate, done, tail });
  const breaks = seasonLines({ lines: candidate.lines, day: target.day }).filter(
    (one) =>
      one.line.kind === 'break' &&
      one.line.days.includes(target.weekday) &&
      // "The hot counter stays open in the break until 1:30" is no end of the break.
      one.line.spans.every(({ from }) => from !== null),
  );
  if (query.aspect === 'break' || query.aspect === 'continuous')
    return breakAnswer({ query, writer, when, spans, breaks, done, lines: fact.lines });
  if (spans.length === 0)
    return line.byAppointment ? done(`${yes}${when}: ${writer.phrase('appointment')}`, 0.85) : null;
  const hours = writer.hours(spans);
  // A phone line or a terrace isn't "us": "On Fridays from 9:00 to 16:00 (Phone)".
  const open =
    isAside(candidate) || candidate.role === 'activity'
      ? `${when} ${hours}`
      : writer.phrase('open', { when, hours });
  if (query.relative === 'now' && query.aspect !== 'closes' && query.aspect !== 'opens') {
    const current = spans.find(({ span }) => isWithin(span, minutes));
    if (current?.span.to && current.span.to.minutes - (current.span.from?.minutes ?? 1440) < 1440)
      return done(
        `${yes}${writer.phrase('now-open', { time: writer.clock(current.span.to) })}`,
        0.93,
      );
    if (current) return done(`${yes}${open}${tail}`, 0.9);
    if (!current)
      return done(
        `${no}${writer.phrase('now-closed')}; ${writer.phrase('open', { when, hours })}`,
        0.92,
      );
  }
  if (query.time && query.aspect === 'open') {
    const asked = query.time.minutes;
    const inside = spans.some(({ span }) => isWithin(span, asked));
    const other =
      query.time.vague && spans.some(({ span }) => isWithin(span, (asked + 720) % 1440));
    if (!inside && other) return done(writer.phrase('open', { when, hours }) + tail, 0.85);
    const paused = breaks.find((one) => one.line.spans.some((span) => isWithin(span, asked)));
    if (inside && paused)
      return done(
        `${writer.phrase('no')}, ${writer.phrase('break', { when, hours: writer.hours(spansOf([paused])) })}`,
        0.85,
        [paused],
      );
    const rule = lastRuleFor({
      lines: candidate.lines,
      spans: spans.map(({ span }) => span),
      minutes: asked,
      writer,
    });
    if (inside && rule)
      return {
        sentences: [`${yes}${open}${tail}`, rule.line.text],
        lines: [...fact.lines, rule],
        certainty: 0.9,
      };
    return done(
      inside
        ? `${yes}${open}${tail}`
        : `${no}${writer.phrase('not-open-at', { when, hours })}${tail}`,
      0.92,
    );
  }
  if (query.daypart && query.aspect === 'open') {
    const { daypart } = query;
    const inside = openInPart({
      spans: spans.map(({ span }) => span),
      daypart,
      language: writer.language,
    });
    if (inside === 'no')
      return done(`${no}${writer.phrase('not-open-at', { when, hours })}${tail}`, 0.9);
    return done(`${inside === 'yes' ? yes : ''}${open}${tail}`, 0.9);
  }
  const many = spans.length > 1 ? ` (${writer.shortHours(spans)})` : '';
  const last = spans.at(-1)?.span;
  const first = spans[0]?.span;
  if (query.aspect === 'closes') {
    if (isAside(candidate) && last?.to)
      return done(`${when} ${writer.phrase('until', { to: writer.clock(last.to) })}${tail}`, 0.93);
    if (!last?.to)
      return last?.ending ? done(writer.phrase('open', { when, hours }) + tail, 0.85) : null;
    return done(
      `${writer.phrase('closes', { when, time: writer.clock(last.to) })}${many}${tail}`,
      0.94,
    );
  }
  if (query.aspect === 'opens') {
    if (!first?.from) return null;
    if (isAside(candidate) || candidate.role === 'activity')
      return done(
        `${when} ${writer.phrase('from', { from: writer.clock(first.from) })}${tail}`,
        0.93,
      );
    return done(
      `${writer.phrase('opens', { when, time: writer.clock(first.from) })}${many}${tail}`,
      0.94,
    );
  }
  return done(`${yes}${open}${tail}`, 0.94);
}
