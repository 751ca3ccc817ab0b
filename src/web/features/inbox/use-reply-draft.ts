import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Conversation } from '#shared/contract/conversations.ts';
import { useDataClient } from '#web/state/data-client.tsx';
import { useDraft, useUnsentWork } from '#web/state/unsent-work.tsx';
import { toast } from '#web/ui/toast.tsx';
import { actOnConversation } from './conversation-calls.ts';
import { createReplyOutbox, type ReplyDraft, replyDraftKey } from './reply-outbox.ts';

const typingEveryMs = 3000;

/** What is written in a conversation and not sent yet, and sending it. The visitor sees that someone is typing. */
export function useReplyDraft({ id, state }: Pick<Conversation, 'id' | 'state'>) {
  const client = useDataClient();
  const queries = useQueryClient();
  const { drafts, keep } = useUnsentWork();
  const outbox = keep('replies', () => createReplyOutbox({ client, drafts, queries }));
  const [draft] = useDraft<ReplyDraft>(replyDraftKey(id));
  const lastTyping = useRef(0);
  const [failure, setFailure] = useState<{ id: string; message: string } | null>(null);
  const openId = useRef<string | null>(null);
  useEffect(() => {
    openId.current = id;
    return () => {
      openId.current = null;
    };
  }, [id]);

  function type(next: string): void {
    setFailure(null);
    outbox.type(id, next);
    const now = Date.now();
    if (state !== 'human' || now - lastTyping.current < typingEveryMs) return;
    lastTyping.current = now;
    actOnConversation({ client, id, action: 'typing' }).catch(() => undefined);
  }

  function send(action: 'reply' | 'note'): void {
    setFailure(null);
    outbox.send(id, action).catch(({ message }: Error) => {
      // Beside the text, as long as it is there to be seen.
      if (openId.current === id) setFailure({ id, message });
      else toast.error({ title: 'Not sent', text: message });
    });
  }

  return {
    text: draft?.text ?? '',
    type,
    send,
    isSending: outbox.isSending(id),
    failure: failure?.id === id ? failure.message : undefined,
  };
}
