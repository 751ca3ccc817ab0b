import type { ComponentProps, ReactNode } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';

type FieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label?: string;
  error?: string | undefined;
  help?: ReactNode;
  aside?: ReactNode;
};

export function TextField({ label, error, help, aside, ...input }: FieldProps) {
  return (
    <Field label={label} error={error} help={help} aside={aside}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

export function EmailField({ label = 'Email', error, help, aside, ...input }: FieldProps) {
  return (
    <Field label={label} error={error} help={help} aside={aside}>
      {(control) => (
        <Input
          autoComplete="username"
          placeholder="you@example.com"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          type="email"
          inputMode="email"
        />
      )}
    </Field>
  );
}

export function PasswordField({ label = 'Password', error, help, aside, ...input }: FieldProps) {
  return (
    <Field label={label} error={error} help={help} aside={aside}>
      {(control) => <PasswordInput autoComplete="current-password" {...input} {...control} />}
    </Field>
  );
}
