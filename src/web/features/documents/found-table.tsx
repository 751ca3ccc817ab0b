import { useState } from 'react';
import type { DescribedTable, Document, FactTableRow } from '#shared/contract/documents.ts';
import { plural } from '#web/lib/plural.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FactLine } from './fact-line.tsx';
import { useCorrection, useMoreRows } from './use-facts.ts';

type FoundTableProps = { document: Document; table: DescribedTable; index: number };

/** "Price list: 55 items, 4 categories", and its rows once it is opened. */
export function FoundTable({ document, table, index }: FoundTableProps) {
  const more = useMoreRows({ document, table, index });
  return (
    <details className="mt-2 rounded-card border border-line">
      <summary className="cursor-pointer px-4 py-3 wrap-anywhere">{describeTable(table)}</summary>
      <ul className="divide-y divide-line border-t border-line">
        {[...table.rows, ...more.rows].map((row) => (
          <TableRow key={row.key} document={document} table={table} row={row} />
        ))}
      </ul>
      {more.left > 0 && (
        <div className="border-t border-line px-4 py-3">
          <Button
            variant="secondary"
            size="small"
            busyLabel={more.isLoading && 'Loading...'}
            onClick={more.load}
          >
            Show more ({more.left} left)
          </Button>
        </div>
      )}
    </details>
  );
}

function describeTable({ title, columns, rowCount, categoryCount }: DescribedTable): string {
  const hasPrices = columns.some(({ role }) => role === 'price');
  const name = title || (hasPrices ? 'Price list' : 'Table');
  const categories =
    categoryCount > 0
      ? [plural({ count: categoryCount, one: '{count} category', other: '{count} categories' })]
      : [];
  const items = plural({ count: rowCount, one: '{count} item', other: '{count} items' });
  return `${name}: ${[items, ...categories].join(', ')}`;
}

type TableRowProps = { document: Document; table: DescribedTable; row: FactTableRow };

function TableRow({ document, table: { columns }, row }: TableRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const mayEdit = useMay('documents.edit');
  const correction = useCorrection(document);
  const textOf = (role: string) =>
    row.cells.filter((cell, at) => columns[at]?.role === role && cell.text).map(({ text }) => text);
  const name = textOf('name')[0] ?? row.cells.find(({ text }) => text)?.text ?? '';
  const prices = textOf('price').join(' · ');
  const isCorrected = row.cells.some(({ state }) => state !== 'found');
  const hide = () => correction.mutate({ key: row.key, text: row.isHidden ? undefined : null });
  return (
    <li className="px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
          {row.isHidden ? <s className="text-ink-muted">{name}</s> : name}{' '}
          {row.isHidden && <Badge>Not used in answers</Badge>}
          {isCorrected && !row.isHidden && <Badge tone="accent">Corrected by you</Badge>}
        </p>
        {!row.isHidden && <p className="tabular-nums text-ink-soft">{prices}</p>}
        {mayEdit && row.isHidden && (
          <Button variant="ghost" size="small" aria-label={`Undo hiding ${name}`} onClick={hide}>
            Undo
          </Button>
        )}
        {!row.isHidden && (
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Close details' : 'Details'} of ${name}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'Details'}
          </Button>
        )}
      </div>
      {isOpen && !row.isHidden && (
        <div className="mt-1 divide-y divide-line border-l-2 border-line pl-4">
          {row.cells.map((cell, at) => {
            const label = columns[at]?.name || `Column ${at + 1}`;
            return (
              <FactLine
                key={cell.key}
                document={document}
                value={cell}
                label={label}
                name={`${label} of ${name}`}
              />
            );
          })}
          {mayEdit && (
            <div className="py-2">
              <Button variant="secondary" size="small" onClick={hide}>
                Hide this item
              </Button>
            </div>
          )}
        </div>
      )}
      {correction.error && (
        <p role="alert" className="text-[13.5px] text-bad">
          {correction.error.message}
        </p>
      )}
    </li>
  );
}
