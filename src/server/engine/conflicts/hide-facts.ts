/** Leaves out what lost against another source, so that neither facts nor text say it. */
import type { LoadedPassage } from '#server/engine/answer/passage-text.ts';
import type { DocumentFacts } from '#server/engine/facts/document-facts.ts';
import { nameOfRow } from '#server/engine/facts/fact-keys.ts';
import type { Schedule, ScheduleLine } from '#server/engine/facts/schedules/schedule.ts';
import type { FactTable } from '#server/engine/facts/tables/fact-table.ts';
import type { FactPart } from './compared-fact.ts';
import { namesOfDays } from './hours-of-source.ts';

type Of<K extends FactPart['kind']> = Extract<FactPart, { kind: K }>;

const pick = <K extends FactPart['kind']>(parts: readonly FactPart[], kind: K): Of<K>[] =>
  parts.filter((part): part is Of<K> => part.kind === kind);

export function hideFacts<T extends DocumentFacts>({
  facts,
  parts,
}: {
  facts: T;
  parts: readonly FactPart[];
}): T {
  if (parts.length === 0) return facts;
  const cells = pick(parts, 'cell');
  const lines = pick(parts, 'line');
  const phones = new Set(pick(parts, 'phone').map(({ text }) => text));
  return {
    ...facts,
    tables:
      cells.length > 0 ? facts.tables.map((table) => hideCells({ table, cells })) : facts.tables,
    schedules:
      lines.length > 0
        ? facts.schedules.flatMap((schedule) => hideLines({ schedule, lines }))
        : facts.schedules,
    contacts: facts.contacts.filter(({ kind, value }) => kind !== 'phone' || !phones.has(value)),
  };
}

/** Empty cells keep the others under their columns. A row that says nothing any more is gone. */
function hideCells({
  table,
  cells,
}: {
  table: FactTable;
  cells: readonly Of<'cell'>[];
}): FactTable {
  return {
    ...table,
    rows: table.rows.flatMap((row) => {
      const name = nameOfRow({ table, row }).trim();
      const own = cells.filter((cell) => cell.name === name);
      if (own.length === 0) return [row];
      const isHidden = (text: string, at: number) =>
        own.some((cell) => cell.text === text && cell.column === table.columns[at]?.name);
      const left = row.cells.map((text, at) => (isHidden(text, at) ? '' : text));
      const isEmpty = left.filter((text) => text.trim() !== '').length < 2;
      return isEmpty ? [] : [{ ...row, cells: left }];
    }),
  };
}

function hideLines({
  schedule,
  lines,
}: {
  schedule: Schedule;
  lines: readonly Of<'line'>[];
}): Schedule[] {
  const left = schedule.lines.flatMap((line) => {
    const days = lines.flatMap(({ text, days: hidden }) => (text === line.text ? hidden : []));
    return days.length > 0 ? hideDays(line, days) : [line];
  });
  return left.length > 0 ? [{ ...schedule, lines: left }] : [];
}

function hideDays(line: ScheduleLine, hidden: readonly string[]): ScheduleLine[] {
  const isHidden = (of: Pick<ScheduleLine, 'dates' | 'days'>) =>
    namesOfDays(of).every((name) => hidden.includes(name));
  const dates = line.dates.filter((date) => !isHidden({ dates: [date], days: [] }));
  const days =
    line.dates.length > 0 ? line.days : line.days.filter((day) => !hidden.includes(String(day)));
  const isEmpty = dates.length === 0 && (line.dates.length > 0 || days.length === 0);
  return isEmpty ? [] : [{ ...line, dates, days }];
}

/**
 * Sentences stay in their places, since the search knows them by these; what is hidden is empty. Null when nothing is
 * left but the name of a row.
 */
export function hideInPassage({
  passage,
  parts,
}: {
  passage: LoadedPassage;
  parts: readonly FactPart[];
}): LoadedPassage | null {
  const sentences = new Set(pick(parts, 'sentence').map(({ text }) => text));
  const cells = pick(parts, 'cell');
  let { text } = passage;
  const said = passage.sentences.map((sentence) => {
    const left = sentences.has(sentence.text)
      ? ''
      : hideInSentence({ sentence: sentence.text, cells });
    if (left === sentence.text) return sentence;
    text = text.replace(sentence.text, () => left);
    return { ...sentence, text: left };
  });
  const lines = text
    .split('\n')
    .filter((line) => !isCellLine({ line, whole: passage.text, cells }));
  const isSame = text === passage.text && lines.length === passage.text.split('\n').length;
  if (isSame) return passage;
  const isEmpty = passage.place.row !== undefined && lines.length < 2;
  return isEmpty ? null : { ...passage, sentences: said, text: lines.join('\n').trim() };
}

/** A row's passage has a line for each cell. */
const isCellLine = ({
  line,
  whole,
  cells,
}: {
  line: string;
  whole: string;
  cells: readonly Of<'cell'>[];
}): boolean =>
  cells.some(
    ({ name, column, text }) => line === `${column}: ${text.trim()}` && whole.includes(name),
  );

/** "Service: Wash; Price: $9" loses its price; a price in a sentence of its own goes with the sentence. */
function hideInSentence({
  sentence,
  cells,
}: {
  sentence: string;
  cells: readonly Of<'cell'>[];
}): string {
  let left = sentence;
  for (const { name, column, text } of cells) {
    if (!left.includes(name)) continue;
    const cell = `${column}: ${text.trim()}`;
    if (left.includes(cell))
      left = left
        .split('; ')
        .filter((each) => each !== cell)
        .join('; ');
    else if (left.includes(text.trim())) left = '';
  }
  return left;
}
