/** A visitor asks for free times, sends the form of an appointment, or presses the button on its card. */
import { createHash, randomUUID } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { bookAppointment, findFreeStaff } from '#server/features/booking/index.ts';
import type { LiveChatbot } from '#server/features/chatbots/index.ts';
import { findConversation } from '#server/features/conversations/index.ts';
import { spendMailBudget } from '#server/features/mail/index.ts';
import { consumeRateLimits } from '#server/http/rate-limit.ts';
import { readSignedToken, signToken } from '#server/http/signed-token.ts';
import type { BookInput, BookResponse } from '#shared/contract/booking.ts';
import { AppError } from '#shared/errors.ts';

const kind = { prefix: 'k1', keyName: 'askwell appointment confirmations v1', maxLength: 1_000 };
const minutesToConfirm = 30;
/** For whom, what exactly, under which key, and until when. */
type Confirmation = [conversationId: string, digest: string, key: string, expiresAt: number];

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
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const of = { deps, conversationId, digest };
  const requestKey = readKey({ ...of, token: confirmation });
  if (!requestKey) {
    const free = await findFreeStaff({ deps, chatbot, input });
    return free.length > 0 ? { state: 'confirm', confirmation: confirm(of) } : { state: 'taken' };
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

type Confirmed = { deps: Deps; conversationId: string; digest: string };

function confirm({ deps, conversationId, digest }: Confirmed): string {
  const expiresAt = deps.clock.now().getTime() + minutesToConfirm * 60_000;
  const value: Confirmation = [conversationId, digest, randomUUID(), expiresAt];
  return signToken({ deps, kind, value });
}

/** Null unless this visitor was shown a card for exactly this. */
function readKey({
  deps,
  conversationId,
  digest,
  token,
}: Confirmed & { token: string | undefined }): string | null {
  const value = token ? readSignedToken<Confirmation>({ deps, kind, token }) : null;
  if (!value) return null;
  const [ofConversation, ofDigest, key, expiresAt] = value;
  const isOurs = ofConversation === conversationId && ofDigest === digest;
  return isOurs && expiresAt > deps.clock.now().getTime() ? key : null;
}
