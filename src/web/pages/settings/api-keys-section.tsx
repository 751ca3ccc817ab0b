import { useState } from 'react';
import { Link } from 'react-router';
import { featureMessage, includesFeature } from '#shared/plan-features.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import { ApiKeyList } from '#web/features/api-keys/api-key-list.tsx';
import { CreateKeyDialog } from '#web/features/api-keys/create-key-dialog.tsx';
import { useApiKeys } from '#web/features/api-keys/use-api-keys.ts';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { SettingsSection } from '#web/features/settings/settings-section.tsx';
import { UpgradeLink } from '#web/features/usage/upgrade-notice.tsx';
import { isSuperuser } from '#web/features/usage/use-usage.ts';
import { pageAddress } from '#web/lib/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListSkeleton } from '#web/ui/list-frame.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Keys for the owner's own programs. A plan without them is told what they are; keys from before can still be revoked. */
export function ApiKeysSection() {
  const { profile } = useMember();
  const { data: apiKeys, error, refetch } = useApiKeys();
  const { data: chatbots = [] } = useChatbots();
  const [isMaking, setMaking] = useState(false);
  const isIncluded =
    isSuperuser(profile) ||
    includesFeature({ planId: profile.effective_plan, feature: 'apiAccess' });
  return (
    <SettingsSection
      title="API keys"
      text={
        <>
          With a key, your own programs and AI assistants can upload documents, ask your chatbots
          and read conversations and leads.{' '}
          <Link to="/documentation/api" className={link}>
            How it works
          </Link>{' '}
          ·{' '}
          <a href={pageAddress('/api/docs')} className={link}>
            API reference
          </a>
        </>
      }
    >
      <div className="flex flex-col items-start gap-4 *:w-full">
        {!isIncluded && (
          <Notice title={featureMessage('apiAccess')} actions={<UpgradeLink resource="message" />}>
            Connect your shop, your own app or an assistant to everything your chatbots know.
          </Notice>
        )}
        {error && !apiKeys && (
          <LoadFailed title="The API keys could not be loaded" error={error} retry={refetch} />
        )}
        {!error && !apiKeys && (
          <Card>
            <ListSkeleton label="Loading the API keys" />
          </Card>
        )}
        {apiKeys && apiKeys.length > 0 && <ApiKeyList apiKeys={apiKeys} />}
        {isIncluded && apiKeys?.length === 0 && <p className="text-ink-muted">No API keys yet.</p>}
        {isIncluded && apiKeys && (
          <div>
            <Button variant="secondary" onClick={() => setMaking(true)}>
              New API key
            </Button>
          </div>
        )}
      </div>
      {isMaking && <CreateKeyDialog chatbots={chatbots} onClose={() => setMaking(false)} />}
    </SettingsSection>
  );
}

const link = 'text-accent underline underline-offset-4';
