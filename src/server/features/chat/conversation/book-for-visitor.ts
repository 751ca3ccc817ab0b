/** A visitor asks for free times, sends the form of an appointment, or presses the button on its card. */
import type { Deps } from '#server/deps.ts';
import { bookAppointment, findFreeStaff } from '#server/features/booking/index.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { findConversation } from '#server/features/conversations/index.ts';
import { spendMailBudget } from '#server/features/mail/index.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import type { BookInput, BookResponse } from '#shared/contract/booking.ts';
import { AppError } from '#shared/errors.ts';
import { createConfirmation, readConfirmation } from './confirmation.ts';

const day = 86_400;
/** Someone books for themselves and perhaps the family; more would fill up a calendar. */
const perVisitor = { name: 'booking-visitor', requests: 6, windowSeconds: day };
const perChatbot = { name: 'booking-chatbot', requests: 500, windowSeconds: day };

export async function bookForVisitor({
  deps,
  chatbot,
  visitor: { conversationId, visitorId },
  input: { confirmation, page: _, ...input },
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  visitor: { conversationId: string; visitorId: string };
  input: BookInput;
}): Promise<BookResponse> {
  const { workspaceId } = chatbot;
  const connection = deps.database.orm;
  const conversation = await findConversation({ connection, workspaceId, id: conversationId });
  if (conversation?.chatbotId !== chatbot.id) {
    throw new AppError('not_found', 'This conversation does not exist any more.');
  }
  const card = { deps, kind: 'appointment', conversationId, content: input } as const;
  const requestKey = readConfirmation({ ...card, token: confirmation });
  if (!requestKey) {
    const free = await findFreeStaff({ deps, chatbot, input });
    if (free.length === 0) return { state: 'taken' };
    return { state: 'confirm', confirmation: createConfirmation(card) };
  }
  await limitBookings({ deps, chatbot, visitorId, email: input.email });
  return bookAppointment({ deps, chatbot, conversation, input, requestKey });
}

async function limitBookings({
  deps,
  chatbot,
  visitorId,
  email,
}: {
  deps: Deps;
  chatbot: LiveChatbot;
  visitorId: string;
  email: string;
}): Promise<void> {
  const uses = [
    { ...perVisitor, caller: `${chatbot.id} ${visitorId}` },
    { ...perChatbot, caller: chatbot.id },
  ];
  const spent = [
    ...(await consumeRateLimits({ deps, uses })),
    // Every appointment is mailed, so an address can't be used to flood someone.
    await spendMailBudget({ deps, to: email, budget: 'bookings' }),
  ];
  const refusal = spent.find(({ isAllowed }) => !isAllowed);
  if (!refusal) return;
  throw new AppError('too_many_requests', 'Too many attempts. Please try again later.', {
    retryAfterSeconds: refusal.resetSeconds,
  });
}
