import type { UseFormReturn } from 'react-hook-form';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { TestForm, TestStart } from './test-form.ts';
import { useCitable } from './use-answer-tests.ts';

type ExpectedAnswerProps = {
  form: UseFormReturn<TestForm>;
  chatbotId: string;
  start: TestStart;
};

/** What a right answer says, doesn't say and cites. */
export function ExpectedAnswer({ form, chatbotId, start }: ExpectedAnswerProps) {
  const documents = useCitable(chatbotId);
  const { errors } = form.formState;
  const { expectations = {}, documentName } = start;
  const isGone =
    Boolean(expectations.documentId && documentName) &&
    documents.length > 0 &&
    !documents.some(({ id }) => id === expectations.documentId);
  return (
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
              <option value={expectations.documentId ?? ''}>{documentName} (deleted)</option>
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
  );
}
