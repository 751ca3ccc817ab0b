import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ChatbotSummary } from '#shared/contract/chatbots.ts';
import { useMay } from '#web/state/permissions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Input } from '#web/ui/input.tsx';
import { ChatbotRow } from './chatbot-row.tsx';
import { DeleteChatbotDialog } from './delete-chatbot-dialog.tsx';

const pageSize = 25;
const searchableFrom = 8;

type ChatbotListProps = {
  chatbots: readonly ChatbotSummary[];
  onCreate: () => void;
  /** The plan has no room for another one. */
  isFull: boolean;
  /** Why no more can be made, once someone has tried. */
  limitNotice: ReactNode;
  /** What a row shows of the last days beside the name, where it is known. */
  renderActivity: (chatbot: ChatbotSummary) => ReactNode;
};

export function ChatbotList({
  chatbots,
  onCreate,
  isFull,
  limitNotice,
  renderActivity,
}: ChatbotListProps) {
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
          kind="chatbots"
          title="No chatbot yet"
          text="Enter your website or choose your industry, and an assistant is ready in a minute."
          // The checklist above has the same button, and a screen has one main thing to do.
          action={mayEdit && <CreateButton isQuiet onClick={onCreate} />}
        />
      </Card>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Your chatbots</h2>
        {mayEdit && <CreateButton isQuiet={isFull} onClick={onCreate} />}
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
              activity={renderActivity(chatbot)}
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

function CreateButton({ isQuiet, onClick }: { isQuiet: boolean; onClick: () => void }) {
  return (
    <Button variant={isQuiet ? 'secondary' : 'primary'} onClick={onClick}>
      <Plus aria-hidden /> Create chatbot
    </Button>
  );
}
