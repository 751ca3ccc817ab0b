import { lazy, Suspense } from 'react';
import { useMember } from '#web/features/accounts/member.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { UpgradeNotice } from '#web/features/usage/upgrade-notice.tsx';
import { hasRoomFor, useUsage } from '#web/features/usage/use-usage.ts';
import { SectionFailed } from '#web/pages/dashboard/section-failed.tsx';
import { CardListSkeleton } from '#web/ui/card-list-skeleton.tsx';

const TextManager = lazy(() =>
  import('#web/features/documents/text-manager.tsx').then(({ TextManager: Manager }) => ({
    default: Manager,
  })),
);

type TextSourceProps = {
  chatbotId?: string;
  /** The id of the text that is open, or "new". */
  editing: string | null;
  onEdit: (id: string | null) => void;
};

/** Knowledge that is typed in. */
export function TextSource({ chatbotId, editing, onEdit }: TextSourceProps) {
  const { profile } = useMember();
  const usage = useUsage(profile.id);
  const { data: chatbots } = useChatbots();
  const isFull = !hasRoomFor({ profile, usage, resource: 'document' });
  return (
    <Suspense fallback={<CardListSkeleton label="Loading your texts" />}>
      <TextManager
        chatbots={chatbots ?? []}
        {...(chatbotId ? { chatbotId } : {})}
        limitNotice={isFull ? <UpgradeNotice profile={profile} resource="document" /> : null}
        editing={editing}
        onEdit={onEdit}
        failed={({ error, retry }) => (
          <SectionFailed name="documents" error={error} onRetry={retry} />
        )}
      />
    </Suspense>
  );
}
