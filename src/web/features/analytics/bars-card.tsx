import { lazy, type ReactNode, Suspense } from 'react';
import { pageLanguage } from '#web/lib/page-language.ts';
import { ChartFrame } from '#web/ui/chart-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { RankedBars } from './ranked-bars.tsx';
import { downloadCsv } from './to-csv.ts';

const BarsChart = lazy(() => import('./bars-chart.tsx'));

type Row = { label: string; value: number };

type BarsCardProps = {
  title: string;
  text: ReactNode;
  labelName: string;
  valueName: string;
  rows: readonly Row[];
  /** What the file has, where the chart sums it up. */
  fileRows?: readonly Row[];
  /** How an axis and the table say a label; the file has it as it is. */
  describe?: (label: string) => string;
  /** The labels are names, the largest first. */
  isRanked?: boolean;
};

/** One series as a chart, as a table and as a file. */
export function BarsCard({
  title,
  text,
  labelName,
  valueName,
  rows,
  fileRows = rows,
  describe = (label) => label,
  isRanked = false,
}: BarsCardProps) {
  return (
    <ChartFrame
      title={title}
      text={text}
      onDownload={() =>
        downloadCsv({
          name: title.toLowerCase().replaceAll(' ', '-'),
          rows: [[labelName, valueName], ...fileRows.map(({ label, value }) => [label, value])],
        })
      }
      chart={
        rows.length === 0 ? (
          <p className="grid h-56 place-items-center text-ink-muted">Nothing in this period yet.</p>
        ) : isRanked ? (
          <RankedBars rows={rows} />
        ) : (
          <Suspense fallback={<Skeleton className="h-56" />}>
            <BarsChart
              rows={rows.map(({ label, value }) => ({ label: describe(label), value }))}
              name={valueName}
            />
          </Suspense>
        )
      }
      table={
        <div className="max-h-80 overflow-y-auto">
          <Table
            caption={title}
            rows={rows}
            rowKey={({ label }) => label}
            columns={[
              { id: 'label', title: labelName, cell: ({ label }) => describe(label) },
              {
                id: 'value',
                title: valueName,
                align: 'end',
                cell: ({ value }) => value.toLocaleString(pageLanguage),
              },
            ]}
          />
        </div>
      }
    />
  );
}
