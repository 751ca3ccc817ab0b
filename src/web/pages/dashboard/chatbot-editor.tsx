import { ExternalLink } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import { nextPlan } from '#shared/contract/usage.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import { AnswerList } from '#web/features/answers/answer-list.tsx';
import type { SectionId } from '#web/features/chatbots/changed-settings.ts';
import { ChatbotStateBadge } from '#web/features/chatbots/chatbot-row.tsx';
import { AccessSection } from '#web/features/chatbots/editor/access-section.tsx';
import { AppearanceSection } from '#web/features/chatbots/editor/appearance-section.tsx';
import { BasicsSection } from '#web/features/chatbots/editor/basics-section.tsx';
import { ConflictDialog } from '#web/features/chatbots/editor/conflict-dialog.tsx';
import { ConversationSection } from '#web/features/chatbots/editor/conversation-section.tsx';
import { DeleteSection } from '#web/features/chatbots/editor/delete-section.tsx';
import { HandoverSection } from '#web/features/chatbots/editor/handover-section.tsx';
import { InstallSection } from '#web/features/chatbots/editor/install-section.tsx';
import { ModelSection } from '#web/features/chatbots/editor/model-section.tsx';
import { SaveBar, SavedHint } from '#web/features/chatbots/editor/save-bar.tsx';
import { SectionNav } from '#web/features/chatbots/editor/section-nav.tsx';
import { type ChatbotSaving, useChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { DraftNotice } from '#web/features/chatbots/versions/draft-notice.tsx';
import { type AnswerView, ViewSwitch } from '#web/features/chatbots/versions/view-switch.tsx';
import { useWidgetPreview } from '#web/features/chatbots/widget-preview.ts';
import { UpgradeLink } from '#web/features/usage/upgrade-notice.tsx';
import { useRefreshUsage } from '#web/features/usage/use-usage.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { usePublicConfig } from '#web/state/use-public-config.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { CardListSkeleton } from '#web/ui/card-list-skeleton.tsx';
import { Notice } from '#web/ui/notice.tsx';
import DocumentsTab from './documents-tab.tsx';
import { type AsideView, EditorAside } from './editor-aside.tsx';
import { TestChat } from './test-chat.tsx';
import { useSectionStates } from './use-section-states.ts';

const Actions = lazy(() => import('#web/features/chatbots/actions/actions-section.tsx'));
const Booking = lazy(() => import('#web/features/chatbots/booking/booking-section.tsx'));
const Health = lazy(() => import('./knowledge-health.tsx'));
const VersionList = lazy(() => import('#web/features/chatbots/versions/version-list.tsx'));
const TestList = lazy(() => import('#web/features/answer-tests/test-list.tsx'));

/** The form of one chatbot with everything around it. */
export default function ChatbotEditor({
  chatbot,
  section,
}: {
  chatbot: Chatbot;
  section: SectionId;
}) {
  const saving = useChatbotSaving(chatbot);
  const { profile } = useMember();
  const config = usePublicConfig();
  const toDashboard = useDashboardPath();
  const base = toDashboard(`/chatbots/${chatbot.id}/`);
  const chatPage = useDataClient().link(`/chat/${chatbot.id}`);
  const mayEdit = useMay('chatbots.edit');
  const hasPlayground = mayEdit && config?.flags.chatbotTesting !== false;
  const hidden: SectionId[] = [
    ...(hasPlayground ? [] : (['playground'] as const)),
    ...(config?.flags.chatbotTesting === false ? (['tests'] as const) : []),
    ...(config?.flags.documentUpload === false ? (['knowledge'] as const) : []),
  ];
  // Lists have buttons of their own that know the role; a disabled frame would also keep them from opening.
  const isDisabled =
    (!mayEdit && !lists.includes(section)) ||
    (saving.loaded.readOnly && !usableWhenReadOnly.includes(section));
  const states = useSectionStates({ chatbot, hasTests: !hidden.includes('tests') });
  const refreshUsage = useRefreshUsage();
  const besidePlayground = hasPlayground && section !== 'playground';
  const shown = { ...saving.loaded, ...saving.form.watch() };
  const [answersFrom, setAnswersFrom] = useState<AnswerView>('draft');
  const [chosenView, setChosenView] = useState<AsideView | null>(null);
  const view = chosenView ?? (section === 'appearance' ? 'preview' : 'test');
  // On a phone it would lie over the form.
  const canPreview =
    mayEdit &&
    saving.loaded.active &&
    chatPage !== null &&
    window.matchMedia('(width >= 80rem)').matches;
  const isPreviewed = useWidgetPreview(shown, {
    isWanted: canPreview && (besidePlayground ? view === 'preview' : !hasPlayground),
    answersFrom,
  });
  const viewSwitch = (
    <ViewSwitch chatbotId={chatbot.id} view={answersFrom} onChoose={setAnswersFrom} />
  );
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="basis-full">
          <BackLink to={toDashboard()}>All chatbots</BackLink>
        </div>
        <h1 className="text-[26px] wrap-anywhere">{saving.loaded.name}</h1>
        <ChatbotStateBadge chatbot={saving.loaded} />
        <div className="ml-auto flex items-center gap-3 max-sm:ml-0">
          <SavedHint saving={saving} />
          {chatPage && (
            <a
              href={chatPage}
              target="_blank"
              rel="noreferrer"
              className={buttonClassNames({ variant: 'secondary', size: 'small' })}
            >
              Open chat page <ExternalLink aria-hidden />
            </a>
          )}
        </div>
      </div>
      <DraftNotice chatbotId={chatbot.id} base={base} />
      <div
        className={`mt-5 grid gap-6 lg:grid-cols-[12.5rem_minmax(0,1fr)] ${besidePlayground ? 'xl:grid-cols-[12.5rem_minmax(0,1fr)_21rem]' : ''}`}
      >
        <SectionNav base={base} current={section} hidden={hidden} states={states} />
        <div className="min-w-0">
          {!mayEdit && (
            <Notice className="mb-4">
              You can look at everything here. Changing it is not part of your role.
            </Notice>
          )}
          {mayEdit && saving.loaded.readOnly && (
            <Notice
              tone="warn"
              className="mb-4"
              title="This chatbot is read-only"
              actions={<UpgradeLink resource="chatbot" plan={nextPlan(profile.effective_plan)} />}
            >
              Your plan has no room for it. It is kept as it is, and visitors can leave their
              details.
            </Notice>
          )}
          <fieldset disabled={isDisabled} className="min-w-0">
            {section === 'playground' && viewSwitch}
            <Section {...{ saving, section, shown, answersFrom }} />
          </fieldset>
          {mayEdit && section === 'basics' && (
            <div className="mt-5">
              <DeleteSection saving={saving} onDeleted={refreshUsage} />
            </div>
          )}
          <SaveBar saving={saving} />
        </div>
        {besidePlayground && (
          <EditorAside
            chatbot={shown}
            view={canPreview ? view : 'test'}
            onChoose={canPreview ? setChosenView : null}
            isPreviewed={isPreviewed}
            answersFrom={answersFrom}
            viewSwitch={viewSwitch}
          />
        )}
      </div>
      <ConflictDialog saving={saving} />
    </>
  );
}

const lists: SectionId[] = ['knowledge', 'answers', 'tests', 'health', 'versions'];
/** Documents belong to the workspace, and looking is always possible. */
const usableWhenReadOnly: SectionId[] = ['knowledge', 'playground', 'health', 'install'];

type SectionProps = {
  saving: ChatbotSaving;
  section: SectionId;
  shown: Chatbot;
  answersFrom: AnswerView;
};

function Section({ saving, section, shown, answersFrom }: SectionProps) {
  const toDashboard = useDashboardPath();
  const { id } = saving.loaded;
  switch (section) {
    case 'basics':
      return <BasicsSection saving={saving} />;
    case 'conversation':
      return <ConversationSection form={saving.form} />;
    case 'handover':
      return <HandoverSection form={saving.form} />;
    case 'actions':
      return (
        <Suspense fallback={<CardListSkeleton label="Loading the actions" />}>
          <Actions saving={saving} />
        </Suspense>
      );
    case 'booking':
      return (
        <Suspense fallback={<CardListSkeleton label="Loading the booking settings" />}>
          <Booking saving={saving} />
        </Suspense>
      );
    case 'appearance':
      return <AppearanceSection form={saving.form} />;
    case 'knowledge':
      return (
        <>
          <DocumentsTab chatbotId={id} />
          <p className="mt-3 text-[14px] text-ink-muted">
            Documents of other chatbots are under{' '}
            <Link
              to={toDashboard('?tab=documents')}
              className="text-accent underline underline-offset-4"
            >
              Documents
            </Link>
            ; any of them can serve this one too.
          </p>
        </>
      );
    case 'answers':
      return <AnswerList chatbotId={id} />;
    case 'playground':
      return (
        <TestChat chatbot={shown} answersFrom={answersFrom} className="lg:h-[calc(100dvh-16rem)]" />
      );
    case 'tests':
      return (
        <Suspense fallback={<CardListSkeleton label="Loading the tests" />}>
          <TestList chatbotId={id} />
        </Suspense>
      );
    case 'health':
      return (
        <Suspense fallback={<CardListSkeleton label="Checking the knowledge" />}>
          <Health chatbot={saving.loaded} />
        </Suspense>
      );
    case 'versions':
      return (
        <Suspense fallback={<CardListSkeleton label="Loading the versions" />}>
          <VersionList chatbotId={id} />
        </Suspense>
      );
    case 'model':
      return <ModelSection saving={saving} />;
    case 'access':
      return <AccessSection saving={saving} />;
    case 'install':
      return <InstallSection saving={saving} />;
  }
}
