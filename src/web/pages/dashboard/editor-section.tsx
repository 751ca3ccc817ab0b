import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import { AnswerList } from '#web/features/answers/answer-list.tsx';
import type { SectionId } from '#web/features/chatbots/changed-settings.ts';
import { AccessSection } from '#web/features/chatbots/editor/access-section.tsx';
import { AppearanceSection } from '#web/features/chatbots/editor/appearance-section.tsx';
import { BasicsSection } from '#web/features/chatbots/editor/basics-section.tsx';
import { ConversationSection } from '#web/features/chatbots/editor/conversation-section.tsx';
import { HandoverSection } from '#web/features/chatbots/editor/handover-section.tsx';
import { InstallSection } from '#web/features/chatbots/editor/install-section.tsx';
import { ModelSection } from '#web/features/chatbots/editor/model-section.tsx';
import type { ChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import type { AnswerView } from '#web/features/chatbots/versions/view-switch.tsx';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { CardListSkeleton } from '#web/ui/card-list-skeleton.tsx';
import DocumentsTab from './documents-tab.tsx';
import { TestChat } from './test-chat.tsx';

const Actions = lazy(() => import('#web/features/chatbots/actions/actions-section.tsx'));
const Booking = lazy(() => import('#web/features/chatbots/booking/booking-section.tsx'));
const Health = lazy(() => import('./knowledge-health.tsx'));
const VersionList = lazy(() => import('#web/features/chatbots/versions/version-list.tsx'));
const Wording = lazy(() => import('#web/features/chatbots/wording/wording-section.tsx'));
const TestList = lazy(() => import('#web/features/answer-tests/test-list.tsx'));

type EditorSectionProps = {
  saving: ChatbotSaving;
  section: SectionId;
  shown: Chatbot;
  answersFrom: AnswerView;
};

/** One section of a chatbot's editor. Those that not everyone opens are loaded when they are. */
export function EditorSection({ saving, section, shown, answersFrom }: EditorSectionProps) {
  const toDashboard = useDashboardPath();
  const { id } = saving.loaded;
  switch (section) {
    case 'basics':
      return <BasicsSection saving={saving} />;
    case 'conversation':
      return <ConversationSection form={saving.form} />;
    case 'handover':
      return <HandoverSection form={saving.form} />;
    case 'wording':
      return (
        <Suspense fallback={<CardListSkeleton label="Loading the texts" />}>
          <Wording saving={saving} />
        </Suspense>
      );
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
