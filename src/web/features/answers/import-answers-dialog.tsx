import { useRef } from 'react';
import { pageLanguage } from '#web/lib/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ImportRows, ImportSummary } from './import-preview.tsx';
import { useAnswerImport } from './use-answer-import.ts';

type ImportAnswersDialogProps = { chatbotId: string; onClose: () => void };

/** Questions and answers from a CSV file. Nothing is saved before the owner has seen what becomes of each row. */
export default function ImportAnswersDialog({ chatbotId, onClose }: ImportAnswersDialogProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { file, choose, keepsExisting, keep, preview, saving, save, count, differs } =
    useAnswerImport({ chatbotId, onImported: onClose });
  const { data } = preview;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      className="sm:w-[min(48rem,calc(100vw-2rem))]"
      title="Import questions and answers"
      description="A CSV file with two columns, “question” and “answer”. Every spreadsheet can save one."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {file && data && count > 0 && (
            <Button busyLabel={saving.isPending && 'Importing...'} onClick={save}>
              {count === 1
                ? 'Import 1 answer'
                : `Import ${count.toLocaleString(pageLanguage)} answers`}
            </Button>
          )}
        </>
      }
    >
      <input
        ref={picker}
        type="file"
        tabIndex={-1}
        aria-hidden
        accept=".csv,text/csv"
        className="hidden"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <div className="grid gap-4">
        <div>
          <Button
            variant={file ? 'secondary' : 'primary'}
            className="max-sm:w-full"
            busyLabel={preview.isPending && 'Checking...'}
            onClick={() => picker.current?.click()}
          >
            {file ? 'Choose another file' : 'Choose a CSV file'}
          </Button>
        </div>
        {(preview.error ?? saving.error) && (
          <Notice
            tone="bad"
            title={saving.error ? 'Nothing was imported' : "We can't import this file"}
          >
            {(preview.error ?? saving.error)?.message}
          </Notice>
        )}
        {data && !preview.error && (
          <>
            <ImportSummary response={data} name={file?.name ?? ''} />
            {differs && (
              <Checkbox
                label="Keep my answers where they differ from the file"
                checked={keepsExisting}
                onChange={({ target }) => keep(target.checked)}
              />
            )}
            <ImportRows rows={data.rows} />
          </>
        )}
      </div>
    </Dialog>
  );
}
