import { phrasesByLanguage } from '#server/engine/language/phrases-by-language.ts';
import { en } from '#shared/chat-texts/en.ts';
import { enForms } from '#shared/chat-texts/en-forms.ts';
import { translations } from '#shared/chat-texts/translations.ts';
import {
  type ServerTextName,
  serverTextNames,
  type WindowTextName,
  type WordingDefaults,
} from '#shared/contract/wording.ts';
import type { VisitorLanguage } from '#shared/visitor-languages.ts';

/** What the chatbot says in a language where its owner has no words of their own. */
export function describeDefaultWording(language: VisitorLanguage): WordingDefaults {
  const translation = language === 'en' ? null : translations[language];
  const shown = translation ?? { ...en, ...enForms };
  const ofWindow: Record<WindowTextName, string> = {
    askTeamButton: shown.askTeam,
    leaveDetailsButton: shown.leaveMyDetails,
    joinQuestion: shown.teamQuestion,
    waitingStatus: shown.statusLines.waiting,
    teamStatus: shown.statusLines.human,
    contactConsent: shown.consentLine,
    sendDetailsButton: shown.sendDetails,
    detailsThanks: shown.detailsReceived,
  };
  const phrases = phrasesByLanguage[language];
  const said = Object.fromEntries(serverTextNames.map((name) => [name, phrases[name]]));
  return {
    texts: { ...(said as Record<ServerTextName, string>), ...ofWindow },
    settings: translation?.defaultSettings ?? {},
  };
}
