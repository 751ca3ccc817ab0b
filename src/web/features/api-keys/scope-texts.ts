import type { ApiScope } from '#shared/contract/api-keys.ts';

/** What a permission is called, and what it allows. */
export const scopeTexts: Record<ApiScope, { name: string; text: string }> = {
  read: { name: 'Read', text: 'see chatbots, documents, conversations, leads and analytics' },
  write: { name: 'Write', text: 'create, change and delete them, and reply to visitors' },
  chat: { name: 'Chat', text: 'ask chatbots; each question counts as a message' },
};
