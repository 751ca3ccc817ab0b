import type { DocumentFactsResponse, FactValue } from '#shared/contract/documents.ts';
import type { DemoDocument } from './demo-world.ts';
import { readDemoFacts } from './read-demo-facts.ts';

/** "What we found", as the server describes it. */
export function describeDemoFacts(document: DemoDocument): DocumentFactsResponse {
  const { table, hours, contacts } = readDemoFacts(document);
  const toValue = (key: string, text: string): FactValue => ({
    key,
    text,
    original: text,
    state: 'found',
  });
  return {
    isRead: true,
    schedules:
      hours.length > 0
        ? [{ subject: '', lines: hours.map(({ text }, at) => toValue(`hours ${at}`, text)) }]
        : [],
    tables: table
      ? [
          {
            title: document.name.replace(/\.\w+$/, ''),
            columns: table.columns.map((name, at) => ({
              name,
              role: at === 0 ? 'name' : at === table.price ? 'price' : 'text',
            })),
            rowCount: table.rows.length,
            categoryCount:
              table.category < 0
                ? 0
                : new Set(table.rows.map(({ cells }) => cells[table.category])).size,
            rows: table.rows.map(({ row, cells }) => ({
              key: `row ${row}`,
              row,
              isHidden: false,
              cells: table.columns.map((_, at) => toValue(`cell ${row} ${at}`, cells[at] ?? '')),
            })),
          },
        ]
      : [],
    contacts: contacts.map(({ kind, value }, at) => ({
      kind,
      label: '',
      value: toValue(`contact ${at}`, value),
    })),
  };
}
