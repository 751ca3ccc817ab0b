/** From the chatbot to a human and back. No visitor is ever left waiting in silence: every wait has an end that is told. */
import type { Deps } from '#server/deps.ts';
import type { Phrases } from '#server/engine/language/phrases.ts';
import { phrasesFor } from '#server/engine/language/phrases-by-language.ts';
import { findLiveChatbot, type LiveChatbot } from '#server/features/chatbots/index.ts';
import {
  addMessage,
  publishConversation,
  publishMessage,
} from '#server/features/conversations/add-message.ts';
import { announceHandoff } from '#server/features/conversations/announce-conversation.ts';
import { notifyOwner } from '#server/features/conversations/notify-owner.ts';
import {
  findConversation,
  listOverdueWaits,
  lockConversation,
} from '#server/features/conversations/queries.ts';
import type { ConversationState, HandoffMode } from '#shared/chat-events.ts';
import { AppError } from '#shared/errors.ts';
import { nameVisitor } from '#shared/visitor-alias.ts';
import { isOpen } from './opening-hours.ts';
import { announceWaiting } from './waiting-push.ts';

type Handoff = { mode: Exclude<HandoffMode, 'offer'>; text: string; state: ConversationState };

/**
 * A visitor asked for a human, or the answer isn't known and the owner chose not to offer help first. `asked` reaches a
 * human wherever one may be there; an unknown answer only where the owner chose so.
 */
export async function requestHandoff({
  deps,
  chatbot,
  conversationId,
  reason,
  question,
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  conversationId: string;
  reason: 'asked' | 'unknown';
  question: string;
}): Promise<Handoff> {
  const { workspaceId, settings } = chatbot;
  const now = deps.clock.now();
  const wantsHuman = reason === 'asked' || settings.fallback === 'human';
  const canWait = wantsHuman && isOpen({ ...settings, now });
  const mailTo = canWait ? await notifyOwner.prepare({ deps, chatbot }) : null;
  const done = await deps.database.orm.transaction(async (transaction) => {
    const conversation = await lockConversation({ transaction, workspaceId, id: conversationId });
    if (!conversation)
      throw new AppError('not_found', 'This conversation does not exist any more.');
    const { state } = conversation;
    if (state === 'human' || state === 'waiting') {
      return { conversation, message: null, mode: 'waiting' as const, text: '', state };
    }
    const { language } = conversation.visitor;
    const phrases = phrasesFor({ language, own: settings.wording });
    const text = canWait
      ? sayCalled({ phrases, minutes: settings.humanWaitMinutes })
      : wantsHuman
        ? phrases.teamClosed
        : phrases.leaveDetails;
    const waitUntil = new Date(now.getTime() + settings.humanWaitMinutes * 60_000);
    const next = canWait ? ('waiting' as const) : ('bot' as const);
    const message = await addMessage({
      deps,
      transaction,
      conversation,
      message: { role: 'system', text },
      changes: canWait
        ? { state: next, waitUntil, missedAt: null, unread: 1 }
        : { state: next, ...(wantsHuman && { missedAt: now }) },
    });
    const visitor = nameVisitor({ ...conversation, ...conversation.visitor });
    if (wantsHuman) {
      const asked = { question, visitor, isWaiting: canWait };
      await announceHandoff({ deps, transaction, chatbot, conversation, ...asked });
    }
    if (canWait) await announceWaiting({ deps, transaction, workspaceId, conversationId });
    if (mailTo) {
      const props = { question, visitor, pageUrl: conversation.pageUrl };
      await mailTo.queue({ transaction, template: 'handoff-waiting', conversationId, props });
    }
    return {
      conversation,
      message,
      mode: canWait ? ('waiting' as const) : ('contact' as const),
      text,
      state: next,
    };
  });
  if (done.message) await publishMessage({ deps, message: done.message });
  await publishConversation({
    deps,
    conversation: done.conversation,
    needsHuman: done.state === 'waiting',
  });
  return { mode: done.mode, text: done.text, state: done.state };
}

const sayCalled = ({ phrases, minutes }: { phrases: Phrases; minutes: number }): string =>
  minutes === 1 ? phrases.teamCalledMinute : phrases.teamCalled.replace('{minutes}', `${minutes}`);

/** Ends waits whose time is over: the visitor is told and given the contact form, the owner sees a missed handoff. */
export async function endOverdueWaits(deps: Deps): Promise<void> {
  const overdue = await listOverdueWaits({
    connection: deps.database.orm,
    now: deps.clock.now(),
    limit: 500,
  });
  for (const one of overdue) await endWait({ deps, ...one });
}

async function endWait({
  deps,
  ...of
}: {
  deps: Deps;
  workspaceId: string;
  id: string;
}): Promise<void> {
  const now = deps.clock.now();
  const found = await findConversation({ connection: deps.database.orm, ...of });
  const chatbot = found && (await findLiveChatbot({ deps, id: found.chatbotId }));
  const mailTo = chatbot && (await notifyOwner.prepare({ deps, chatbot }));
  const ended = await deps.database.orm.transaction(async (transaction) => {
    const conversation = await lockConversation({ transaction, ...of });
    // Someone joined in the meantime, or another instance was quicker.
    if (!conversation?.waitUntil || conversation.waitUntil > now) return null;
    const { language } = conversation.visitor;
    const own = chatbot?.settings.wording ?? {};
    const { teamStepped, teamMissed } = phrasesFor({ language, own });
    const text = conversation.state === 'human' ? teamStepped : teamMissed;
    const message = await addMessage({
      deps,
      transaction,
      conversation,
      message: { role: 'system', text },
      changes: { state: 'bot', waitUntil: null, missedAt: now },
    });
    const props = {
      question: conversation.lastText,
      visitor: nameVisitor({ ...conversation, ...conversation.visitor }),
      pageUrl: conversation.pageUrl,
    };
    // With the wait, or a crash in between would leave the owner untold.
    const told = { transaction, template: 'handoff-missed', conversationId: of.id, props };
    await mailTo?.queue(told);
    return { conversation, message };
  });
  if (!ended) return;
  await publishMessage({ deps, message: ended.message });
  await publishConversation({ deps, conversation: ended.conversation });
}
