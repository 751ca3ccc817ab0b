import type { TestOutcome, TestTurn } from '#shared/contract/answer-tests.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { ExpectedAnswer } from './expected-answer.tsx';
import type { TestStart } from './test-form.ts';
import { useTestForm } from './use-test-form.ts';

type TestDialogProps = {
  chatbotId: string;
  start: TestStart;
  onSaved?: () => void;
  onClose: () => void;
};

const outcomes: { value: TestOutcome; label: string }[] = [
  { value: 'answer', label: 'It answers' },
  { value: 'unknown', label: 'It says it doesn’t know' },
  { value: 'handoff', label: 'It hands over to your team' },
];

/** A question and what a right answer has, in plain words. */
export function TestDialog({ chatbotId, start, onSaved, onClose }: TestDialogProps) {
  const { form, history, forgetHistory, submit, saving } = useTestForm({
    chatbotId,
    start,
    onSaved: () => {
      onSaved?.();
      onClose();
    },
  });
  const { errors } = form.formState;
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
        {saving.error && <FormFailure title="Test not saved">{saving.error.message}</FormFailure>}
        {history.length > 0 && <Earlier turns={history} onRemove={forgetHistory} />}
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
        {form.watch('outcome') === 'answer' && (
          <ExpectedAnswer form={form} chatbotId={chatbotId} start={start} />
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
