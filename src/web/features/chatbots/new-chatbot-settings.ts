import { type ChatbotSettings, chatbotDefaults } from '#shared/contract/chatbots.ts';
import type { WebsitePreview } from '#shared/contract/websites.ts';
import { findIndustry, type IndustryId } from '#shared/industries.ts';
import { industryStarters } from '#shared/industry-starters.ts';
import { contrastRatio } from './contrast.ts';

/** What the form of a new chatbot starts with: a trade's own texts and colors, or the plain defaults. */
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

/** The same for a chatbot of a website: what the website says of itself takes the place of the trade's texts. */
export function proposeSettings({
  industryId,
  preview: { profile, answers },
}: {
  industryId: IndustryId | null;
  preview: Pick<WebsitePreview, 'profile' | 'answers'>;
}): ChatbotSettings {
  const start = newChatbotSettings(industryId);
  if (!profile) return start;
  const { name, description, greeting, color } = profile;
  const questions = answers.map(({ question }) => question);
  return {
    ...start,
    name: `${name.slice(0, longestName)} assistant`,
    description: description || start.description,
    greeting,
    ...(questions.length > 0 && { suggestedQuestions: questions }),
    ...(color && isSeen(color) && { primaryColor: color, secondaryColor: lighten(color) }),
  };
}

const longestName = 60;
/** White and almost white are the color of many websites' address bar, but no one would find a button in it. */
const isSeen = (color: string): boolean => contrastRatio(color, '#FFFFFF') >= 1.25;

/** A hint of the color on white. */
function lighten(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(255 - (255 - part) * 0.08));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
