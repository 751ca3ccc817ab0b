import type { z } from 'zod';
import type { RunActionResponse, runActionInput } from '#shared/contract/actions.ts';
import type {
  BookInput,
  BookingOffer,
  BookResponse,
  SlotsResponse,
  slotsQuery,
} from '#shared/contract/booking.ts';
import type {
  ChatHistory,
  feedbackInput,
  HandoffResponse,
  handoffInput,
  LeadResponse,
  leadInput,
  sendMessageInput,
} from '#shared/contract/chat.ts';

/** What the widget does in a conversation. A visitor's is stored; an owner's preview leaves no trace. */
export type WidgetConversation = {
  ask(input: z.infer<typeof sendMessageInput>): Promise<Response>;
  getHistory(): Promise<ChatHistory>;
  /** Everything new from the message `after` on; not a number: from now on. */
  follow(options: { after: number }): Promise<Response>;
  giveFeedback(input: z.infer<typeof feedbackInput>): Promise<void>;
  callHuman(input: z.infer<typeof handoffInput>): Promise<HandoffResponse>;
  leaveDetails(input: z.infer<typeof leadInput>): Promise<LeadResponse>;
  runAction(options: {
    actionId: string;
    input: z.infer<typeof runActionInput>;
  }): Promise<RunActionResponse>;
  /** What can be booked. */
  showBooking(options: { language: string }): Promise<BookingOffer>;
  listFreeTimes(query: z.infer<typeof slotsQuery>): Promise<SlotsResponse>;
  book(input: BookInput): Promise<BookResponse>;
  exportAll(): Promise<Record<string, unknown>>;
  deleteAll(): Promise<void>;
};
