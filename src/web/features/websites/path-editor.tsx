import { type FormEvent, useState } from 'react';
import type { Website } from '#shared/contract/websites.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';
import { PathFields, rulesOf } from './path-fields.tsx';
import { useWebsiteAction, useWebsitePages } from './use-websites.ts';

/** Changes which paths of an imported website are read. */
export function PathEditor({ website }: { website: Website }) {
  const { data, error } = useWebsitePages(website);
  const action = useWebsiteAction();
  const [typed, setTyped] = useState({
    include: website.includePaths.join('\n'),
    exclude: website.excludePaths.join('\n'),
  });
  if (error) return <p className="mt-2 text-[14px] text-bad">{error.message}</p>;
  if (!data) return <Skeleton className="mt-3 h-24" />;
  const pages = data.items.filter(
    ({ state, isStart }) => ['imported', 'excluded'].includes(state) && !isStart,
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (action.isPending) return;
    action.mutate(
      { kind: 'update', id: website.id, input: rulesOf(typed) },
      {
        onSuccess: () =>
          toast.success({
            title: 'Paths saved',
            text: 'Pages that were left out before are read with the next sync.',
          }),
        onError: (failure) => toast.error({ title: 'Paths not saved', text: failure.message }),
      },
    );
  }

  return (
    <form onSubmit={submit} className="pb-2">
      <PathFields typed={typed} onChange={setTyped} pages={pages} />
      <Button
        type="submit"
        size="small"
        className="mt-3"
        busyLabel={action.isPending && 'Saving...'}
      >
        Save paths
      </Button>
    </form>
  );
}
