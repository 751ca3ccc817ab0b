import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import {
  type AnswerTestInput,
  answerTestInput,
  type TestExpectations,
  type TestOrigin,
  type TestOutcome,
  type TestTurn,
} from '#shared/contract/answer-tests.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useCitable, useSaveTest } from './use-answer-tests.ts';

// Compiled validators need eval, which the content security policy refuses.
z.config({ jitless: true });

export type TestStart = {
  /** With an id an existing test is changed. */
  id?: string;
  question: string;
  history?: TestTurn[];
  expectations?: Partial<TestExpectations>;
  /** Of the cited document, which may be gone by now. */
  documentName?: string | null;
  origin?: TestOrigin;
};

type TestDialogProps = {
  chatbotId: string;
  start: TestStart;
  onSaved?: () => void;
  onClose: () => void;
};

/** What a person types: lists are lines of text. */
type TestForm = {
  question: string;
  outcome: TestOutcome;
  facts: string;
  absent: string;
  documentId: string;
  exact: string;
};

const outcomes: { value: TestOutcome; label: string }[] = [
  { value: 'answer', label: 'It answers' },
  { value: 'unknown', label: 'It says it doesn’t know' },
  { value: 'handoff', label: 'It hands over to your team' },
];

/** A question and what a right answer has, in plain words. */
export function TestDialog({ chatbotId, start, onSaved, onClose }: TestDialogProps) {
  const saving = useSaveTest(chatbotId);
  const documents = useCitable(chatbotId);
  const [history, setHistory] = useState(start.history ?? []);
  const { expectations = {} } = start;
  const toInput = (form: TestForm): unknown => {
    const isAnswer = form.outcome === 'answer';
    return {
      question: form.question,
      history,
      origin: start.origin ?? 'form',
      expectations: {
        outcome: form.outcome,
        facts: isAnswer ? linesOf(form.facts) : [],
        absent: isAnswer ? linesOf(form.absent) : [],
        documentId: (isAnswer && form.documentId) || null,
        exact: (isAnswer && form.exact.trim()) || null,
      },
    };
  };
  const form = useForm<TestForm>({
    defaultValues: {
      question: start.question,
      outcome: expectations.outcome ?? 'answer',
      facts: (expectations.facts ?? []).join('\n'),
      absent: (expectations.absent ?? []).join('\n'),
      documentId: expectations.documentId ?? '',
      exact: expectations.exact ?? '',
    },
  });
  const { errors } = form.formState;
  const isAnswer = form.watch('outcome') === 'answer';
  const isGone =
    Boolean(expectations.documentId && start.documentName) &&
    documents.length > 0 &&
    !documents.some(({ id }) => id === expectations.documentId);
  const submit = form.handleSubmit((typed) => {
    if (saving.isPending) return;
    const read = answerTestInput.safeParse(toInput(typed));
    if (!read.success) {
      for (const { path, message } of read.error.issues) {
        const name = path[0] === 'expectations' ? path[1] : path[0];
        form.setError((name ?? 'question') as keyof TestForm, { message });
      }
      return;
    }
    save(read.data);
  });

  function save(input: AnswerTestInput): void {
    saving.mutate(
      { id: start.id ?? null, input },
      {
        onSuccess: () => {
          toast.success({ title: 'Test saved' });
          onSaved?.();
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={start.id ? 'Change this test' : 'New test'}
      description="The question is asked again after every change. You’ll see when the answer is no longer right."
      className="sm:w-[min(38rem,calc(100vw-2rem))]"
    >
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
        {saving.error && (
          <Notice tone="bad" title="Test not saved">
            {saving.error.message}
          </Notice>
        )}
        {history.length > 0 && <Earlier turns={history} onRemove={() => setHistory([])} />}
        <Field label="Question" error={errors.question?.message}>
          {(control) => <Input {...form.register('question')} {...control} />}
        </Field>
        <Field label="What should happen?">
          {(control) => (
            <Select {...form.register('outcome')} {...control}>
              {outcomes.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {isAnswer && (
          <>
            <Field
              label="The answer contains"
              aside="Optional"
              error={errors.facts?.message}
              help="One per line, for example $12.50 or 9 am. Prices, dates and times may be written differently."
            >
              {(control) => <Textarea {...form.register('facts')} {...control} rows={3} />}
            </Field>
            <Field
              label="The answer doesn’t contain"
              aside="Optional"
              error={errors.absent?.message}
              help="One per line."
            >
              {(control) => <Textarea {...form.register('absent')} {...control} rows={2} />}
            </Field>
            <Field label="It cites" aside="Optional" error={errors.documentId?.message}>
              {(control) => (
                // Registered again once the documents are there, so that the chosen one is shown.
                <Select key={documents.length} {...form.register('documentId')} {...control}>
                  <option value="">Any document</option>
                  {isGone && (
                    <option value={expectations.documentId ?? ''}>
                      {start.documentName} (deleted)
                    </option>
                  )}
                  {documents.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field
              label="The exact wording"
              aside="Optional"
              error={errors.exact?.message}
              help="Only for answers that must never change, such as legal notices."
            >
              {(control) => <Textarea {...form.register('exact')} {...control} rows={2} />}
            </Field>
          </>
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busyLabel={saving.isPending && 'Saving...'}>
            Save test
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function Earlier({ turns, onRemove }: { turns: readonly TestTurn[]; onRemove: () => void }) {
  return (
    <section aria-label="What was said before" className="rounded-control bg-sunken p-3">
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-[13px] font-[560] text-ink-muted">What was said before</p>
        <Button variant="ghost" size="small" className="-my-1.5" onClick={onRemove}>
          Remove
        </Button>
      </div>
      <ul className="mt-1 grid max-h-32 gap-1 overflow-y-auto text-[14px]">
        {turns.map(({ role, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a conversation in its order
          <li key={at} className="break-words">
            <b className="font-[560]">{role === 'visitor' ? 'Visitor' : 'Chatbot'}:</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
