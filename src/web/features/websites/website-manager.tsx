import { type ReactNode, useState } from 'react';
import type { Website } from '#shared/contract/websites.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { AddressForm } from './address-form.tsx';
import { useWebsiteAction, useWebsites } from './use-websites.ts';
import { WebsiteCard } from './website-card.tsx';

type WebsiteManagerProps = {
  chatbots: readonly { id: string; name: string }[];
  /** Inside a chatbot: a new website is linked to it, and only its own are listed. */
  chatbotId?: string;
  upgradeLink: ReactNode;
  openText: (input: { documentId: string; onClose: () => void }) => ReactNode;
  /** For a website that can't be read. */
  onUploadFiles: () => void;
};

/** Websites that chatbots answer from. */
export function WebsiteManager({
  chatbots,
  chatbotId,
  upgradeLink,
  openText,
  onUploadFiles,
}: WebsiteManagerProps) {
  const { data, error, refetch } = useWebsites();
  const mayEdit = useMay('documents.edit');
  const action = useWebsiteAction();
  /** An address that is typed once more, because the website that it belonged to can't be read. */
  const [address, setAddress] = useState('');
  if (error && !data) {
    return <LoadFailed title="The websites could not be loaded" error={error} retry={refetch} />;
  }
  if (!data) {
    return (
      <Card className="p-5">
        <FormSkeleton label="Loading your websites" fields={1} />
      </Card>
    );
  }
  const { items, limit, pageLimit, schedules } = data;
  const listed = chatbotId
    ? items.filter(({ chatbotIds }) => chatbotIds.includes(chatbotId))
    : items;
  const isFull = limit >= 0 && items.length >= limit;
  const newIn = chatbotId ? [chatbotId] : chatbots.length === 1 ? chatbots.map(({ id }) => id) : [];

  /** Nothing was imported of it, so nothing is lost. */
  function changeAddress(website: Website): void {
    setAddress(website.address);
    action.mutate(
      { kind: 'delete', id: website.id },
      { onError: (failure) => toast.error({ title: 'That failed', text: failure.message }) },
    );
  }

  return (
    <div className="flex flex-col gap-4">
      {mayEdit && !isFull && (
        <Card className="p-5">
          <AddressForm
            key={address}
            start={address}
            isFirst={address !== ''}
            hasAdvanced
            chatbotIds={newIn}
            verb="Find pages"
            help="We read public pages only, and only what the website allows programs to read."
          />
        </Card>
      )}
      {listed.length === 0 ? (
        <Card>
          <EmptyState
            kind="websites"
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
            onUploadFiles={onUploadFiles}
            onChangeAddress={() => changeAddress(website)}
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
