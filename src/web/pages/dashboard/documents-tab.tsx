import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMember } from '#web/features/accounts/member.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { DocumentManager } from '#web/features/documents/document-manager.tsx';
import { PageTextDialog } from '#web/features/documents/page-text-dialog.tsx';
import { UpgradeLink, UpgradeNotice } from '#web/features/usage/upgrade-notice.tsx';
import { hasRoomFor, useUsage } from '#web/features/usage/use-usage.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { CardListSkeleton } from '#web/ui/card-list-skeleton.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { SectionFailed } from './section-failed.tsx';

const WebsiteManager = lazy(() =>
  import('#web/features/websites/website-manager.tsx').then(({ WebsiteManager: Manager }) => ({
    default: Manager,
  })),
);

const TextManager = lazy(() =>
  import('#web/features/documents/text-manager.tsx').then(({ TextManager: Manager }) => ({
    default: Manager,
  })),
);

const AnswerList = lazy(() =>
  import('#web/features/answers/answer-list.tsx').then(({ AnswerList: List }) => ({
    default: List,
  })),
);

const CorrectionsButton = lazy(() => import('#web/features/documents/corrections-button.tsx'));

const sourceKinds = ['files', 'websites', 'text', 'answers'] as const;
type SourceKind = (typeof sourceKinds)[number];

/** Everything the account's chatbots answer from; inside a chatbot's editor only what it reads. */
export default function DocumentsTab({ chatbotId }: { chatbotId?: string }) {
  const [params, setParams] = useSearchParams();
  // The demo has no server that could read a website.
  const isDemo = useDataClient().link('/') === null;
  const mayReadAnswers = useMay('answers.read');
  const kind = sourceKinds.find((name) => name === params.get('source')) ?? 'files';
  const choose = (next: SourceKind) =>
    setParams(
      (before) => {
        const rest = withoutAction(before);
        rest.delete('text');
        if (next === 'files') rest.delete('source');
        else rest.set('source', next);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  /** The document that the address names is open on top of the list. */
  const asked = params.get('document');
  const leaveDocument = (next: Record<string, string>) =>
    setParams(
      (before) => {
        const { document: _, quote: __, ...rest } = Object.fromEntries(before);
        return { ...rest, ...next };
      },
      { replace: true, preventScrollReset: true },
    );
  const closeDocument = () => leaveDocument({});
  const editText = () => leaveDocument({ source: 'text', text: asked ?? '' });
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-2 has-[button]:mb-3">
        <h2 className={chatbotId ? 'mr-auto mb-3 text-lg' : 'sr-only'}>
          {chatbotId ? 'Knowledge' : 'Documents'}
        </h2>
        {!isDemo && (
          <Suspense>
            <CorrectionsButton query={chatbotId ? { chatbotId } : {}} />
          </Suspense>
        )}
      </div>
      {isDemo ? (
        <Files {...(chatbotId ? { chatbotId } : {})} />
      ) : (
        <Tabs<SourceKind>
          label="Sources"
          value={kind}
          onChange={choose}
          tabs={[
            {
              value: 'files',
              label: 'Files',
              content: <Files {...(chatbotId ? { chatbotId } : {})} hasTexts />,
            },
            {
              value: 'websites',
              label: 'Websites',
              content: (
                <Websites
                  {...(chatbotId ? { chatbotId } : {})}
                  onUploadFiles={() => choose('files')}
                />
              ),
            },
            {
              value: 'text',
              label: 'Text',
              content: <Texts {...(chatbotId ? { chatbotId } : {})} />,
            },
            ...(mayReadAnswers
              ? [
                  {
                    value: 'answers' as const,
                    label: 'Questions & answers',
                    content: <Answers {...(chatbotId ? { chatbotId } : {})} />,
                  },
                ]
              : []),
          ]}
        />
      )}
      {asked && (
        <PageTextDialog
          documentId={asked}
          quote={params.get('quote') ?? undefined}
          onEdit={editText}
          onClose={closeDocument}
        />
      )}
    </>
  );
}

type WebsitesProps = { chatbotId?: string; onUploadFiles: () => void };

function Websites({ chatbotId, onUploadFiles }: WebsitesProps) {
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

function Texts({ chatbotId }: { chatbotId?: string }) {
  const { profile } = useMember();
  const usage = useUsage(profile.id);
  const { data: chatbots } = useChatbots();
  const [params, setParams] = useSearchParams();
  const isFull = !hasRoomFor({ profile, usage, resource: 'document' });
  const edit = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id) next.set('text', id);
        else next.delete('text');
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <Suspense fallback={<CardListSkeleton label="Loading your texts" />}>
      <TextManager
        chatbots={chatbots ?? []}
        {...(chatbotId ? { chatbotId } : {})}
        limitNotice={isFull ? <UpgradeNotice profile={profile} resource="document" /> : null}
        editing={params.get('text')}
        onEdit={edit}
        failed={({ error, retry }) => (
          <SectionFailed name="documents" error={error} onRetry={retry} />
        )}
      />
    </Suspense>
  );
}

/** They belong to one chatbot; outside of one it's chosen here. */
function Answers({ chatbotId }: { chatbotId?: string }) {
  const { data: chatbots, error, refetch } = useChatbots();
  const [chosen, setChosen] = useState('');
  if (error && !chatbots) {
    return <SectionFailed name="documents" error={error} onRetry={() => void refetch()} />;
  }
  if (!chatbots) return <CardListSkeleton label="Loading your chatbots" />;
  const id = chatbotId ?? (chosen || chatbots[0]?.id);
  if (!id) {
    const text = 'Answers belong to a chatbot. Create one, then write its answers here.';
    return <EmptyState kind="chatbots" title="No chatbots yet" text={text} />;
  }
  return (
    <>
      {!chatbotId && chatbots.length > 1 && (
        <Field label="Chatbot" className="mb-4 max-w-sm">
          {(control) => (
            <Select {...control} value={id} onChange={({ target }) => setChosen(target.value)}>
              {chatbots.map((chatbot) => (
                <option key={chatbot.id} value={chatbot.id}>
                  {chatbot.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Suspense fallback={<CardListSkeleton label="Loading the answers" />}>
        <AnswerList key={id} chatbotId={id} />
      </Suspense>
    </>
  );
}

function Files({ chatbotId, hasTexts = false }: { chatbotId?: string; hasTexts?: boolean }) {
  const { profile } = useMember();
  const usage = useUsage(profile.id);
  const { data: chatbots } = useChatbots();
  const [params, setParams] = useSearchParams();
  const isFull = !hasRoomFor({ profile, usage, resource: 'document' });
  const writeText = () =>
    setParams(
      (before) => {
        const next = withoutAction(before);
        next.set('source', 'text');
        next.set('text', 'new');
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <DocumentManager
      chatbots={chatbots ?? []}
      {...(chatbotId ? { chatbotId } : {})}
      limitNotice={isFull ? <UpgradeNotice profile={profile} resource="document" /> : null}
      upgradeLink={<UpgradeLink resource="document" />}
      upload={{
        isAskedFor: params.get('action') === 'upload',
        onOpened: () => setParams(withoutAction, { replace: true, preventScrollReset: true }),
      }}
      onTextPasted={hasTexts ? writeText : undefined}
      failed={({ error, retry }) => (
        <SectionFailed name="documents" error={error} onRetry={retry} />
      )}
    />
  );
}

/** Once it was opened, going back or reloading must not open it again. */
function withoutAction(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('action');
  return rest;
}
