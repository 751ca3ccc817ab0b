import { lazy, Suspense } from 'react';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { PageTextDialog } from '#web/features/documents/page-text-dialog.tsx';
import { UpgradeLink } from '#web/features/usage/upgrade-notice.tsx';
import { CardListSkeleton } from '#web/ui/card-list-skeleton.tsx';

const WebsiteManager = lazy(() =>
  import('#web/features/websites/website-manager.tsx').then(({ WebsiteManager: Manager }) => ({
    default: Manager,
  })),
);

type WebsiteSourceProps = { chatbotId?: string; onUploadFiles: () => void };

/** Websites whose pages chatbots answer from. */
export function WebsiteSource({ chatbotId, onUploadFiles }: WebsiteSourceProps) {
  const { data: chatbots } = useChatbots();
  return (
    <Suspense fallback={<CardListSkeleton label="Loading your websites" />}>
      <WebsiteManager
        chatbots={chatbots ?? []}
        {...(chatbotId ? { chatbotId } : {})}
        upgradeLink={<UpgradeLink resource="document" />}
        onUploadFiles={onUploadFiles}
        openText={({ documentId, onClose }) => (
          <PageTextDialog documentId={documentId} onClose={onClose} />
        )}
      />
    </Suspense>
  );
}
