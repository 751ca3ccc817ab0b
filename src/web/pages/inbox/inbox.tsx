import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react';
import { useParams } from 'react-router';
import { useMember } from '#web/features/accounts/member.tsx';
import { useChatbots } from '#web/features/chatbots/use-chatbots.ts';
import { Thread } from '#web/features/inbox/thread.tsx';
import { useConversations, useInboxEvents } from '#web/features/inbox/use-inbox.ts';
import { useShortcuts } from '#web/features/inbox/use-shortcuts.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';
import { inboxFrame, threadFrame } from './inbox-skeleton.tsx';
import { InboxTools } from './inbox-tools.tsx';
import { KeepAnswer } from './keep-answer.tsx';
import { SaveTest } from './save-test.tsx';
import { useInboxFilter } from './use-inbox-filter.ts';

const ShortcutsDialog = lazy(async () => {
  const { ShortcutsDialog } = await import('#web/features/inbox/shortcuts-dialog.tsx');
  return { default: ShortcutsDialog };
});

/** List and thread side by side; on a phone one after the other. Filters are in the address. */
export default function Inbox() {
  const { conversationId = null } = useParams();
  const toDashboard = useDashboardPath();
  const { data: chatbots } = useChatbots();
  const { id: userId } = useMember().profile;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { filter, isFiltered, query, setFilter } = useInboxFilter();
  const list = useConversations({
    state: filter.state,
    chatbotId: filter.chatbot,
    search: useDeferredValue(filter.search),
    userId,
  });
  const conversations = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const counts = list.data?.pages[0]?.counts;
  const isEmpty =
    list.data !== undefined && conversations.length === 0 && !isFiltered && !conversationId;
  useInboxEvents();
  const pathOf = useCallback(
    (id: string) => toDashboard(`/inbox/${id}${query}`),
    [toDashboard, query],
  );
  const showHelp = useCallback(() => setHelpOpen(true), []);
  const keys = useShortcuts({ conversations, currentId: conversationId, pathOf, onHelp: showHelp });

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
          {!isEmpty && <InboxFilters {...{ filter, counts, chatbots }} onChange={setFilter} />}
          <InboxList
            {...{ list, isFiltered, chatbots, query, userId }}
            currentId={conversationId}
          />
        </div>
        <div
          className={classNames(
            'min-h-0 min-w-0',
            !conversationId && 'max-lg:hidden',
            isEmpty && 'hidden',
          )}
        >
          {conversationId ? (
            <div className={threadFrame}>
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
