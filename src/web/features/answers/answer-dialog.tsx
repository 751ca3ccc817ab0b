import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type AnswerInput, answerInput } from '#shared/contract/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useSaveAnswer } from './use-answers.ts';

// Compiled validators need eval, which the content security policy refuses.
z.config({ jitless: true });

type AnswerDialogProps = {
  chatbotId: string;
  /** With an id an existing pair is changed. */
  start: AnswerInput & { id?: string };
  onClose: () => void;
};

/** A question and the answer that every visitor who asks it gets, word for word. */
export function AnswerDialog({ chatbotId, start, onClose }: AnswerDialogProps) {
  const saving = useSaveAnswer(chatbotId);
  const form = useForm<AnswerInput>({
    resolver: zodResolver(answerInput) as never,
    defaultValues: { question: start.question, answer: start.answer },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) => {
    if (saving.isPending) return;
    saving.mutate(
      { id: start.id ?? null, input },
      {
        onSuccess: () => {
          toast.success({ title: 'Answer saved', text: 'It is used from the next question on.' });
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
      title={start.id ? 'Change this answer' : 'Write the answer yourself'}
      description="Whoever asks this, in these or similar words, gets your answer before anything from the documents."
      className="sm:w-[min(38rem,calc(100vw-2rem))]"
    >
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
        {saving.error && (
          <Notice tone="bad" title="Answer not saved">
            {saving.error.message}
          </Notice>
        )}
        <Field label="Question" error={errors.question?.message}>
          {(control) => <Input {...form.register('question')} {...control} />}
        </Field>
        <Field label="Answer" error={errors.answer?.message}>
          {(control) => <Textarea {...form.register('answer')} {...control} rows={5} />}
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busyLabel={saving.isPending && 'Saving...'}>
            Save answer
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
