import { useDeferredValue } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { ConversationList } from '#web/features/inbox/conversation-list.tsx';
import { Thread } from '#web/features/inbox/thread.tsx';
import { useConversations, useInboxNews } from '#web/features/inbox/use-inbox.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { NextStepLink } from '#web/pages/dashboard/next-step-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChatbotSelect } from '#web/ui/chatbot-select.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Input } from '#web/ui/input.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Select } from '#web/ui/select.tsx';
import { KeepAnswer } from './keep-answer.tsx';
import { SaveTest } from './save-test.tsx';

const states = [
  { value: '', label: 'Any state' },
  { value: 'waiting', label: 'Waiting' },
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
  const filter = {
    state: params.get('state') ?? '',
    chatbotId: params.get('chatbot') ?? '',
    search: useDeferredValue(params.get('search') ?? ''),
  };
  const list = useConversations(filter);
  const conversations = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const counts = list.data?.pages[0]?.counts;
  const query = params.size > 0 ? `?${params}` : '';
  useInboxNews({ onWaiting: notifyWaiting, isHeardHidden: mayNotify });

  function setFilter(name: string, value: string): void {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  }

  return (
    <>
      <div className={classNames(conversationId && 'max-lg:hidden')}>
        <NotificationOffer />
      </div>
      <Card className="mt-4 grid grid-cols-[minmax(0,1fr)] overflow-hidden lg:h-[calc(100dvh-16rem)] lg:min-h-[32rem] lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div
          className={classNames(
            'flex min-h-0 flex-col border-line lg:border-r',
            conversationId && 'max-lg:hidden',
          )}
        >
          <h2 className="sr-only">Conversations</h2>
          <div
            className={classNames(
              'grid grid-cols-2 gap-2 border-b border-line p-3',
              list.data && conversations.length === 0 && params.size === 0 && 'hidden',
            )}
          >
            <Input
              type="search"
              aria-label="Search conversations"
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
              />
              {list.searchedTo && (
                <p role="status" className="p-4 text-center text-[14.5px] text-ink-muted">
                  {conversations.length === 0 && 'No matches so far. '}
                  Searched back to{' '}
                  {new Date(list.searchedTo).toLocaleDateString('en', { dateStyle: 'medium' })}.
                </p>
              )}
            </ListFrame>
          </div>
        </div>
        <div className={classNames('min-h-0 min-w-0', !conversationId && 'max-lg:hidden')}>
          {conversationId ? (
            <div className="h-full max-lg:h-[calc(100dvh-12rem)] max-lg:min-h-[24rem] max-md:h-[calc(100dvh-10rem)]">
              <Thread
                id={conversationId}
                backTo={toDashboard(`/inbox${query}`)}
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
    </>
  );
}

/** Browsers let a page ask only after a click. */
function NotificationOffer() {
  if (!('Notification' in window) || Notification.permission !== 'default') return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-[14.5px] text-ink-muted">
      Hear at once when a visitor waits for you.
      <Button
        variant="secondary"
        size="small"
        onClick={() => void Notification.requestPermission()}
      >
        Allow notifications
      </Button>
    </p>
  );
}

const mayNotify = () => 'Notification' in window && Notification.permission === 'granted';

function notifyWaiting(): void {
  if (!mayNotify()) return;
  if (document.visibilityState === 'visible') return;
  new Notification('A visitor is waiting for you', { tag: 'waiting' });
}
