import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { findLiveChatbot } from '#server/features/chatbots/service.ts';
import { sendMail } from '#server/features/mail/service.ts';
import { findVisitorLabel } from '#server/features/white-label/service.ts';
import { emailField } from '#shared/contract/accounts.ts';
import { listRecipients } from './notify-owner.ts';
import { findConversation, listMessages, updateConversation } from './queries.ts';

export const mailReplyJob = 'mail-unseen-reply';
const jobData = z.object({ workspaceId: z.uuid(), conversationId: z.uuid() });

/** Sends a visitor who is away what a human wrote meanwhile, to the address they left. */
export async function mailUnseenReply({
  deps,
  data,
}: {
  deps: Deps;
  data: unknown;
}): Promise<void> {
  const { workspaceId, conversationId } = jobData.parse(data);
  const connection = deps.database.orm;
  const conversation = await findConversation({ connection, workspaceId, id: conversationId });
  const email = emailField.safeParse(conversation?.visitor.email);
  if (!conversation || !email.success) return;
  const rows = await listMessages({
    connection,
    workspaceId,
    conversationId,
    after: conversation.seenSeq,
    withNotes: false,
    limit: 200,
  });
  const replies = rows.filter(({ role }) => role === 'human');
  const last = replies.at(-1);
  const chatbot = await findLiveChatbot({ deps, id: conversation.chatbotId });
  if (!last || !chatbot) return;
  const label = await findVisitorLabel({ deps, chatbot });
  const [replyTo] = await listRecipients({ deps, workspaceId, settings: chatbot.settings });
  await sendMail({
    deps,
    mail: {
      userId: null,
      to: email.data,
      template: 'human-reply',
      props: {
        chatbot: chatbot.settings.name,
        replies: replies.map(({ text }) => text),
        link: pageOf(conversation.pageUrl) ?? `${deps.env.http.publicUrl}/chat/${chatbot.id}`,
        replyTo,
        // A visitor knows the shop, not who runs its chat.
        sender: {
          name: label?.name ?? chatbot.settings.name,
          logoUrl: label?.logoUrl ? `${deps.env.http.publicUrl}${label.logoUrl}` : null,
          link: label?.domainText ? { text: label.domainText, url: label.domainUrl } : null,
        },
        ...(label && { senderName: label.senderName }),
      },
    },
  });
  const changes = { seenSeq: last.seq };
  await updateConversation({ connection, workspaceId, id: conversationId, changes });
}

/** What a page called itself; a mail must not carry a link to anything else than a web page. */
function pageOf(url: string): string | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  return new URL(url).href;
}
