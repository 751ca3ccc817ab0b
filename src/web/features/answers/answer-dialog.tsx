import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type AnswerInput, answerInput } from '#shared/contract/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useSaveAnswer, useSimilarAnswer } from './use-answers.ts';

// Compiled validators need eval, which the content security policy refuses.
z.config({ jitless: true });

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
  const form = useForm<AnswerInput>({
    resolver: zodResolver(answerInput) as never,
    defaultValues: { question: start.question, answer: start.answer },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const question = form.watch('question');
  const similar = useSimilarAnswer({ chatbotId, question, exceptId: start.id });
  const [isReplacing, setReplacing] = useState(true);
  const canReplace = similar !== null && !start.id;
  const submit = form.handleSubmit((input) => {
    if (saving.isPending) return;
    saving.mutate(
      { id: start.id ?? (canReplace && isReplacing ? similar.id : null), input },
      {
        onSuccess: () => {
          toast.success({ title: 'Answer saved', text: 'It is used from the next question on.' });
          onSaved?.();
          onClose();
        },
      },
    );
  });
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
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
        {saving.error && (
          <Notice tone="bad" title="Answer not saved">
            {saving.error.message}
          </Notice>
        )}
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
        <Field label="Question" error={errors.question?.message}>
          {(control) => <Input {...form.register('question')} {...control} />}
        </Field>
        <Field label="Answer" error={errors.answer?.message}>
          {(control) => <Textarea {...form.register('answer')} {...control} rows={5} />}
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
          <Button type="submit" busyLabel={saving.isPending && 'Saving...'}>
            {canReplace && isReplacing ? 'Replace answer' : 'Save answer'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
