/** The fixed sentences of the built-in writer. A chatbot may have its own for some of them. */
export type Phrases = {
  greeting: string;
  howAreYou: string;
  thanks: string;
  goodbye: string;
  thanksGoodbye: string;
  /** Says that it is an automated assistant and not a person. */
  about: string;
  help: string;
  acknowledge: string;
  /** "Yes, please" when nothing was offered. */
  accept: string;
  praise: string;
  decline: string;
  human: string;
  frustrated: string;
  /** For a message without words. */
  unclear: string;
  /** Before an answer that may miss the question. */
  mayHelp: string;
  unknown: string;
  /** In place of `unknown` where a price is asked, before what the documents say about the thing. */
  noPrice: string;
  /** Follows `unknown` and comes before the names of what may be meant. */
  nearTopics: string;
  /** Follows `unknown` where the visitor can choose to ask the team. */
  offerPerson: string;
  /** Before a list of things that fit. */
  askBack: string;
  /** When only a part of several questions could be answered. */
  partlyUnknown: string;
  /** Around a person: offered, called (`{minutes}` is how long a reply may take), not there, not come, gone again. */
  teamOffer: string;
  teamCalledMinute: string;
  teamCalled: string;
  teamClosed: string;
  leaveDetails: string;
  teamMissed: string;
  teamStepped: string;
  /** Switched off or over its limit; an answer that failed; a conversation that has had more than enough quoted. */
  notAnswering: string;
  answerFailed: string;
  coveredMuch: string;
  /** Before a passage in another language than the visitor's, by the language of the passage; see `namedByOthers`. */
  inOtherLanguage: Readonly<Partial<Record<string, string>>>;
};
