import type { QueryClient } from '@tanstack/react-query';
import type { DataClient } from '#web/state/data-client.tsx';
import type { DraftStore } from '#web/state/draft-store.ts';
import { actOnConversation } from './conversation-calls.ts';

type ReplyAction = 'reply' | 'note';

export type ReplyDraft = {
  text: string;
  /** What was sent last without a response: sending exactly this again uses the same key. */
  attempt: { action: ReplyAction; text: string; key: string } | null;
};

export const replyDraftKey = (conversationId: string) => `reply:${conversationId}`;

const empty: ReplyDraft = { text: '', attempt: null };

/** Sends replies and notes. It outlives the conversation's page, so leaving while one is sent loses nothing. */
export function createReplyOutbox({
  client,
  drafts,
  queries,
}: {
  client: Pick<DataClient, 'call'>;
  drafts: DraftStore;
  queries: QueryClient;
}) {
  const sending = new Set<string>();
  const read = (id: string) => drafts.read<ReplyDraft>(replyDraftKey(id)) ?? empty;
  const write = (id: string, { text, attempt }: ReplyDraft) =>
    drafts.write(replyDraftKey(id), text || attempt ? { text, attempt } : null);

  return {
    isSending: (id: string) => sending.has(id),
    type: (id: string, text: string) => write(id, { ...read(id), text }),
    /** Fails with the reason; the text then stays in the draft. */
    async send(id: string, action: ReplyAction): Promise<void> {
      const { text, attempt: last } = read(id);
      if (!text.trim() || sending.has(id)) return;
      const isRepeated = last?.action === action && last.text === text;
      const attempt = isRepeated ? last : { action, text, key: crypto.randomUUID() };
      sending.add(id);
      write(id, { text, attempt });
      try {
        await actOnConversation({ client, id, action, body: { text, clientKey: attempt.key } });
        sending.delete(id);
        write(id, { text: withoutSent({ text: read(id).text, sent: text }), attempt: null });
        void queries.invalidateQueries({ queryKey: ['conversations'] });
      } catch (error) {
        sending.delete(id);
        write(id, read(id));
        throw error;
      }
    },
    stop: () => undefined,
  };
}

/** What was typed while the reply was on its way stays. */
function withoutSent({ text, sent }: { text: string; sent: string }): string {
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
}
