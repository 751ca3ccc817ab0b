import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import type { ImportTestsResponse } from '#shared/contract/answer-tests.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useImportTests } from './use-answer-tests.ts';

export function ImportTestsButton({ chatbotId }: { chatbotId: string }) {
  const importing = useImportTests(chatbotId);
  const input = useRef<HTMLInputElement>(null);

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    importing.mutate(await file.text(), {
      onSuccess: showResult,
      onError: (error) => toast.error({ title: 'Tests not imported', text: error.message }),
    });
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="CSV file with tests"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void read(event)}
      />
      <Button
        variant="secondary"
        size="small"
        busyLabel={importing.isPending && 'Importing...'}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden /> Import CSV
      </Button>
    </>
  );
}

function showResult({ created, skipped, problems }: ImportTestsResponse): void {
  const [first] = problems;
  const text = [
    skipped > 0 && `${skipped} skipped because they were there already or didn’t fit.`,
    first && `Line ${first.line}: ${first.message}`,
    problems.length > 1 && `${problems.length - 1} more lines couldn’t be read.`,
  ].filter(Boolean);
  const title = created === 1 ? '1 test imported' : `${created} tests imported`;
  const shown = { title, ...(text.length > 0 && { text: text.join(' ') }) };
  if (problems.length > 0) toast.error(shown);
  else toast.success(shown);
}
