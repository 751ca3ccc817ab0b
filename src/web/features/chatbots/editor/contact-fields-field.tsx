import { Plus, X } from 'lucide-react';
import type { ChatbotForm } from '#web/features/chatbots/use-chatbot-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

const most = 8;

/** What visitors are asked for when no one can answer at once. */
export function ContactFieldsField({ form }: { form: ChatbotForm }) {
  const fields = form.watch('contactFields');
  const errors = form.formState.errors.contactFields;

  function setFields(next: typeof fields): void {
    form.setValue('contactFields', next, { shouldDirty: true });
    if (errors) void form.trigger('contactFields');
  }

  return (
    <fieldset>
      <legend className="text-[15px] font-[560]">Contact form</legend>
      <ul className="mt-2 grid gap-2">
        {fields.map((field, index) => (
          <li
            key={field.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
          >
            <div>
              <Input
                value={field.label}
                aria-label={`Label of contact field ${index + 1}`}
                aria-invalid={errors?.[index]?.label ? true : undefined}
                onChange={({ target }) =>
                  setFields(fields.with(index, { ...field, label: target.value }))
                }
                onBlur={() => void form.trigger('contactFields')}
              />
              <FieldError>{errors?.[index]?.label?.message}</FieldError>
            </div>
            <div className="max-sm:order-last max-sm:col-span-2">
              <Checkbox
                label="Required"
                checked={field.required}
                onChange={({ target }) =>
                  setFields(fields.with(index, { ...field, required: target.checked }))
                }
              />
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove contact field ${field.label}`}
              onClick={() => setFields(fields.toSpliced(index, 1))}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <FieldError>{errors?.message ?? errors?.root?.message}</FieldError>
      {fields.length < most && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          onClick={() =>
            setFields([...fields, { key: unusedKey(fields), label: '', required: false }])
          }
        >
          <Plus aria-hidden /> Add field
        </Button>
      )}
    </fieldset>
  );
}

/** The three the mail and the lead list know by name come first. */
function unusedKey(fields: readonly { key: string }[]): string {
  const used = new Set(fields.map(({ key }) => key));
  const names = [
    'name',
    'email',
    'phone',
    'message',
    ...Array.from({ length: most + 1 }, (_, n) => `field_${n + 1}`),
  ];
  return names.find((name) => !used.has(name)) ?? `field_${fields.length + 1}`;
}
