import { useState } from 'react';
import { type AnswerInput, answerInput } from '#shared/contract/answers.ts';
import { useContractForm } from '#web/lib/use-contract-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useSaveAnswer, useSimilarAnswer } from './use-answers.ts';

type AnswerDialogProps = {
  chatbotId: string;
  /** With an id an existing pair is changed. */
  start: AnswerInput & { id?: string };
  title?: string;
  /** What a visitor wrote, to choose the question from. */
  questions?: readonly string[];
  onSaved?: () => void;
  onClose: () => void;
};

/** A question and the answer that every visitor who asks it gets, word for word. */
export function AnswerDialog({
  chatbotId,
  start,
  title = start.id ? 'Change this answer' : 'Write the answer yourself',
  questions = [],
  onSaved,
  onClose,
}: AnswerDialogProps) {
  const saving = useSaveAnswer(chatbotId);
  const form = useContractForm({
    schema: answerInput,
    defaultValues: { question: start.question, answer: start.answer },
    async submit(input) {
      await saving.mutateAsync({ id: start.id ?? replacedId, input });
      toast.success({ title: 'Answer saved', text: 'It is used from the next question on.' });
      onSaved?.();
      onClose();
    },
  });
  const question = form.watch('question');
  const similar = useSimilarAnswer({ chatbotId, question, exceptId: start.id });
  const [isReplacing, setReplacing] = useState(true);
  const canReplace = similar !== null && !start.id;
  const replacedId = canReplace && isReplacing ? similar.id : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description="Anyone who asks this, in these or similar words, gets your answer before anything from the documents."
      className="sm:w-[min(38rem,calc(100vw-2rem))]"
    >
      <form {...form.formProps} className="flex flex-col gap-4">
        {form.failure && <FormFailure title="Answer not saved">{form.failure}</FormFailure>}
        {questions.length > 1 && (
          <Field label="Which question did you answer?" help="You can reword it below.">
            {(control) => (
              <Select
                {...control}
                value={questions.includes(question) ? question : ''}
                onChange={({ target }) =>
                  form.setValue('question', target.value, { shouldValidate: true })
                }
              >
                {!questions.includes(question) && <option value="">Your own wording</option>}
                {questions.map((text) => (
                  <option key={text}>{text}</option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label="Question" error={form.errorOf('question')}>
          {(control) => <Input {...form.bind('question')} {...control} />}
        </Field>
        <Field label="Answer" error={form.errorOf('answer')}>
          {(control) => <Textarea {...form.bind('answer')} {...control} rows={5} />}
        </Field>
        {similar && (
          <Notice tone="warn" title="You already have an answer to this question">
            <p className="mt-1 break-words">
              <b className="font-[600]">{similar.question}</b>
            </p>
            <p className="line-clamp-3 break-words whitespace-pre-wrap">{similar.answer}</p>
            {canReplace ? (
              <Checkbox
                label="Replace it with this one"
                checked={isReplacing}
                onChange={({ target }) => setReplacing(target.checked)}
              />
            ) : (
              <p className="mt-1">Visitors get only one of the two.</p>
            )}
          </Notice>
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busyLabel={form.isBusy && 'Saving...'}>
            {replacedId ? 'Replace answer' : 'Save answer'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
