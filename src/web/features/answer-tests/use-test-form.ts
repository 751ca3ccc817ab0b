import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { toast } from '#web/ui/toast.tsx';
import { readForm, startForm, type TestForm, type TestStart } from './test-form.ts';
import { useSaveTest } from './use-answer-tests.ts';

// Compiled validators need eval, which the content security policy refuses.
z.config({ jitless: true });

/** The form of one test: what is typed, what was said before the question, and saving it. */
export function useTestForm({
  chatbotId,
  start,
  onSaved,
}: {
  chatbotId: string;
  start: TestStart;
  onSaved: () => void;
}) {
  const saving = useSaveTest(chatbotId);
  const [history, setHistory] = useState(start.history ?? []);
  const form = useForm<TestForm>({ defaultValues: startForm(start) });
  const submit = form.handleSubmit((typed) => {
    if (saving.isPending) return;
    const read = readForm({ form: typed, history, origin: start.origin });
    if ('problems' in read) {
      for (const { field, message } of read.problems) form.setError(field, { message });
      return;
    }
    saving.mutate(
      { id: start.id ?? null, input: read.input },
      {
        onSuccess: () => {
          toast.success({ title: 'Test saved' });
          onSaved();
        },
      },
    );
  });
  return { form, history, forgetHistory: () => setHistory([]), submit, saving };
}
