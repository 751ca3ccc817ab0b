import { RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SyncSchedule, Website } from '#shared/contract/websites.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ChoosePages } from './choose-pages.tsx';
import { countPages } from './describe-website-state.ts';
import { useWebsiteAction, type WebsiteAction } from './use-websites.ts';
import { WebsiteDetails } from './website-details.tsx';
import { WebsiteSettings } from './website-settings.tsx';
import { WebsiteNotices, WebsiteStatus } from './website-status.tsx';

type WebsiteCardProps = {
  website: Website;
  chatbots: readonly { id: string; name: string }[];
  schedules: readonly SyncSchedule[];
  pageLimit: number;
  openText: (input: { documentId: string; onClose: () => void }) => ReactNode;
  onUploadFiles: () => void;
  /** Gives up a website that can't be read for another address. */
  onChangeAddress: () => void;
};

/** One website: how it is, and everything an owner does with it. */
export function WebsiteCard({
  website,
  chatbots,
  schedules,
  pageLimit,
  openText,
  onUploadFiles,
  onChangeAddress,
}: WebsiteCardProps) {
  const mayEdit = useMay('documents.edit');
  const action = useWebsiteAction();
  const [isDeleting, setIsDeleting] = useState(false);
  const { id, state, name, pages } = website;
  const run = (change: WebsiteAction) =>
    action.mutate(change, {
      onError: (error) => toast.error({ title: 'That failed', text: error.message }),
    });
  const isReady = state === 'ready';
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <WebsiteStatus website={website} />
        {mayEdit && (
          <div className="flex flex-wrap items-center gap-2">
            {isReady && (
              <Button variant="secondary" size="small" onClick={() => run({ kind: 'sync', id })}>
                <RefreshCw aria-hidden /> Sync now
              </Button>
            )}
            {state === 'failed' && (
              <>
                <Button variant="secondary" size="small" onClick={onChangeAddress}>
                  Change address
                </Button>
                <Button variant="secondary" size="small" onClick={onUploadFiles}>
                  Upload files
                </Button>
                <Button variant="secondary" size="small" onClick={() => run({ kind: 'retry', id })}>
                  Try again
                </Button>
              </>
            )}
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove ${name}`}
              onClick={() => setIsDeleting(true)}
            >
              <Trash2 aria-hidden />
            </Button>
          </div>
        )}
      </div>
      <WebsiteNotices website={website} pageLimit={pageLimit} />
      {state === 'choosing' && mayEdit && <ChoosePages website={website} />}
      {(isReady || state === 'syncing') && (
        <>
          {mayEdit && <WebsiteSettings {...{ website, chatbots, schedules }} onChange={run} />}
          <WebsiteDetails website={website} canEdit={mayEdit && isReady} openText={openText} />
        </>
      )}
      {isDeleting && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          text={`Your chatbots stop answering from its ${countPages(pages.imported ?? 0)}. The website itself isn't touched.`}
          verb="Remove website"
          keep="Keep it"
          busyLabel={action.isPending && 'Removing...'}
          onConfirm={() => run({ kind: 'delete', id })}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </Card>
  );
}
