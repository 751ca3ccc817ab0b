import { useMember } from '#web/features/accounts/member.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { DocumentManager } from '#web/features/documents/document-manager.tsx';
import { UpgradeLink, UpgradeNotice } from '#web/features/usage/upgrade-notice.tsx';
import { hasRoomFor, useUsage } from '#web/features/usage/use-usage.ts';
import { SectionFailed } from '#web/pages/dashboard/section-failed.tsx';

type FileSourceProps = {
  chatbotId?: string;
  /** Whether the address asks for the file picker, and what to do once it was opened. */
  upload: { isAskedFor: boolean; onOpened: () => void };
  onTextPasted: (() => void) | undefined;
};

/** Uploaded files. */
export function FileSource({ chatbotId, upload, onTextPasted }: FileSourceProps) {
  const { profile } = useMember();
  const usage = useUsage(profile.id);
  const { data: chatbots } = useChatbots();
  const isFull = !hasRoomFor({ profile, usage, resource: 'document' });
  return (
    <DocumentManager
      chatbots={chatbots ?? []}
      {...(chatbotId ? { chatbotId } : {})}
      limitNotice={isFull ? <UpgradeNotice profile={profile} resource="document" /> : null}
      upgradeLink={<UpgradeLink resource="document" />}
      upload={upload}
      onTextPasted={onTextPasted}
      failed={({ error, retry }) => (
        <SectionFailed name="documents" error={error} onRetry={retry} />
      )}
    />
  );
}
