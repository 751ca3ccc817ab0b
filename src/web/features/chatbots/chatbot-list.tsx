import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ChatbotSummary } from '#shared/contract/chatbots.ts';
import { useMay } from '#web/lib/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChatbotRow } from './chatbot-row.tsx';
import { DeleteChatbotDialog } from './delete-chatbot-dialog.tsx';

const pageSize = 25;
const searchableFrom = 8;

type ChatbotListProps = {
  chatbots: readonly ChatbotSummary[];
  onCreate: () => void;
  /** Why no more can be made, once somebody has tried. */
  limitNotice: ReactNode;
};

export function ChatbotList({ chatbots, onCreate, limitNotice }: ChatbotListProps) {
  const mayEdit = useMay('chatbots.edit');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(pageSize);
  const [deleting, setDeleting] = useState<ChatbotSummary | null>(null);
  const canSwitch = chatbots.some(({ readOnly }) => !readOnly);
  const wanted = search.trim().toLowerCase();
  const found = chatbots.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(wanted),
  );

  if (chatbots.length === 0) {
    return (
      <Card>
        {limitNotice && <div className="p-4 pb-0">{limitNotice}</div>}
        <EmptyState
          title="No chatbot yet"
          text="Pick your trade, and an assistant with a greeting, instructions and colors is ready in a minute."
          action={mayEdit && <CreateButton onClick={onCreate} />}
        />
      </Card>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Your chatbots</h2>
        {mayEdit && <CreateButton onClick={onCreate} />}
      </div>
      {limitNotice && <div className="mt-4">{limitNotice}</div>}
      {chatbots.length >= searchableFrom && (
        <Input
          type="search"
          aria-label="Search your chatbots"
          placeholder="Search by name or description"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setShown(pageSize);
          }}
          className="mt-4 max-w-sm"
        />
      )}
      <Card className="mt-4">
        <ul className="divide-y divide-line">
          {found.slice(0, shown).map((chatbot) => (
            <ChatbotRow
              key={chatbot.id}
              chatbot={chatbot}
              canSwitch={canSwitch}
              onDelete={() => setDeleting(chatbot)}
            />
          ))}
        </ul>
        {found.length === 0 && (
          <p className="p-6 text-center text-ink-muted">No chatbot matches “{search.trim()}”.</p>
        )}
      </Card>
      {found.length > shown && (
        <Button
          variant="secondary"
          className="mx-auto mt-4 flex"
          onClick={() => setShown(shown + pageSize)}
        >
          Show more ({found.length - shown} left)
        </Button>
      )}
      {deleting && <DeleteChatbotDialog chatbot={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

function CreateButton({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Plus aria-hidden /> Create chatbot
    </Button>
  );
}

export function ChatbotListSkeleton() {
  return (
    <div aria-busy>
      <span className="sr-only">Loading your chatbots</span>
      <div className="flex h-11 items-center">
        <Skeleton className="h-6 w-40" />
      </div>
      <Card className="mt-4 divide-y divide-line">
        {[1, 2, 3].map((row) => (
          <div key={row} className="flex items-center gap-4 p-4">
            <Skeleton className="size-10 shrink-0 rounded-full" />
            <div className="flex-1">
              <Skeleton className="mt-1 w-40" />
              <Skeleton className="mt-2.5 h-3.5 w-72 max-w-full" />
              <Skeleton className="mt-2 mb-1 h-3.5 w-56 max-w-full" />
            </div>
          </div>
        ))}
      </Card>
    </div>
  );
}
