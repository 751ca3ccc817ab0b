/** Conversations: kept as they happen, seen by both sides, handed to a human when asked. */

export { isOpen } from '#server/features/conversations/handoff/opening-hours.ts';
export { requestHandoff } from '#server/features/conversations/handoff/request-handoff.ts';
export { isBlocked } from '#server/features/conversations/inbox/block-queries.ts';
export { listWaiting } from '#server/features/conversations/inbox/inbox-queries.ts';
export {
  getConversation,
  getThread,
  listConversations,
  removeConversation,
} from '#server/features/conversations/inbox/manage-inbox.ts';
export { reply } from '#server/features/conversations/inbox/reply.ts';
export {
  enterConversation,
  type Visitor,
} from '#server/features/conversations/visitor/enter-conversation.ts';
export { listTurns } from '#server/features/conversations/visitor/exchange-queries.ts';
export { fillVisitor } from '#server/features/conversations/visitor/fill-visitor.ts';
export { rateAnswer } from '#server/features/conversations/visitor/rate-answer.ts';
export { receiveQuestion } from '#server/features/conversations/visitor/receive-question.ts';
export { listForVisitor } from '#server/features/conversations/visitor/show-messages.ts';
export {
  clearBrokenAnswers,
  type StoredAnswer,
  storeAnswer,
} from '#server/features/conversations/visitor/store-answer.ts';
export { addSystemLine, publishConversation, publishMessage } from './add-message.ts';
export { describePlace } from './announce-conversation.ts';
export { findProvenance } from './find-provenance.ts';
export { listRecipients, notifyOwner } from './notify-owner.ts';
export {
  type ConversationRow,
  deleteConversation,
  findConversation,
  findLatestOfVisitor,
  listMessages,
  type MessageRow,
} from './queries.ts';
