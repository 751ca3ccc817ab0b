import { type FormEvent, useState } from 'react';
import type { Website } from '#shared/contract/websites.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { findWrongAddress, listAddresses, OtherAddressesField } from './other-addresses-field.tsx';
import { useWebsiteAction } from './use-websites.ts';

/** Changes which other addresses are read together with an imported website. */
export function OtherAddressesEditor({ website }: { website: Website }) {
  const action = useWebsiteAction();
  const [typed, setTyped] = useState(website.otherAddresses.join('\n'));
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (action.isPending) return;
    const wrong = findWrongAddress(typed);
    setProblem(wrong);
    if (wrong) return;
    action.mutate(
      { kind: 'update', id: website.id, input: { otherAddresses: listAddresses(typed) } },
      {
        onSuccess: () =>
          toast.success({
            title: 'Addresses saved',
            text: 'Pages of new addresses are read with the next sync.',
          }),
        onError: (error) =>
          setProblem((error instanceof ApiError && error.fields.otherAddresses) || error.message),
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="pb-2">
      <OtherAddressesField typed={typed} error={problem} onChange={setTyped} />
      <Button
        type="submit"
        size="small"
        className="mt-3"
        busyLabel={action.isPending && 'Saving...'}
      >
        Save addresses
      </Button>
    </form>
  );
}
