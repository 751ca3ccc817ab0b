import { useState } from 'react';
import type { SuggestedTest } from '#shared/contract/answer-tests.ts';
import { plural } from '#web/lib/plural.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useAddTests, useSuggestions } from './use-answer-tests.ts';

type SuggestionsDialogProps = { chatbotId: string; onClose: () => void };

/** Tests from the documents: all are chosen at first, so that most people need one click. */
export function SuggestionsDialog({ chatbotId, onClose }: SuggestionsDialogProps) {
  const { data, error, refetch } = useSuggestions(chatbotId);
  const adding = useAddTests(chatbotId);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const items = data?.items ?? [];
  const chosen = items.filter(({ question }) => !left.has(question));

  function toggle(question: string): void {
    const next = new Set(left);
    if (!next.delete(question)) next.add(question);
    setLeft(next);
  }

  function add(): void {
    const inputs = chosen.map(({ question, expectations }) => ({
      question,
      expectations,
      history: [],
      origin: 'suggested' as const,
    }));
    adding.mutate(inputs, {
      onSuccess: ({ created }) => {
        toast.success({ title: created === 1 ? '1 test added' : `${created} tests added` });
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Tests from your documents"
      description="Questions your chatbot answers correctly today. Keep them as tests, and you’ll know when that changes."
      className="sm:w-[min(42rem,calc(100vw-2rem))]"
      footer={
        items.length > 0 && (
          <>
            <Button
              variant="ghost"
              className="sm:mr-auto"
              onClick={() =>
                setLeft(new Set(chosen.length > 0 ? items.map(({ question }) => question) : []))
              }
            >
              {chosen.length > 0 ? 'Clear selection' : 'Select all'}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button
              disabled={chosen.length === 0}
              busyLabel={adding.isPending && 'Adding...'}
              onClick={add}
            >
              {plural({
                count: chosen.length,
                one: 'Add {count} test',
                other: 'Add {count} tests',
              })}
            </Button>
          </>
        )
      }
    >
      {error && <LoadFailed title="No suggestions loaded" error={error} retry={refetch} />}
      {adding.error && (
        <FormFailure className="mb-3" title="Tests not added">
          {adding.error.message}
        </FormFailure>
      )}
      {!data && !error && (
        <p role="status" className="flex items-center gap-2 text-ink-muted">
          <Spinner /> Asking your chatbot questions from its documents...
        </p>
      )}
      {data && items.length === 0 && (
        <p className="text-ink-muted">
          No new suggestions. They come from questions, prices and opening hours in your documents.
        </p>
      )}
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.question}>
            <Checkbox
              checked={!left.has(item.question)}
              onChange={() => toggle(item.question)}
              label={<Suggested item={item} />}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Suggested({ item }: { item: SuggestedTest }) {
  const { facts } = item.expectations;
  return (
    <>
      <span className="font-[560] text-ink">{item.question}</span>
      <span className="mt-0.5 block text-sm text-ink-muted">
        {facts.length > 0 ? facts.join(' · ') : 'Answers'} · {item.documentName}
      </span>
    </>
  );
}
