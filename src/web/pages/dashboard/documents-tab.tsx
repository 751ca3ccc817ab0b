import { useSearchParams } from 'react-router';
import { useMember } from '#web/features/accounts/member.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { DocumentManager } from '#web/features/documents/document-manager.tsx';
import { UpgradeLink, UpgradeNotice } from '#web/features/usage/upgrade-notice.tsx';
import { hasRoomFor, useUsage } from '#web/features/usage/use-usage.ts';
import { SectionFailed } from './section-failed.tsx';

/** All of the account's documents; inside a chatbot's editor only those it reads. */
export default function DocumentsTab({ chatbotId }: { chatbotId?: string }) {
  const { profile } = useMember();
  const usage = useUsage(profile.id);
  const { data: chatbots } = useChatbots();
  const [params, setParams] = useSearchParams();
  const isFull = !hasRoomFor({ profile, usage, resource: 'document' });
  return (
    <>
      <h2 className={chatbotId ? 'mb-3 text-lg' : 'sr-only'}>
        {chatbotId ? 'Knowledge' : 'Documents'}
      </h2>
      <DocumentManager
        chatbots={chatbots ?? []}
        {...(chatbotId ? { chatbotId } : {})}
        limitNotice={isFull ? <UpgradeNotice profile={profile} resource="document" /> : null}
        upgradeLink={<UpgradeLink resource="document" />}
        upload={{
          isAskedFor: params.get('action') === 'upload',
          onOpened: () => setParams(withoutAction, { replace: true, preventScrollReset: true }),
        }}
        failed={({ error, retry }) => (
          <SectionFailed name="documents" error={error} onRetry={retry} />
        )}
      />
    </>
  );
}

/** Once it was opened, going back or reloading must not open it again. */
function withoutAction(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('action');
  return rest;
}
