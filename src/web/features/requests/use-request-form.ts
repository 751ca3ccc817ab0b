import { type FormEvent, useRef, useState } from 'react';
import { callApi } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Texts = Record<string, string>;

type RequestForm = {
  path: `/api/requests/${string}`;
  /** What stands under a field that was left empty. */
  missing: Texts;
  onSent: (sent: Texts) => void;
};

/** What was typed stays while the page is open, also when a dialog is closed in between. */
const drafts = new Map<string, Texts>();

/**
 * The browser checks the fields, we say under each what is wrong with it. Nothing typed is lost: not by a failure,
 * not by closing, only by having been sent.
 */
export function useRequestForm({ path, missing, onSent }: RequestForm) {
  const [errors, setErrors] = useState<Texts>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(false);

  function check(control: Control): string | null {
    const message = describeProblem({ control, missing });
    setErrors(({ [control.name]: _, ...others }) =>
      message ? { ...others, [control.name]: message } : others,
    );
    return message;
  }

  function bind(name: string) {
    return {
      name,
      error: errors[name],
      defaultValue: drafts.get(path)?.[name] ?? '',
      onInput: (event: FormEvent<Control>) => {
        const { form } = event.currentTarget;
        if (form) drafts.set(path, readForm(form));
        setErrors(({ [name]: _, ...others }) => others);
      },
      onBlur: (event: FormEvent<Control>) => {
        if (event.currentTarget.value !== '') check(event.currentTarget);
      },
      onInvalid: (event: FormEvent<Control>) => {
        const control = event.currentTarget;
        // In place of the browser's bubble, which is gone as soon as one looks away.
        event.preventDefault();
        check(control);
        if (control.form?.querySelector(':invalid:not(fieldset)') === control) control.focus();
      },
    };
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sending.current) return;
    const body = readForm(event.currentTarget);
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await callApi({ path, method: 'POST', body });
      drafts.delete(path);
      onSent(body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.fields);
      setFailure(error.message);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return { bind, failure, isBusy, onSubmit };
}

function readForm(form: HTMLFormElement): Texts {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

function describeProblem({ control, missing }: { control: Control; missing: Texts }) {
  const { validity } = control;
  if (validity.valid) return null;
  if (validity.valueMissing) return missing[control.name] ?? 'Please fill this in';
  if (validity.typeMismatch) return 'Please enter a valid email address';
  return control.validationMessage;
}
