import { ChevronLeft, ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import { nextPlan } from '#shared/contract/usage.ts';
import { useMember } from '#web/features/accounts/member.tsx';
import type { SectionId } from '#web/features/chatbots/changed-settings.ts';
import { ChatbotStateBadge } from '#web/features/chatbots/chatbot-row.tsx';
import { ConflictDialog } from '#web/features/chatbots/editor/conflict-dialog.tsx';
import { DeleteSection } from '#web/features/chatbots/editor/delete-section.tsx';
import { SaveBar, SavedHint } from '#web/features/chatbots/editor/save-bar.tsx';
import { SectionNav } from '#web/features/chatbots/editor/section-nav.tsx';
import { type ChatbotSaving, useChatbotSaving } from '#web/features/chatbots/use-chatbot-saving.ts';
import { DraftNotice } from '#web/features/chatbots/versions/draft-notice.tsx';
import { ViewSwitch } from '#web/features/chatbots/versions/view-switch.tsx';
import { UpgradeLink } from '#web/features/usage/upgrade-notice.tsx';
import { useRefreshUsage } from '#web/features/usage/use-usage.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { useDataClient } from '#web/state/data-client.tsx';
import { buttonClassNames } from '#web/ui/button-class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { EditorAside } from './editor-aside.tsx';
import { EditorSection } from './editor-section.tsx';
import { useEditorAccess } from './use-editor-access.ts';
import { useEditorAside } from './use-editor-aside.ts';
import { useSectionStates } from './use-section-states.ts';

/** The form of one chatbot with everything around it. */
export default function ChatbotEditor({
  chatbot,
  section,
}: {
  chatbot: Chatbot;
  section: SectionId;
}) {
  const saving = useChatbotSaving(chatbot);
  const base = useDashboardPath()(`/chatbots/${chatbot.id}/`);
  const chatPage = useDataClient().link(`/chat/${chatbot.id}`);
  const access = useEditorAccess({ chatbot: saving.loaded, section });
  const { mayEdit, hasPlayground, hidden } = access;
  const states = useSectionStates({ chatbot, hasTests: access.hasTests });
  const refreshUsage = useRefreshUsage();
  const shown = { ...saving.loaded, ...saving.form.watch() };
  const mayPreview = mayEdit && saving.loaded.active && chatPage !== null;
  const aside = useEditorAside({ chatbot: shown, section, hasPlayground, mayPreview });
  const viewSwitch = (
    <ViewSwitch chatbotId={chatbot.id} view={aside.answersFrom} onChoose={aside.setAnswersFrom} />
  );
  return (
    <>
      <EditorHeader saving={saving} chatPage={chatPage} />
      <DraftNotice chatbotId={chatbot.id} base={base} />
      <div
        className={`mt-5 grid gap-6 lg:grid-cols-[12.5rem_minmax(0,1fr)] ${aside.isShown ? 'xl:grid-cols-[12.5rem_minmax(0,1fr)_21rem]' : ''}`}
      >
        <SectionNav base={base} current={section} hidden={hidden} states={states} />
        <div className="min-w-0">
          <AccessNotice mayEdit={mayEdit} isReadOnly={saving.loaded.readOnly} />
          <fieldset disabled={access.isDisabled} className="min-w-0">
            {section === 'playground' && viewSwitch}
            <EditorSection {...{ saving, section, shown }} answersFrom={aside.answersFrom} />
          </fieldset>
          {mayEdit && section === 'basics' && (
            <div className="mt-5">
              <DeleteSection saving={saving} onDeleted={refreshUsage} />
            </div>
          )}
          <SaveBar saving={saving} />
        </div>
        {aside.isShown && (
          <EditorAside
            chatbot={shown}
            view={aside.view}
            onChoose={aside.choose}
            isPreviewed={aside.isPreviewed}
            frame={aside.frame}
            answersFrom={aside.answersFrom}
            viewSwitch={viewSwitch}
          />
        )}
      </div>
      <ConflictDialog saving={saving} />
    </>
  );
}

type EditorHeaderProps = { saving: ChatbotSaving; chatPage: string | null };

function EditorHeader({ saving, chatPage }: EditorHeaderProps) {
  const toDashboard = useDashboardPath();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="basis-full">
        <Link
          to={toDashboard()}
          className="-ml-1 inline-flex min-h-8 items-center gap-1 text-sm text-ink-muted hover:text-ink pointer-coarse:min-h-11"
        >
          <ChevronLeft aria-hidden className="size-4" /> All chatbots
        </Link>
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
  );
}

type AccessNoticeProps = { mayEdit: boolean; isReadOnly: boolean };

/** Why the form can't be changed, where it can't. */
function AccessNotice({ mayEdit, isReadOnly }: AccessNoticeProps) {
  const { profile } = useMember();
  return (
    <>
      {!mayEdit && (
        <Notice className="mb-4">
          You can look at everything here. Changing it is not part of your role.
        </Notice>
      )}
      {mayEdit && isReadOnly && (
        <Notice
          tone="warn"
          className="mb-4"
          title="This chatbot is read-only"
          actions={<UpgradeLink resource="chatbot" plan={nextPlan(profile.effective_plan)} />}
        >
          Your plan has no room for it. It is kept as it is, and visitors can leave their details.
        </Notice>
      )}
    </>
  );
}
