/** Chatbots and their settings. */
export { findLiveChatbot, type LiveChatbot } from './live-chatbot.ts';
export {
  assertOwnChatbots,
  assertWritable,
  bumpKnowledge,
  createChatbot,
  deleteChatbot,
  findChatbotAvatar,
  getChatbot,
  listChatbots,
  updateChatbot,
} from './manage-chatbots.ts';
export { checkConflictsJob, checkDraftsJob, queueDraftCheck } from './queue-draft-check.ts';
export { findIdentitySecret, findModelKey } from './sealed-secrets.ts';
