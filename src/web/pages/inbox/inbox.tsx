import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useMember } from '#web/features/accounts/member.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { ConversationList } from '#web/features/inbox/conversation-list.tsx';
import { Thread } from '#web/features/inbox/thread.tsx';
import { useConversations, useInboxEvents } from '#web/features/inbox/use-inbox.ts';
import { useShortcuts } from '#web/features/inbox/use-shortcuts.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { pageLanguage } from '#web/lib/page-language.ts';
import { NextStepLink } from '#web/pages/dashboard/next-step-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChatbotSelect } from '#web/ui/chatbot-select.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Input } from '#web/ui/input.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Select } from '#web/ui/select.tsx';
import { inboxFrame } from './inbox-skeleton.tsx';
import { InboxTools } from './inbox-tools.tsx';
import { KeepAnswer } from './keep-answer.tsx';
import { SaveTest } from './save-test.tsx';

const ShortcutsDialog = lazy(async () => {
  const { ShortcutsDialog } = await import('#web/features/inbox/shortcuts-dialog.tsx');
  return { default: ShortcutsDialog };
});

const states = [
  { value: '', label: 'Any state' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'mine', label: 'With me' },
  { value: 'open', label: 'Open' },
  { value: 'missed', label: 'Missed' },
  { value: 'closed', label: 'Closed' },
];

/** List and thread side by side; on a phone one after the other. Filters stand in the address. */
export default function Inbox() {
  const { conversationId = null } = useParams();
  const toDashboard = useDashboardPath();
  const [params, setParams] = useSearchParams();
  const { data: chatbots } = useChatbots();
  const { id: userId } = useMember().profile;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const filter = {
    state: params.get('state') ?? '',
    chatbotId: params.get('chatbot') ?? '',
    search: useDeferredValue(params.get('search') ?? ''),
  };
  const list = useConversations({ ...filter, userId });
  const conversations = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const counts = list.data?.pages[0]?.counts;
  const isEmpty =
    list.data !== undefined && conversations.length === 0 && params.size === 0 && !conversationId;
  const query = params.size > 0 ? `?${params}` : '';
  useInboxEvents();
  const pathOf = useCallback(
    (id: string) => toDashboard(`/inbox/${id}${query}`),
    [toDashboard, query],
  );
  const showHelp = useCallback(() => setHelpOpen(true), []);
  const keys = useShortcuts({ conversations, currentId: conversationId, pathOf, onHelp: showHelp });

  function setFilter(name: string, value: string): void {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  }

  return (
    <>
      <div className={classNames(conversationId && 'max-lg:hidden')}>
        <InboxTools onHelp={showHelp} />
      </div>
      <Card className={isEmpty ? 'mt-4' : inboxFrame}>
        <div
          className={classNames(
            'flex min-h-0 flex-col border-line',
            !isEmpty && 'lg:border-r',
            conversationId && 'max-lg:hidden',
          )}
        >
          <h2 className="sr-only">Conversations</h2>
          <div
            className={classNames(
              'grid grid-cols-2 gap-2 border-b border-line p-3',
              isEmpty && 'hidden',
            )}
          >
            <Input
              type="search"
              aria-label="Search conversations"
              aria-keyshortcuts="S"
              placeholder="Search"
              className="col-span-2"
              value={params.get('search') ?? ''}
              onChange={({ target }) => setFilter('search', target.value)}
            />
            <Select
              aria-label="Filter by state"
              value={filter.state}
              onChange={({ target }) => setFilter('state', target.value)}
            >
              {states.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                  {counts && value in counts && ` (${counts[value as keyof typeof counts]})`}
                </option>
              ))}
            </Select>
            {chatbots && chatbots.length > 0 && (
              <ChatbotSelect
                label="Filter by chatbot"
                value={filter.chatbotId}
                onChange={(id) => setFilter('chatbot', id)}
                chatbots={chatbots}
              />
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">
            <ListFrame
              list={list}
              loadingLabel="Loading conversations"
              failedTitle="The inbox could not be loaded"
              isEmpty={conversations.length === 0 && !list.searchedTo}
              empty={
                params.size > 0 ? (
                  'No conversation matches.'
                ) : (
                  <EmptyState
                    kind="inbox"
                    title="No conversations yet"
                    text="As soon as a visitor writes to your assistant, you can read along and step in here."
                    action={<NextStepLink chatbots={chatbots} />}
                  />
                )
              }
            >
              <ConversationList
                conversations={conversations}
                currentId={conversationId}
                query={query}
                userId={userId}
              />
              {list.searchedTo && (
                <p role="status" className="p-4 text-center text-[14.5px] text-ink-muted">
                  {conversations.length === 0 && 'No matches so far. '}
                  Searched back to{' '}
                  {new Date(list.searchedTo).toLocaleDateString(pageLanguage, {
                    dateStyle: 'medium',
                  })}
                  .
                </p>
              )}
            </ListFrame>
          </div>
        </div>
        <div
          className={classNames(
            'min-h-0 min-w-0',
            !conversationId && 'max-lg:hidden',
            isEmpty && 'hidden',
          )}
        >
          {conversationId ? (
            <div className="h-full max-lg:h-[calc(100dvh-12rem)] max-lg:min-h-[24rem] max-md:h-[calc(100dvh-10rem)]">
              <Thread
                id={conversationId}
                backTo={toDashboard(`/inbox${query}`)}
                userId={userId}
                keep={(reply) => <KeepAnswer {...reply} />}
                test={(given) => <SaveTest {...given} />}
              />
            </div>
          ) : (
            <div className="grid h-full place-items-center">
              {conversations.length > 0 && (
                <p className="text-ink-muted">Choose a conversation to read it.</p>
              )}
            </div>
          )}
        </div>
      </Card>
      {isHelpOpen && (
        <Suspense>
          <ShortcutsDialog
            isOn={keys.isOn}
            onToggle={keys.set}
            onClose={() => setHelpOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
