/** Conversations: kept as they happen, seen by both sides, handed to a human when asked. */
export { addSystemLine, publishConversation, publishMessage } from './add-message.ts';
export { describePlace } from './announce-conversation.ts';
export { isBlocked } from './block-queries.ts';
export { enterConversation, type Visitor } from './enter-conversation.ts';
export { listTurns } from './exchange-queries.ts';
export { findProvenance } from './find-provenance.ts';
export { requestHandoff } from './handoff.ts';
export { reply } from './human-side.ts';
export { getConversation, getThread, listConversations, removeConversation } from './inbox.ts';
export { listWaiting } from './inbox-queries.ts';
export { listRecipients, notifyOwner } from './notify-owner.ts';
export { isOpen } from './opening-hours.ts';
export {
  type ConversationRow,
  deleteConversation,
  findConversation,
  findLatestOfVisitor,
  listMessages,
  type MessageRow,
} from './queries.ts';
export { receiveQuestion } from './receive-question.ts';
export {
  clearBrokenAnswers,
  listForVisitor,
  type StoredAnswer,
  saveFeedback,
  storeAnswer,
} from './visitor-side.ts';
