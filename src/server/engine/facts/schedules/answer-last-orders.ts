import { isWeekly, type SourcedLine, seasonLines } from './day-facts.ts';
import { dayIn } from './day-targets.ts';
import type { AnswerContext, Finding } from './finding.ts';
import { foldText } from './fold-text.ts';
import { hasWord } from './has-word.ts';
import type { YearDay } from './holidays.ts';
import type { ScheduleQuery } from './understand-question.ts';
import { createWriter } from './write-schedule.ts';

/** Last orders, last admission: for the days asked for, or all week. */
export function answerLastOrders(context: AnswerContext): Finding | null {
  const { candidates, query, today } = context;
  const writer = createWriter({
    language: context.language,
    source: context.choice.chosen[0]?.language ?? context.language,
  });
  const chosen = context.choice.chosen.filter(({ lines }) =>
    lines.some(({ line }) => line.kind === 'last-orders' && isWeekly(line)),
  );
  const all = seasonLines({
    lines: (chosen.length > 0 ? chosen : candidates).flatMap((candidate) => candidate.lines),
    day: query.period ? dayIn(query, today) : today,
  }).filter(
    ({ line }) =>
      line.kind === 'last-orders' &&
      isWeekly(line) &&
      (chosen.length > 0 || !line.implied) &&
      (line.implied || line.part === '' || mayMean({ part: line.part, query })),
  );
  const days = query.relative ? [weekdayToday(today)] : query.days;
  if (all.length === 0 || query.date || query.holiday) return null;
  const sentences: string[] = [];
  const lines: SourcedLine[] = [];
  const wanted = days.length > 0 ? days.map((day) => [day]) : groupDays(all);
  for (const group of wanted) {
    const day = group[0] ?? 0;
    const own = all.filter(
      ({ line }) =>
        line.days.includes(day) &&
        (query.meal === null || line.meal === query.meal || line.meal === null),
    );
    const times = own.flatMap(({ line }) =>
      line.spans.flatMap((span) => (span.to ? [{ to: span.to, meal: line.meal }] : [])),
    );
    if (times.length === 0) return null;
    const meals = times.length > 1;
    const texts = times.map(({ to, meal }) =>
      meals && meal ? `${writer.clock(to)} (${writer.meal(meal)})` : writer.clock(to),
    );
    const [only] = own;
    // "Last wash 10:45 pm" says it in its own words.
    if (only && own.every(({ line }) => line.implied) && writer.language === writer.source) {
      sentences.push(only.line.text.replace(/\.$/, ''));
      lines.push(only);
      continue;
    }
    const time = writer.list([...new Set(texts)]);
    const [label = '', ...labels] = new Set(own.map(({ line }) => line.part));
    if (labels.length > 0) return null;
    const when = writer.onDays(group);
    // "Last ride leaves on Fridays: 9:15 pm": what the column is called says which last time it is.
    if (label !== '' && writer.language !== writer.source) return null;
    sentences.push(
      label === '' ? writer.phrase('last-orders', { when, time }) : `${label} ${when}: ${time}`,
    );
    lines.push(...own);
  }
  return sentences.length === 0 || sentences.length > 5
    ? null
    : {
        sentences: [[...new Set(sentences)].join('; ')],
        lines,
        certainty: lines.every(({ line }) => line.implied)
          ? lastTimeCertainty({ query, lines })
          : 0.92,
      };
}

/** "When is the last ride on Sunday?", where a column of a table says just that. */
export function answerLastColumn(context: Omit<AnswerContext, 'choice'>): Finding | null {
  const { query, candidates } = context;
  if (query.edge !== 'last' || query.veto || query.words.length === 0) return null;
  const chosen = candidates.filter(({ lines }) =>
    lines.some(
      ({ line: { kind, part, implied } }) =>
        kind === 'last-orders' &&
        !implied &&
        part !== '' &&
        query.words.every((word) => hasWord(foldText(part), word)),
    ),
  );
  if (chosen.length !== 1) return null;
  return answerLastOrders({ ...context, choice: { chosen, misses: 0, named: true } });
}

/** "How late can we order food?" doesn't ask for the last ride. */
const mayMean = ({
  part,
  query: { words, topics, uses, callIn },
}: {
  part: string;
  query: ScheduleQuery;
}): boolean =>
  words.some((word) => hasWord(foldText(part), word)) ||
  (topics.length + uses.length === 0 && (words.length === 0 || callIn));

/** A question that names something else than the line may mean another last time. */
function lastTimeCertainty({
  query: { words },
  lines,
}: {
  query: ScheduleQuery;
  lines: readonly SourcedLine[];
}): number {
  const text = foldText(lines.map(({ line }) => line.text).join(' '));
  const missing = words.filter((word) => !hasWord(text, word)).length;
  return missing === 0 ? 0.88 : missing < words.length ? 0.75 : words.length === 1 ? 0.55 : 0.3;
}

const weekdayToday = (today: YearDay): number =>
  (new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay() + 6) % 7;

function groupDays(lines: readonly SourcedLine[]): number[][] {
  const groups = new Map<string, number[]>();
  for (let day = 0; day < 7; day += 1) {
    const own = lines.filter(({ line }) => line.days.includes(day));
    if (own.length === 0) continue;
    const key = own.map(({ line }) => line.spans.map((span) => span.to?.minutes).join()).join('|');
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups.values()];
}
