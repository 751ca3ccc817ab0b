import { type FormEvent, type ReactNode, useState } from 'react';
import { readWebsiteAddress } from '#shared/contract/websites.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useMay } from '#web/lib/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useWebsiteAction, useWebsites } from './use-websites.ts';
import { WebsiteCard } from './website-card.tsx';

type WebsiteManagerProps = {
  chatbots: readonly { id: string; name: string }[];
  /** Inside a chatbot: a new website is linked to it, and only its own are listed. */
  chatbotId?: string;
  upgradeLink: ReactNode;
  openText: (input: { documentId: string; onClose: () => void }) => ReactNode;
};

/** Websites that chatbots answer from. */
export function WebsiteManager({
  chatbots,
  chatbotId,
  upgradeLink,
  openText,
}: WebsiteManagerProps) {
  const { data, error, refetch } = useWebsites();
  const mayEdit = useMay('documents.edit');
  if (error && !data) {
    return (
      <Notice
        tone="bad"
        title="The websites could not be loaded"
        actions={
          <Button size="small" variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Notice>
    );
  }
  if (!data) return <Skeleton className="h-40" />;
  const { items, limit, pageLimit, schedules } = data;
  const listed = chatbotId
    ? items.filter(({ chatbotIds }) => chatbotIds.includes(chatbotId))
    : items;
  const isFull = limit >= 0 && items.length >= limit;
  const newIn = chatbotId ? [chatbotId] : chatbots.length === 1 ? chatbots.map(({ id }) => id) : [];
  return (
    <div className="flex flex-col gap-4">
      {mayEdit && !isFull && <AddWebsite chatbotIds={newIn} />}
      {listed.length === 0 ? (
        <Card>
          <EmptyState
            title="No websites yet"
            text="Enter your website's address. We find its pages, you choose which ones your chatbot answers from, and we keep them up to date."
          />
        </Card>
      ) : (
        listed.map((website) => (
          <WebsiteCard
            key={website.id}
            website={website}
            chatbots={chatbots}
            schedules={schedules}
            pageLimit={pageLimit}
            openText={openText}
          />
        ))
      )}
      {mayEdit && isFull && (
        <Notice tone={limit === 0 ? 'warn' : 'info'} actions={upgradeLink}>
          {limit === 0
            ? "Your plan doesn't include websites. Websites you imported before stay as they are."
            : `Your plan includes ${limit === 1 ? 'one website' : `${limit} websites`}.`}
        </Notice>
      )}
    </div>
  );
}

function AddWebsite({ chatbotIds }: { chatbotIds: string[] }) {
  const action = useWebsiteAction();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (action.isPending) return;
    if (!readWebsiteAddress(address)) {
      setProblem('Enter a web address, for example www.example.com');
      return;
    }
    setProblem(undefined);
    action.mutate(
      { kind: 'create', input: { address, chatbotIds } },
      {
        onSuccess: () => setAddress(''),
        onError: (error) =>
          setProblem((error instanceof ApiError && error.fields.address) || error.message),
      },
    );
  }

  return (
    <Card className="p-5">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <Field
          label="Website address"
          error={problem}
          help="We read public pages only, and only what the website allows programs to read."
          className="min-w-0 flex-1 basis-64"
        >
          {(control) => (
            <Input
              {...control}
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
          Find pages
        </Button>
      </form>
    </Card>
  );
}
