/** Prices, percentages, dates and yes or no from the tables of a source. */
import { findFacts } from '#server/engine/answer/facts-in-text.ts';
import { parseLead } from '#server/engine/facts/tables/amount.ts';
import type { FactColumn, FactRow, FactTable } from '#server/engine/facts/tables/fact-table.ts';
import { currencyOf } from '#server/engine/facts/tables/open-table.ts';
import type { LanguageCode } from '#server/engine/language/language-code.ts';
import type { ComparedFact, ComparedSource, ConflictKind } from './compared-fact.ts';
import { placeOfBlock } from './passage-places.ts';
import { readBound } from './read-bound.ts';
import { readSubject, type Subject } from './subject.ts';
import { readAnswerWord } from './yes-no.ts';

type InTable = { source: ComparedSource; table: FactTable; language: LanguageCode };

/** Row by row, because a long table takes a while. */
export function* gatherCells(source: ComparedSource): Generator<ComparedFact[]> {
  const language = source.facts.language ?? 'en';
  for (const table of source.facts.tables) yield* gatherTable({ source, table, language });
}

function* gatherTable({ source, table, language }: InTable): Generator<ComparedFact[]> {
  const name = table.columns.findIndex(({ role }) => role === 'name');
  if (name < 0 || isQuestions({ table, name })) return;
  const prices = table.columns.filter(({ role }) => role === 'price').length;
  const heading = /[?？]\s*$/.test(table.title) ? '' : table.title;
  const title = `${heading} ${source.title.replace(/\.\w{2,4}$/, '').replace(/[_-]/g, ' ')}`;
  for (const row of table.rows) {
    const called = (row.cells[name] ?? '').trim();
    if (called === '') continue;
    const rowSubject = readSubject(called, language);
    const beside = row.cells.filter((_, at) =>
      ['category', 'duration', 'code'].includes(table.columns[at]?.role ?? ''),
    );
    const context = readSubject([title, ...beside].join(' '), language);
    yield row.cells.flatMap((cell, at): ComparedFact[] => {
      const column = table.columns[at];
      if (!column || at === name || cell.trim() === '') return [];
      const read = readCell({ cell, column, language, currency: currencyIn(table) });
      if (!read) return [];
      // One price is the price; of several, the column says which.
      const label =
        read.kind === 'price' && prices === 1 ? '' : `${column.name} ${column.dates ?? ''}`;
      const subject: Subject = new Map([...rowSubject, ...readSubject(label, language)]);
      if (subject.size === 0) return [];
      return [
        {
          ...read,
          source,
          changedAt: source.changedAt,
          repeats: [],
          subject,
          context,
          value: cell.trim(),
          quote: quoteRow({ row, table, name, at }),
          place: placeOfBlock({ source, block: row.blocks?.[at - 1] ?? row.block }),
          parts: [{ kind: 'cell', name: called, column: column.name, text: cell }],
        },
      ];
    });
  }
}

/** Questions with their answers are text, and read as such. */
function isQuestions({ table, name }: { table: FactTable; name: number }): boolean {
  const asked = table.rows.filter(({ cells }) => /[?？]\s*$/.test(cells[name] ?? '')).length;
  return asked > table.rows.length * 0.3;
}

type Read = Pick<ComparedFact, 'kind' | 'facts' | 'bound' | 'answer'>;

function readCell({
  cell,
  column,
  language,
  currency,
}: {
  cell: string;
  column: FactColumn;
  language: LanguageCode;
  currency: string;
}): Read | null {
  if (column.role === 'flag') {
    const answer = readAnswerWord(cell, language);
    return answer && { kind: 'yes-no', facts: [], bound: '', answer };
  }
  if (column.role === 'price') {
    const amount = parseLead(cell);
    if (!amount) return null;
    const sign = amount.currency || currencyOf(column.unit) || currency;
    const written = amount.currency || !sign ? cell : `${cell} ${sign}`;
    const facts = findFacts(written).filter((fact) => fact.kind === 'amount');
    return facts.length > 0
      ? { kind: 'price', facts, bound: amount.isFrom ? 'from' : readBound(cell) }
      : null;
  }
  const facts = findFacts(cell);
  const kinds: [ConflictKind, typeof facts][] = [
    ['percentage', facts.filter((fact) => fact.kind === 'amount' && fact.unit === '%')],
    ['price', facts.filter((fact) => fact.kind === 'amount' && fact.isMoney)],
    ['date', facts.filter((fact) => fact.kind === 'date')],
  ];
  const [kind, own = []] = kinds.find(([, found]) => found.length > 0) ?? [];
  // A cell with other words is a note, not a value.
  const isValue = cell.trim().split(/\s+/).length <= 6;
  return kind && isValue ? { kind, facts: own, bound: readBound(cell) } : null;
}

const currencyIn = (table: FactTable): string =>
  table.columns.map(({ unit }) => currencyOf(unit)).find(Boolean) ??
  /[€£$]/.exec(table.columns.map(({ name }) => name).join(' '))?.[0] ??
  '';

function quoteRow({
  row,
  table,
  name,
  at,
}: {
  row: FactRow;
  table: FactTable;
  name: number;
  at: number;
}): string {
  const label = table.columns[at]?.name ?? '';
  const called = row.cells[name] ?? '';
  return label ? `${called}: ${row.cells[at]} (${label})` : `${called}: ${row.cells[at]}`;
}
