import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import type { ChatbotForm } from '#web/features/chatbots/use-chatbot-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

type ListFieldProps = {
  form: ChatbotForm;
  name: 'suggestedQuestions' | 'notifyEmails' | 'allowedDomains';
  label: string;
  help: string;
  /** What one line is called: "question". */
  noun: string;
  placeholder: string;
  max: number;
};

/** Several lines of text, added and removed one by one. */
export function ListField({ form, name, label, help, noun, placeholder, max }: ListFieldProps) {
  const helpId = useId();
  const lines = form.watch(name);
  const errors = form.formState.errors[name] as
    | ({ message?: string } & { message?: string }[])
    | undefined;

  function setLines(next: string[]): void {
    form.setValue(name, next, { shouldDirty: true });
    if (errors) void form.trigger(name);
  }

  return (
    <fieldset aria-describedby={helpId}>
      <legend className="text-[15px] font-[560]">{label}</legend>
      <p id={helpId} className="mt-1 text-[13.5px] text-ink-muted">
        {help}
      </p>
      <ul className="mt-2 grid gap-2">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <li key={index}>
            <div className="flex gap-1">
              <Input
                value={line}
                aria-label={`${noun} ${index + 1}`}
                aria-invalid={errors?.[index] ? true : undefined}
                placeholder={placeholder}
                onChange={({ target }) => setLines(lines.with(index, target.value))}
                onBlur={() => void form.trigger(name)}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${noun} ${index + 1}`}
                onClick={() => setLines(lines.toSpliced(index, 1))}
              >
                <X aria-hidden />
              </Button>
            </div>
            <FieldError>{errors?.[index]?.message}</FieldError>
          </li>
        ))}
      </ul>
      <FieldError>{errors?.message}</FieldError>
      {lines.length < max && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          onClick={() => setLines([...lines, ''])}
        >
          <Plus aria-hidden /> Add {noun}
        </Button>
      )}
    </fieldset>
  );
}
