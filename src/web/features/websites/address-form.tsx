import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readWebsiteAddress } from '#shared/contract/websites.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { findWrongAddress, listAddresses, OtherAddressesField } from './other-addresses-field.tsx';
import { useWebsiteAction } from './use-websites.ts';

type AddressFormProps = {
  /** The chatbots that are to answer from the website. */
  chatbotIds: string[];
  /** What the button says. */
  verb: string;
  help: string;
  /** What the field starts with. */
  start?: string;
  /** What a person is asked for now: it gets the focus. */
  isFirst?: boolean;
  /** Offers to read other domains together with it. */
  hasAdvanced?: boolean;
};

/** Takes the address of a website as a person types it, and begins to read the website. */
export function AddressForm({
  chatbotIds,
  verb,
  help,
  start = '',
  isFirst = false,
  hasAdvanced = false,
}: AddressFormProps) {
  const action = useWebsiteAction();
  const [address, setAddress] = useState(start);
  const [others, setOthers] = useState('');
  const [problem, setProblem] = useState<string>();
  const [otherProblem, setOtherProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  // The form may appear in a dialog that opened before it was known what to show.
  useEffect(() => {
    if (!isFirst || !form.current) return;
    const dialog = form.current.closest('[role=dialog]');
    if (!dialog || dialog.contains(document.activeElement))
      form.current.querySelector('input')?.focus();
  }, [isFirst]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (action.isPending) return;
    if (!readWebsiteAddress(address)) {
      setProblem('Enter a web address, for example www.example.com');
      return;
    }
    setProblem(undefined);
    const wrong = findWrongAddress(others);
    setOtherProblem(wrong);
    if (wrong) return;
    action.mutate(
      { kind: 'create', input: { address, otherAddresses: listAddresses(others), chatbotIds } },
      {
        onSuccess() {
          setAddress('');
          setOthers('');
        },
        onError(error) {
          const fields = error instanceof ApiError ? error.fields : {};
          setOtherProblem(fields.otherAddresses);
          setProblem(fields.address ?? (fields.otherAddresses ? undefined : error.message));
        },
      },
    );
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field
        label="Website address"
        error={problem}
        help={help}
        className="min-w-0 flex-1 basis-64"
      >
        {(control) => (
          <Input
            {...control}
            {...(isFirst ? { 'data-first-focus': '' } : {})}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="www.example.com"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        className="mt-7 max-sm:mt-0 max-sm:w-full"
        busyLabel={action.isPending && 'Starting...'}
      >
        {verb}
      </Button>
      {hasAdvanced && (
        <details className="basis-full">
          <summary className="min-h-11 cursor-pointer py-2.5 text-[14.5px] text-accent">
            Advanced
          </summary>
          <OtherAddressesField typed={others} error={otherProblem} onChange={setOthers} />
        </details>
      )}
    </form>
  );
}
