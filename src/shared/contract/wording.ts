/** An owner's own words for what a chatbot says on its own behalf, by language. What isn't there is said in ours. */
import { z } from 'zod';

export const wordingLimits = {
  sentence: 500,
  /** Buttons, labels and the line in the empty message box. */
  line: 100,
  /** Of all languages together, because every question reads them. */
  all: 60_000,
};

const tooLong = (max: number) => `Please use at most ${max} characters`;
const plain = (max: number) =>
  z
    .string({ error: 'Please write plain text' })
    .trim()
    .max(max, tooLong(max))
    .refine((value) => !value.includes('\0'), 'Please write plain text');

const inBraces = /\{\w*\}/g;
const sentence = plain(wordingLimits.sentence).refine(
  (value) => !value.match(inBraces),
  'Please remove what is in braces. Nothing is filled in here.',
);
const line = sentence
  .max(wordingLimits.line, tooLong(wordingLimits.line))
  .regex(/^[^\p{Cc}]*$/u, 'Please use a single line of text');
const sentenceWithMinutes = plain(wordingLimits.sentence).refine(
  (value) => value === '' || value.match(inBraces)?.join() === '{minutes}',
  'Please keep {minutes} once, and nothing else in braces. The number of minutes is filled in there.',
);

/** Texts that the server says, named as its own. That it's a program and no person can't be reworded. */
const serverTexts = {
  unknown: sentence,
  offerPerson: sentence,
  mayHelp: sentence,
  partlyUnknown: sentence,
  notAnswering: sentence,
  answerFailed: sentence,
  coveredMuch: sentence,
  human: sentence,
  teamCalled: sentenceWithMinutes,
  teamCalledMinute: sentence,
  teamClosed: sentence,
  leaveDetails: sentence,
  teamMissed: sentence,
  teamStepped: sentence,
  greeting: sentence,
  howAreYou: sentence,
  thanks: sentence,
  goodbye: sentence,
  thanksGoodbye: sentence,
  help: sentence,
  acknowledge: sentence,
  accept: sentence,
  praise: sentence,
  decline: sentence,
  frustrated: sentence,
  unclear: sentence,
};

/** Texts of the chat window. The widget's build shortens its own names, so none of these may be one of them. */
const windowTexts = {
  askTeamButton: line,
  leaveDetailsButton: line,
  joinQuestion: sentence,
  waitingStatus: line,
  teamStatus: line,
  contactConsent: sentence,
  sendDetailsButton: line,
  detailsThanks: sentence,
};

/** Settings in another language than the one they're written in. */
const settingTexts = { welcome: sentence, inputHint: line };

const wordingTexts = { ...settingTexts, ...serverTexts, ...windowTexts };

export type ServerTextName = keyof typeof serverTexts;
export type WindowTextName = keyof typeof windowTexts;
export type WordingName = keyof typeof wordingTexts;
export const serverTextNames = Object.keys(serverTexts) as ServerTextName[];
export const windowTextNames = Object.keys(windowTexts) as WindowTextName[];

/** What an owner wrote in one language. */
export type OwnWording = Partial<Record<WordingName, string>> & {
  /** By the key of the contact field. */
  contactLabels?: Record<string, string>;
};
/** By the code of a language. Which ones there are, the server knows. */
export type Wording = Record<string, OwnWording>;

export const notAvailable = 'This language is not available';
const languageCode = z
  .string({ error: notAvailable })
  .regex(/^[a-z]{2,3}$/, { error: notAvailable });

const ofLanguage = z.strictObject(
  {
    ...z.object(wordingTexts).partial().shape,
    contactLabels: z
      .record(z.string().regex(/^[a-z][a-z0-9_]{0,29}$/), line, {
        error: ({ code }) =>
          code === 'invalid_key' ? 'There is no such contact field' : undefined,
      })
      .optional(),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? 'There is no such text' : undefined) },
);

export const wording = z
  .record(languageCode, ofLanguage, {
    error: ({ code }) => (code === 'invalid_key' ? notAvailable : undefined),
  })
  .transform(withoutEmpty)
  .refine(
    (all) => JSON.stringify(all).length <= wordingLimits.all,
    'Your texts are too long together. Please use at most 60,000 characters in all languages.',
  );

/** An empty text is none, so that a cleared field says our words again. */
export function withoutEmpty(all: Wording): Wording {
  const languages = Object.entries(all).map(([language, { contactLabels, ...texts }]) => {
    const labels = filled(contactLabels ?? {});
    const hasLabels = Object.keys(labels).length > 0;
    return [language, { ...filled(texts), ...(hasLabels && { contactLabels: labels }) }] as const;
  });
  return Object.fromEntries(languages.filter(([, own]) => Object.keys(own).length > 0));
}

const filled = <Texts extends Record<string, string | undefined>>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as Texts;

export const wordingLanguage = z.object({ language: languageCode });
/** Our own texts in a language, shown where an owner has none. */
export type WordingDefaults = {
  texts: Record<Exclude<WordingName, keyof typeof settingTexts>, string>;
  /** Default settings in this language, by their English words. */
  settings: Record<string, string>;
  /** The codes of all languages that visitors are spoken to in. */
  languages: string[];
};
