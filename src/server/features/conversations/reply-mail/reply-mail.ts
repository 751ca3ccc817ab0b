import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { findLiveChatbot, type LiveChatbot } from '#server/features/chatbots/index.ts';
import { listRecipients } from '#server/features/conversations/notify-owner.ts';
import {
  type ConversationRow,
  findConversation,
  updateConversation,
} from '#server/features/conversations/queries.ts';
import { queueMail, spendMailBudget } from '#server/features/mail/index.ts';
import { findVisitorLabel } from '#server/features/white-label/index.ts';
import { isAllowedOrigin } from '#server/http/cors.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { emailField } from '#shared/contract/accounts.ts';
import { hasLeftEmail, listRepliesAfter } from './reply-mail-queries.ts';

export const mailReplyJob = 'mail-unseen-reply';
const jobData = z.object({ workspaceId: z.uuid(), conversationId: z.uuid() });

/** Owners answer a few visitors an hour by mail; someone who sends spam through us would want thousands. */
const perWorkspace = [
  { name: 'reply-mail-hour', requests: 60, windowSeconds: 3600 },
  { name: 'reply-mail-day', requests: 300, windowSeconds: 86_400 },
];
/** One mail tells the newest; the chat has the rest. */
const mostReplies = 50;

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
  const to = conversation && (await findLeftAddress({ deps, conversation }));
  if (!conversation || !to) return;
  const of = { connection, workspaceId, conversationId };
  const replies = await listRepliesAfter({
    ...of,
    after: conversation.seenSeq,
    limit: mostReplies,
  });
  const last = replies.at(-1);
  const chatbot = await findLiveChatbot({ deps, id: conversation.chatbotId });
  if (!last || !chatbot) return;
  const waitSeconds = await spendBudgets({ deps, workspaceId, to });
  if (waitSeconds > 0) {
    deps.log.warn({ workspaceId }, 'a reply is mailed later: too many were mailed already');
    const job = { name: mailReplyJob, data: { workspaceId, conversationId } };
    await deps.queue.enqueue({
      ...job,
      singletonKey: conversationId,
      startAfterSeconds: waitSeconds,
    });
    return;
  }
  const label = await findVisitorLabel({ deps, chatbot });
  const [replyTo] = await listRecipients({ deps, workspaceId, settings: chatbot.settings });
  const mail = {
    userId: null,
    to,
    template: 'human-reply',
    props: {
      chatbot: chatbot.settings.name,
      replies: replies.map(({ text }) => text),
      link: pageOf({ deps, chatbot, url: conversation.pageUrl }),
      replyTo,
      // A visitor knows the shop, not who runs its chat.
      sender: {
        name: label?.name ?? chatbot.settings.name,
        logoUrl: label?.logoUrl ? `${deps.env.http.publicUrl}${label.logoUrl}` : null,
        link: label?.domainText ? { text: label.domainText, url: label.domainUrl } : null,
      },
      ...(label && { senderName: label.senderName }),
      ...(conversation.visitor.language && { visitorLanguage: conversation.visitor.language }),
    },
  };
  await deps.database.orm.transaction(async (transaction) => {
    await queueMail({ deps, transaction, mail });
    const changes = { seenSeq: last.seq };
    const id = conversationId;
    await updateConversation({ connection: transaction, workspaceId, id, changes });
  });
}

/**
 * The address that the visitor left in this chat, or that the owner's server proved to be theirs. What a page or a
 * program merely claims would make us a way to mail anyone.
 */
async function findLeftAddress({
  deps,
  conversation,
}: {
  deps: Deps;
  conversation: ConversationRow;
}): Promise<string | null> {
  const { workspaceId, id: conversationId, visitor, isVerified, visitorId } = conversation;
  const email = emailField.safeParse(visitor.email);
  if (!email.success) return null;
  if (isVerified && visitorId.startsWith('user:')) return email.data;
  const of = { connection: deps.database.orm, workspaceId, conversationId };
  return (await hasLeftEmail({ ...of, email: email.data.toLowerCase() })) ? email.data : null;
}

/** Zero when the mail may go now, else the seconds until it may. */
async function spendBudgets({
  deps,
  workspaceId,
  to,
}: {
  deps: Deps;
  workspaceId: string;
  to: string;
}): Promise<number> {
  const uses = perWorkspace.map((limit) => ({ ...limit, caller: workspaceId }));
  const spent = [
    await spendMailBudget({ deps, to, budget: 'replies' }),
    ...(await consumeRateLimits({ deps, uses })),
  ];
  const refused = spent.filter(({ isAllowed }) => !isAllowed);
  return Math.max(0, ...refused.map(({ resetSeconds }) => resetSeconds));
}

/** Where the chat went on, if that is a page of the owner's: a visitor can claim any, and the shop's mail must not lead there. */
function pageOf({ deps, chatbot, url }: { deps: Deps; chatbot: LiveChatbot; url: string }): string {
  const { publicUrl } = deps.env.http;
  const chat = `${publicUrl}/chat/${chatbot.id}`;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return chat;
  const { href, origin } = new URL(url);
  const ownOrigin = new URL(publicUrl).origin;
  const domains = chatbot.settings.allowedDomains;
  const isOwn = origin === ownOrigin || domains.length > 0;
  return isOwn && isAllowedOrigin({ origin, ownOrigin, domains }) ? href : chat;
}
