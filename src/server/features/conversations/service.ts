/** Conversations: kept as they happen, seen by both sides, handed to a human when asked. What other features may ask of them. */
export { publishConversation } from './add-message.ts';
export { describeVisitor, handoffWords, requestHandoff } from './handoff.ts';
export { listRecipients, notifyOwner } from './notify-owner.ts';
export { isOpen } from './opening-hours.ts';
export {
  type ConversationRow,
  deleteConversation,
  findConversation,
  findLatestOfVisitor,
  isBlocked,
  listMessages,
  type MessageRow,
  updateConversation,
} from './queries.ts';
export {
  clearBrokenAnswers,
  describeMessage,
  enterConversation,
  listForVisitor,
  receiveQuestion,
  type StoredAnswer,
  saveFeedback,
  storeAnswer,
  type Visitor,
} from './visitor-side.ts';
