import type { Operation } from './operation.ts';
import { analyticsOperations } from './resources/analytics.ts';
import { answerTestOperations } from './resources/answer-tests.ts';
import { answerOperations } from './resources/answers.ts';
import { chatOperations } from './resources/chat.ts';
import { chatbotOperations } from './resources/chatbots.ts';
import { conversationOperations } from './resources/conversations.ts';
import { documentOperations } from './resources/documents.ts';
import { leadOperations } from './resources/leads.ts';
import { sourceOperations } from './resources/sources.ts';
import { versionOperations } from './resources/versions.ts';

/** Everything the API can do, in the order the reference shows it. */
export const operations: readonly Operation[] = [
  ...chatbotOperations,
  ...documentOperations,
  ...sourceOperations,
  ...answerOperations,
  ...answerTestOperations,
  ...versionOperations,
  ...chatOperations,
  ...conversationOperations,
  ...leadOperations,
  ...analyticsOperations,
];
