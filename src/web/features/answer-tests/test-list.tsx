import { FileUp, Play, Plus, Sparkles } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { type AnswerTest, mostTests } from '#shared/contract/answer-tests.ts';
import { plural } from '#web/lib/plural.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast.tsx';
import { RunSummary } from './run-summary.tsx';
import { SuggestionsDialog } from './suggestions-dialog.tsx';
import { TestDialog, type TestStart } from './test-dialog.tsx';
import { TestRow } from './test-row.tsx';
import { isOpen, useAnswerTests, useImportTests, useRunTests } from './use-answer-tests.ts';

const filters = [
  { value: '', label: 'All tests', fits: () => true },
  {
    value: 'failed',
    label: 'Failed',
    fits: ({ result }: AnswerTest) => result?.state === 'failed',
  },
  {
    value: 'changed',
    label: 'Changed answers',
    fits: ({ result }: AnswerTest) => result?.hasChanged === true,
  },
] as const;

/** Questions with what a right answer has, and whether the chatbot still gives it. */
export default function TestList({ chatbotId }: { chatbotId: string }) {
  const list = useAnswerTests(chatbotId);
  const { items = [], runs = [], mostModelCalls = 0 } = list.data ?? {};
  const [editing, setEditing] = useState<TestStart | null>(null);
  const [isSuggesting, setSuggesting] = useState(false);
  const [filter, setFilter] = useState('');
  const mayEdit = useMay('answers.edit');
  const fits = filters.find(({ value }) => value === filter)?.fits ?? (() => true);
  const shown = [...items.filter(isFailed), ...items.filter((test) => !isFailed(test))].filter(
    fits,
  );
  const actions = mayEdit && (
    <div className="flex flex-wrap gap-2">
      <Button
        variant={items.length > 0 ? 'secondary' : 'primary'}
        size="small"
        onClick={() => setSuggesting(true)}
      >
        <Sparkles aria-hidden /> Suggest tests
      </Button>
      <Button variant="secondary" size="small" onClick={() => setEditing({ question: '' })}>
        <Plus aria-hidden /> Add test
      </Button>
      <ImportButton chatbotId={chatbotId} />
    </div>
  );
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3 p-5 sm:p-6">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-lg">Tests</h2>
          <p className="mt-1 text-[14.5px] text-ink-muted">
            Questions with the facts a right answer has. They run after every change and every
            night, so you know before your customers do.
          </p>
        </div>
        {items.length > 0 && mayEdit && (
          <RunButton
            chatbotId={chatbotId}
            isRunning={runs.some(isOpen)}
            mostModelCalls={mostModelCalls}
          />
        )}
      </div>
      {items.length > 0 && <RunSummary runs={runs} />}
      {items.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3 sm:px-6">
          {actions}
          <Select
            aria-label="Show"
            className="w-44 max-sm:w-full"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          >
            {filters.map(({ value, label, fits: isCounted }) => (
              <option key={value} value={value}>
                {label} ({items.filter(isCounted).length})
              </option>
            ))}
          </Select>
        </div>
      )}
      <div className="border-t border-line">
        <ListFrame
          list={list}
          loadingLabel="Loading the tests"
          failedTitle="The tests could not be loaded"
          isEmpty={shown.length === 0}
          empty={
            items.length > 0 ? (
              'No matches.'
            ) : (
              <EmptyState
                kind="tests"
                title="No tests yet"
                text="Start with suggestions from your documents: each price, each day’s hours and each question in them can become a test."
                action={actions}
              />
            )
          }
        >
          <ul aria-label="Tests" className="divide-y divide-line">
            {shown.map((test) => (
              <TestRow
                key={test.id}
                test={test}
                chatbotId={chatbotId}
                run={runs.find((run) => !isOpen(run))?.number ?? 0}
                onEdit={() => setEditing(test)}
              />
            ))}
          </ul>
        </ListFrame>
      </div>
      {items.length >= mostTests && (
        <Notice className="m-4">A chatbot can have at most {mostTests} tests.</Notice>
      )}
      {editing && (
        <TestDialog chatbotId={chatbotId} start={editing} onClose={() => setEditing(null)} />
      )}
      {isSuggesting && (
        <SuggestionsDialog chatbotId={chatbotId} onClose={() => setSuggesting(false)} />
      )}
    </Card>
  );
}

const isFailed = ({ result }: AnswerTest): boolean => result?.state === 'failed';

type RunButtonProps = { chatbotId: string; isRunning: boolean; mostModelCalls: number };

/** Where answers are written by a language model, the price is said before anything is spent. */
function RunButton({ chatbotId, isRunning, mostModelCalls }: RunButtonProps) {
  const running = useRunTests(chatbotId);
  const [isAsking, setAsking] = useState(false);
  const run = () =>
    running.mutate(undefined, {
      onSuccess: () => setAsking(false),
      onError: (error) => {
        setAsking(false);
        toast.error({ title: 'Tests not started', text: error.message });
      },
    });
  return (
    <>
      <Button
        busyLabel={(running.isPending || isRunning) && 'Running...'}
        onClick={() => (mostModelCalls > 0 ? setAsking(true) : run())}
      >
        <Play aria-hidden /> Run tests
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Run the tests with your language model?"
          text={`${plural({ count: mostModelCalls, one: 'This makes up to {count} call to the model.', other: 'This makes up to {count} calls to the model.' })} Answers that can’t have changed since the last run are reused and cost nothing.`}
          verb="Run tests"
          isHarmless
          busyLabel={running.isPending && 'Starting...'}
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function ImportButton({ chatbotId }: { chatbotId: string }) {
  const importing = useImportTests(chatbotId);
  const input = useRef<HTMLInputElement>(null);

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    importing.mutate(await file.text(), {
      onSuccess: ({ created, skipped, problems }) => {
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
      },
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
