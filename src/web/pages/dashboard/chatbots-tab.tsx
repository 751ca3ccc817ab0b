import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useMember } from '#web/features/accounts/member.tsx';
import { ChatbotList } from '#web/features/chatbots/chatbot-list.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { ChatbotActivity } from '#web/features/home/chatbot-activity.tsx';
import { useHome } from '#web/features/home/use-home.ts';
import { useChosenIndustries } from '#web/features/landing/chosen-industries.ts';
import { PlanEndedNotice } from '#web/features/usage/plan-ended-notice.tsx';
import { UpgradeNotice } from '#web/features/usage/upgrade-notice.tsx';
import { decideCreation, useRefreshUsage, useUsage } from '#web/features/usage/use-usage.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { Button } from '#web/ui/button.tsx';
import { CardListSkeleton } from '#web/ui/card-list-skeleton.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SectionFailed } from './section-failed.tsx';

const NewChatbotDialog = lazy(() => import('./new-chatbot-dialog.tsx'));

export default function ChatbotsTab() {
  const { profile } = useMember();
  const { data: chatbots, error, refetch } = useChatbots();
  const { data: home, error: homeError, refetch: refetchHome } = useHome();
  const usage = useUsage(profile.id);
  const refreshUsage = useRefreshUsage();
  const industries = useChosenIndustries();
  const navigate = useNavigate();
  const toDashboard = useDashboardPath();
  const config = usePublicConfig();
  const [params, setParams] = useSearchParams();
  const mayEdit = useMay('chatbots.edit');
  const mayImport = useMay('documents.edit');
  // The demo has no server that could read a website.
  const isDemo = useDataClient().link('/') === null;
  const hasDocuments = config?.flags.documentUpload !== false;

  /** What stands above the list failed with it, but says nothing while the list does. */
  function tryAgain(): void {
    void refetch();
    if (homeError) void refetchHome();
  }

  if (!chatbots) {
    return error ? (
      <SectionFailed name="chatbots" error={error} onRetry={tryAgain} />
    ) : (
      <CardListSkeleton label="Loading your chatbots" />
    );
  }
  // The list is newer than the usage where a chatbot has just been made or deleted.
  const known = usage && { ...usage, chatbots: chatbots.length };
  const creation = decideCreation({ profile, usage: known });
  const isCreating =
    mayEdit && (params.get('action') === 'create' || params.get('onboarding') === 'industry');

  function showDialog(open: boolean) {
    setParams(open ? { tab: 'chatbots', action: 'create' } : { tab: 'chatbots' }, {
      replace: !open,
    });
  }

  return (
    <>
      <PlanEndedNotice profile={profile} className="mb-6" />
      <ChatbotList
        chatbots={chatbots}
        onCreate={() => showDialog(true)}
        isFull={creation === 'full'}
        renderActivity={({ id }) => home && <ChatbotActivity home={home} chatbotId={id} />}
        limitNotice={
          isCreating && creation === 'full' ? (
            <UpgradeNotice profile={profile} resource="chatbot" />
          ) : isCreating && creation === 'unknown' ? (
            <UsageUnknown onRetry={refreshUsage} />
          ) : null
        }
      />
      {isCreating && creation === 'allowed' && (
        <Suspense>
          <NewChatbotDialog
            chosenIndustries={industries.map(({ id }) => id)}
            isWithoutWebsite={isDemo || !hasDocuments || !mayImport}
            onClose={() => showDialog(false)}
            onCreated={({ chatbot: { id }, isRead }) => {
              refreshUsage();
              const next = hasDocuments ? 'knowledge' : 'answers';
              const source = isRead ? '?source=websites' : '';
              void navigate(toDashboard(`/chatbots/${id}/${next}${source}`), { replace: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Shown until the usage arrives, when the dialog opens; it stays where that failed. */
function UsageUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      title="Checking your plan"
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      You can create a chatbot as soon as we know how many you have.
    </Notice>
  );
}
