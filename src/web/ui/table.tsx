import type { Key, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Column<Row> = {
  id: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'end';
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
};

/** Wider than the screen, it scrolls inside its own frame, which the keyboard can reach. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a scrolling region is not a section of the page
    <div
      role="region"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll what has focus
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-collapse text-left text-[14.5px]">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-sunken text-[13px] text-ink-soft">
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(cellClassNames(column), 'font-[560]')}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.id} className={cellClassNames(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellClassNames({ align }: { align?: 'end' }): string {
  return classNames('px-4 py-3 max-sm:px-2.5', align === 'end' && 'text-right tabular-nums');
}
