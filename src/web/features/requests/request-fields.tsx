import type { ComponentProps, ReactNode } from 'react';
import { requestLengths } from '#shared/request-fields.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type Labelled = { label: string; error?: string | undefined; help?: ReactNode };

type SenderProps = {
  bind: (name: 'name' | 'email') => ComponentProps<'input'> & { error?: string | undefined };
  nameLabel?: string;
  emailHelp?: string;
};

/** Who writes, and where the answer goes. */
export function SenderFields({ bind, nameLabel = 'Name', emailHelp }: SenderProps) {
  return (
    <>
      <RequestInput
        label={nameLabel}
        required
        autoComplete="name"
        maxLength={requestLengths.name}
        {...bind('name')}
      />
      <RequestInput
        label="Email"
        required
        type="email"
        autoComplete="email"
        maxLength={requestLengths.email}
        help={emailHelp}
        {...bind('email')}
      />
    </>
  );
}

/** Says so beside the label where a field may stay empty: most may not. */
const aside = (required: boolean | undefined) => (required ? undefined : 'Optional');

export function RequestInput({ label, error, help, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} help={help} aside={aside(input.required)}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

export function RequestSelect({ label, error, ...select }: Labelled & ComponentProps<'select'>) {
  return (
    <Field label={label} error={error} aside={aside(select.required)}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}

export function RequestMessage({ label, error, ...area }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} aside={aside(area.required)}>
      {(control) => <Textarea {...area} {...control} />}
    </Field>
  );
}

/** Out of sight and out of reach of people; a program that fills in everything gives itself away here. */
export function Honeypot() {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
