import { Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { mostTests } from '#shared/contract/answer-tests.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { ImportTestsButton } from './import-tests-button.tsx';
import { RunSummary } from './run-summary.tsx';
import { RunTestsButton } from './run-tests-button.tsx';
import { SuggestionsDialog } from './suggestions-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import type { TestStart } from './test-form.ts';
import { TestRow } from './test-row.tsx';
import { isOpen, useAnswerTests } from './use-answer-tests.ts';
import { useTestFilter } from './use-test-filter.ts';

/** Questions with what a right answer has, and whether the chatbot still gives it. */
export default function TestList({ chatbotId }: { chatbotId: string }) {
  const list = useAnswerTests(chatbotId);
  const { items = [], runs = [], mostModelCalls = 0 } = list.data ?? {};
  const [editing, setEditing] = useState<TestStart | null>(null);
  const [isSuggesting, setSuggesting] = useState(false);
  const filter = useTestFilter(items);
  const mayEdit = useMay('answers.edit');
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
      <ImportTestsButton chatbotId={chatbotId} />
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
          <RunTestsButton
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
          <FilterSelect filter={filter} />
        </div>
      )}
      <div className="border-t border-line">
        <ListFrame
          list={list}
          loadingLabel="Loading the tests"
          failedTitle="The tests could not be loaded"
          isEmpty={filter.shown.length === 0}
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
            {filter.shown.map((test) => (
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

function FilterSelect({ filter }: { filter: ReturnType<typeof useTestFilter> }) {
  return (
    <Select
      aria-label="Show"
      className="w-44 max-sm:w-full"
      value={filter.chosen}
      onChange={({ target }) => filter.choose(target.value)}
    >
      {filter.options.map(({ value, label, count }) => (
        <option key={value} value={value}>
          {label} ({count})
        </option>
      ))}
    </Select>
  );
}
