/** A visitor comes into their conversation: the one their token names, or a new one. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { announceStart } from '#server/features/conversations/announce-conversation.ts';
import {
  type ConversationRow,
  createConversation,
  lockConversation,
  updateConversation,
} from '#server/features/conversations/queries.ts';
import type { VisitorDetails } from '#shared/contract/chat.ts';
import { AppError } from '#shared/errors.ts';

export type Visitor = {
  visitorId: string;
  /** From the token; null where a conversation is yet to begin. */
  conversationId: string | null;
  isVerified: boolean;
  details: VisitorDetails & { phone?: string; language?: string };
  /** Of their page or browser: what they are spoken to in until they write. */
  language?: string | undefined;
  addressKey: string;
  /** Ticked the box, or didn't; left out for programs, which ask their people themselves. */
  hasConsented?: boolean;
};
export type Page = { page: string; referrer: string };

type Entry = {
  deps: Deps;
  transaction: Transaction;
  chatbot: LiveChatbot;
  visitor: Visitor;
  page: Page;
};

/** The visitor's conversation, locked; a new one where there is none, a closed one opened again. */
export async function enterConversation(input: Entry): Promise<ConversationRow> {
  const { transaction, chatbot, visitor, page } = input;
  const { workspaceId } = chatbot;
  const id = visitor.conversationId;
  const known = id ? await lockConversation({ transaction, workspaceId, id }) : null;
  if (known?.chatbotId !== chatbot.id) return beginConversation(input);
  const changes = {
    visitor: { ...known.visitor, ...visitor.details, ...keepProven({ known, visitor }) },
    ...(visitor.isVerified && { visitorId: visitor.visitorId, isVerified: true }),
    ...(page.page && { pageUrl: page.page }),
    ...(page.referrer && { referrer: page.referrer }),
    ...(known.state === 'closed' && { state: 'bot' as const, closedAt: null }),
    addressKey: visitor.addressKey,
  };
  await updateConversation({ connection: transaction, workspaceId, id: known.id, changes });
  return { ...known, ...changes };
}

/** An address that was proven once is not replaced by one that is only claimed. */
const keepProven = ({ known, visitor }: { known: ConversationRow; visitor: Visitor }) =>
  known.isVerified && !visitor.isVerified && known.visitor.email
    ? { email: known.visitor.email }
    : {};

export async function beginConversation({
  deps,
  transaction,
  chatbot,
  visitor,
  page,
}: Entry): Promise<ConversationRow> {
  const now = deps.clock.now();
  const { requiresConsent, privacyNotice } = chatbot.settings;
  if (requiresConsent && visitor.hasConsented === false) {
    throw new AppError('forbidden', 'Please agree to the privacy notice first.');
  }
  const agreed = { at: now.toISOString(), text: privacyNotice || 'standard text' };
  const conversation = await createConversation({
    transaction,
    conversation: {
      workspaceId: chatbot.workspaceId,
      chatbotId: chatbot.id,
      visitorId: visitor.visitorId,
      isVerified: visitor.isVerified,
      visitor: { ...(visitor.language && { language: visitor.language }), ...visitor.details },
      state: 'bot',
      pageUrl: page.page,
      referrer: page.referrer,
      addressKey: visitor.addressKey,
      consent: requiresConsent && visitor.hasConsented ? agreed : null,
      lastMessageAt: now,
      createdAt: now,
    },
  });
  await announceStart({ deps, transaction, chatbot, conversation, startedAt: now });
  return conversation;
}
