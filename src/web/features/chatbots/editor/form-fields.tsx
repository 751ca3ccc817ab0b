import type { ReactNode } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { ChatbotSettings } from '#shared/contract/chatbots.ts';
import type { ChatbotForm } from '#web/features/chatbots/use-chatbot-form.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type FormFieldProps = {
  form: ChatbotForm;
  /** Texts by language have fields of their own. */
  name: Exclude<FieldPath<ChatbotSettings>, `wording${string}`>;
  label: string;
  help?: ReactNode;
  aside?: ReactNode;
};

export function TextLineField({
  form,
  name,
  placeholder,
  ...field
}: FormFieldProps & { placeholder?: string }) {
  return (
    <Field {...field} error={form.getFieldState(name, form.formState).error?.message}>
      {(control) => <Input {...form.register(name)} {...control} placeholder={placeholder} />}
    </Field>
  );
}

export function TextAreaField({ form, name, rows, ...field }: FormFieldProps & { rows?: number }) {
  return (
    <Field {...field} error={form.getFieldState(name, form.formState).error?.message}>
      {(control) => <Textarea {...form.register(name)} {...control} {...(rows ? { rows } : {})} />}
    </Field>
  );
}

export function NumberField({
  form,
  name,
  min,
  max,
  unit,
  ...field
}: FormFieldProps & { min: number; max: number; unit: string }) {
  return (
    <Field {...field} error={form.getFieldState(name, form.formState).error?.message}>
      {(control) => (
        <span className="flex items-center gap-3">
          <Input
            {...form.register(name, { valueAsNumber: true })}
            {...control}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            className="w-28"
          />
          <span className="text-ink-muted">{unit}</span>
        </span>
      )}
    </Field>
  );
}

export function CheckField({
  form,
  name,
  label,
  help,
}: Omit<FormFieldProps, 'aside' | 'label'> & { label: ReactNode }) {
  return (
    <Checkbox
      {...form.register(name)}
      label={
        <>
          <span className="font-[560] text-ink">{label}</span>
          {help && <span className="mt-0.5 block text-[13.5px] text-ink-muted">{help}</span>}
        </>
      }
    />
  );
}
