/** Our own chatbot, which answers members from the manual. */
export { helpChatbotId } from './ask-help-chatbot.ts';
