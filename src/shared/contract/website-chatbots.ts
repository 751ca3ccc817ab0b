/** Apart from websites.ts, so that screens about websites don't load the rules for chatbots. */
import { z } from 'zod';
import { createChatbotInput } from '#shared/contract/chatbots.ts';

/** A chatbot that answers from all pages of a website. */
export const createWebsiteChatbotInput = z.object({
  settings: createChatbotInput,
  /** Its picture is the website's logo. */
  usesLogo: z.boolean(),
});
export type CreateWebsiteChatbotInput = z.infer<typeof createWebsiteChatbotInput>;
