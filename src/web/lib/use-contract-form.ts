import { zodResolver } from '@hookform/resolvers/zod';
import { type FocusEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from './api-error.ts';

// Compiled validators need eval, which the content security policy refuses.
z.config({ jitless: true });

type ContractForm<Input extends FieldValues, Output> = {
  /** The contract's, or what a person fills in of it. */
  schema: z.ZodType<Output, Input>;
  defaultValues: DefaultValues<Input>;
  /** Resolve to 'stay-busy' when the page is about to be left: the form then cannot be sent again. */
  submit: (values: Output) => Promise<unknown>;
  /** For what `failure` can't show, such as a toast. */
  onFailure?: (error: ApiError) => void;
  onInvalid?: () => void;
  /** Where the server's name of a field differs from the form's. */
  fieldNames?: Record<string, Path<Input>>;
};

/**
 * How forms behave: rules are the contract's, errors appear on blur and on submit, the first one gets the focus,
 * editing clears them, what was typed stays, and nothing is sent twice. What the server says about a field is shown
 * beside it, anything else is `failure`.
 */
export function useContractForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  submit,
  onFailure,
  onInvalid,
  fieldNames = {},
}: ContractForm<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema as never),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  // State is too late for a second Enter in the same moment.
  const sending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitSuccessful } = form.formState;

  /** `clears` names another field whose error depends on this one. */
  function bind(
    name: Path<Input>,
    { clears, ...options }: { clears?: Path<Input> } & RegisterOptions<Input> = {},
  ) {
    const { onBlur, onChange, ...rest } = form.register(name, options);
    return {
      ...rest,
      onChange: (event: { target: unknown }) => {
        form.clearErrors(clears ? [name, clears] : name);
        return onChange(event as never);
      },
      onBlur: (event: FocusEvent) => {
        void onBlur(event);
        // Emptied because it was sent, for the next one.
        if (isSubmitSuccessful && form.getValues(name) === '') return;
        // An error that appears under the pointer moves the button or link away before the click lands.
        if (!(event.relatedTarget instanceof Element && event.relatedTarget.matches('a, button'))) {
          void form.trigger(name);
        }
      },
    };
  }

  /** Whether there was a field for it. */
  function showFieldErrors(error: ApiError): boolean {
    let first = true;
    for (const [serverName, message] of Object.entries(error.fields)) {
      const name = fieldNames[serverName] ?? (serverName as Path<Input>);
      if (!(name in form.getValues())) continue;
      form.setError(name, { message }, { shouldFocus: first });
      first = false;
    }
    return !first;
  }

  const onSubmit = form.handleSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    let outcome: unknown;
    try {
      outcome = await submit(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!showFieldErrors(error)) setFailure(error.message);
      onFailure?.(error);
    } finally {
      if (outcome !== 'stay-busy') {
        sending.current = false;
        setBusy(false);
      }
    }
  }, onInvalid);

  return {
    bind,
    isBusy,
    failure,
    reset: form.reset,
    watch: form.watch,
    setValue: form.setValue,
    getValues: form.getValues,
    errorOf: (name: Path<Input>) => errors[name]?.message as string | undefined,
    /** Spread on the form. Post, so that a form sent before the script runs never puts a password into the address. */
    formProps: { method: 'post', noValidate: true, onSubmit } as const,
  };
}
