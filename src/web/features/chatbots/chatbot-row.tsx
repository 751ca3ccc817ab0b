import { useMutation } from '@tanstack/react-query';
import { Copy, EllipsisVertical, ExternalLink, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ChatbotSummary } from '#shared/contract/chatbots.ts';
import { useDashboardPath } from '#web/lib/dashboard-path.tsx';
import { plural } from '#web/lib/plural.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useMay } from '#web/state/permissions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeferredMenu } from '#web/ui/deferred-menu.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { toast } from '#web/ui/toast.tsx';
import { duplicateChatbot, keepChatbot } from './chatbot-calls.ts';
import { ChatbotFace } from './chatbot-face.tsx';
import { useStoreChatbot } from './use-chatbots.ts';

type ChatbotRowProps = {
  chatbot: ChatbotSummary;
  /** Whether the plan has room for any chatbot at all, so that one can take another's place. */
  canSwitch: boolean;
  activity: ReactNode;
  onDelete: () => void;
};

export function ChatbotRow({ chatbot, canSwitch, activity, onDelete }: ChatbotRowProps) {
  const toDashboard = useDashboardPath();
  const mayEdit = useMay('chatbots.edit');
  const { documentsCount: documents, lastActivityAt } = chatbot;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-3 p-4 transition-colors duration-150 hover:bg-sunken/60">
      <ChatbotFace chatbot={chatbot} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {/* The whole row is the link; the menu lies above it. */}
          <Link
            to={toDashboard(`/chatbots/${chatbot.id}/basics`)}
            className="font-[600] wrap-anywhere after:absolute after:inset-0"
          >
            {chatbot.name}
          </Link>
          <ChatbotStateBadge chatbot={chatbot} />
        </p>
        <p className="mt-0.5 line-clamp-2 text-sm wrap-anywhere text-ink-muted">
          {chatbot.description}
        </p>
        <p className="mt-0.5 text-[13px] text-ink-muted">
          {documents === 0
            ? 'No documents yet'
            : plural({
                count: documents,
                one: '{count} document',
                other: '{count} documents',
              })}{' '}
          ·{' '}
          {lastActivityAt ? (
            <>
              {plural({
                count: chatbot.conversationsThisMonth,
                one: '{count} conversation this month, last message',
                other: '{count} conversations this month, last message',
              })}{' '}
              <RelativeTime time={lastActivityAt} />
            </>
          ) : (
            'no conversations yet'
          )}
        </p>
      </div>
      {activity}
      {mayEdit && canSwitch && chatbot.readOnly && (
        <div className="relative z-10 max-sm:order-last max-sm:basis-full max-sm:pl-14">
          <KeepButton chatbot={chatbot} />
        </div>
      )}
      {mayEdit && (
        <div className="relative z-10">
          <RowMenu chatbot={chatbot} onDelete={onDelete} />
        </div>
      )}
    </li>
  );
}

export function ChatbotStateBadge({
  chatbot,
}: {
  chatbot: Pick<ChatbotSummary, 'active' | 'readOnly'>;
}) {
  if (chatbot.readOnly) return <Badge tone="warn">Read-only</Badge>;
  return chatbot.active ? <Badge tone="good">Active</Badge> : <Badge>Inactive</Badge>;
}

function RowMenu({ chatbot, onDelete }: { chatbot: ChatbotSummary; onDelete: () => void }) {
  const client = useDataClient();
  const navigate = useNavigate();
  const toDashboard = useDashboardPath();
  const chatPage = client.link(`/chat/${chatbot.id}`);
  const { store } = useStoreChatbot();
  const duplication = useMutation({
    mutationFn: () => duplicateChatbot({ client, id: chatbot.id }),
    onSuccess: (copy) => {
      store(copy);
      toast.success({ title: 'Chatbot created!', text: `${copy.name} is a copy.` });
      return navigate(toDashboard(`/chatbots/${copy.id}/basics`));
    },
    onError: (error) => toast.error({ title: 'Chatbot not created', text: error.message }),
  });
  return (
    <DeferredMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`More for ${chatbot.name}`}>
          <EllipsisVertical aria-hidden />
        </Button>
      }
    >
      {({ MenuItem, MenuSeparator }) => (
        <>
          {chatPage && (
            <MenuItem asChild>
              <a href={chatPage} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden /> Open chat page
              </a>
            </MenuItem>
          )}
          <MenuItem disabled={duplication.isPending} onSelect={() => duplication.mutate()}>
            <Copy aria-hidden /> Duplicate
          </MenuItem>
          <MenuSeparator />
          <MenuItem onSelect={onDelete} className="text-bad">
            <Trash2 aria-hidden /> Delete
          </MenuItem>
        </>
      )}
    </DeferredMenu>
  );
}

/** After a downgrade the owner says which of them goes on working. */
function KeepButton({ chatbot }: { chatbot: ChatbotSummary }) {
  const client = useDataClient();
  const { store } = useStoreChatbot();
  const keeping = useMutation({
    mutationFn: () => keepChatbot({ client, id: chatbot.id }),
    onSuccess: (kept) => {
      store(kept);
      toast.success({ title: 'Settings saved', text: `${kept.name} is the one that works now.` });
    },
    onError: (error) => toast.error({ title: 'That failed', text: error.message }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      busyLabel={keeping.isPending && 'Switching...'}
      onClick={() => keeping.mutate()}
    >
      Use this one
    </Button>
  );
}
