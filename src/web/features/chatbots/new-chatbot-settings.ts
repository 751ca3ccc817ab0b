import { type ChatbotSettings, chatbotDefaults } from '#shared/contract/chatbots.ts';
import { findIndustry, type IndustryId } from '#shared/industries.ts';
import { industryStarters } from '#shared/industry-starters.ts';

/** What the form of a new chatbot starts with: a trade's own texts and colours, or the plain defaults. */
export function newChatbotSettings(industryId: IndustryId | null): ChatbotSettings {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone || chatbotDefaults.timeZone;
  if (!industryId) return { ...chatbotDefaults, timeZone };
  const starter = industryStarters[industryId];
  return {
    ...chatbotDefaults,
    ...starter,
    suggestedQuestions: [...starter.suggestedQuestions],
    // "Restaurants" are many, the assistant is of one of them.
    name: `${findIndustry(industryId)?.examples[0].replace(/s$/, '') ?? 'My'} assistant`,
    industry: industryId,
    timeZone,
  };
}
