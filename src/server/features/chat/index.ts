/** The public chat: questions of visitors and programs, and what answers them. */
export { actAsProgram, askAsProgram } from '#server/features/chat/answer/ask-as-program.ts';
export { type AskedSubject, askSubject } from '#server/features/chat/answer/ask-subject.ts';
export { CallNotAllowed, type ModelCache } from '#server/features/chat/answer/cached-model.ts';
export { chooseWriter, hasModel } from '#server/features/chat/answer/choose-writer.ts';
export { keepRecentChatbots } from '#server/features/chat/answer/recent-chatbots.ts';
export { collectAnswer } from '#server/features/chat/conversation/visitor-requests.ts';
export { listLatestSites } from './queries.ts';
