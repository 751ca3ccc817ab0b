import { textsOfEach } from '#server/engine/language/languages.ts';
import {
  notAvailable,
  type ServerTextName,
  serverTextNames,
  type WindowTextName,
  type Wording,
  type WordingDefaults,
} from '#shared/contract/wording.ts';
import { AppError } from '#shared/errors.ts';

const textsByLanguage = new Map(
  Object.entries(textsOfEach(({ phrases, chatTexts }) => ({ phrases, chatTexts }))),
);

/** What the chatbot says in a language where its owner has no words of their own. */
export function describeDefaultWording(language: string): WordingDefaults {
  const texts = textsByLanguage.get(language);
  if (!texts) throw notSpoken(['language']);
  const { phrases, chatTexts: shown } = texts;
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
  const said = Object.fromEntries(serverTextNames.map((name) => [name, phrases[name]]));
  return {
    texts: { ...(said as Record<ServerTextName, string>), ...ofWindow },
    settings: shown.defaultSettings,
    languages: [...textsByLanguage.keys()],
  };
}

/** An owner's words in a language that the chatbot doesn't speak would never be said. */
export function assertSpoken(wording: Wording = {}): void {
  const unknown = Object.keys(wording).filter((language) => !textsByLanguage.has(language));
  if (unknown.length > 0) throw notSpoken(unknown.map((language) => `wording.${language}`));
}

const notSpoken = (fields: readonly string[]): AppError =>
  new AppError('invalid_input', 'Some of what was sent is missing or not valid.', {
    fields: Object.fromEntries(fields.map((field) => [field, notAvailable])),
  });
