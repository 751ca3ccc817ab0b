import { ConversationList } from '#web/features/inbox/conversation-list.tsx';
import type { useConversations } from '#web/features/inbox/use-inbox.ts';
import { pageLanguage } from '#web/lib/page-language.ts';
import { NextStepLink } from '#web/pages/dashboard/next-step-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';

type InboxListProps = Omit<Parameters<typeof ConversationList>[0], 'conversations'> & {
  list: ReturnType<typeof useConversations>;
  isFiltered: boolean;
  chatbots: Parameters<typeof NextStepLink>[0]['chatbots'];
};

/** The conversations that were found, or what to do where there are none. */
export function InboxList({ list, isFiltered, chatbots, ...shown }: InboxListProps) {
  const conversations = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <ListFrame
        list={list}
        loadingLabel="Loading conversations"
        failedTitle="The inbox could not be loaded"
        isEmpty={conversations.length === 0 && !list.searchedTo}
        empty={
          isFiltered ? (
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
        <ConversationList conversations={conversations} {...shown} />
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
  );
}
