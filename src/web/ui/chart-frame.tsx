import { ChartColumn, Download, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Card, CardHeader } from './card.tsx';

type ChartFrameProps = {
  title: string;
  text?: ReactNode;
  chart: ReactNode;
  /** The same numbers as a table: every chart can be read without seeing it. */
  table: ReactNode;
  onDownload: () => void;
};

export function ChartFrame({ title, text, chart, table, onDownload }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <Card role="group" aria-label={title}>
      <CardHeader
        title={title}
        text={text}
        actions={
          <>
            <Button variant="ghost" size="small" onClick={() => setAsTable(!asTable)}>
              {asTable ? <ChartColumn aria-hidden /> : <Table2 aria-hidden />}
              {asTable ? 'Chart' : 'Table'}
            </Button>
            <Button variant="ghost" size="small" onClick={onDownload}>
              <Download aria-hidden /> CSV
            </Button>
          </>
        }
      />
      <div className="p-5">{asTable ? table : chart}</div>
    </Card>
  );
}
