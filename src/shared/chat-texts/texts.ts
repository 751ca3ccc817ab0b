/**
 * What the widget says on its own behalf, in one language. Every catalog has one of these types, so the type checker
 * names what is missing. The build shortens the keys of the first level: none may be a name that the server, the browser
 * or a page knows.
 */
import type { ConversationState } from '#shared/chat-events.ts';
import type { ErrorCode } from '#shared/errors.ts';

export type ChatTexts = {
  /** Tells screen readers how to pronounce it. */
  languageCode: string;
  /** Of the whole panel; each message has its own. */
  textDirection: 'ltr' | 'rtl';
  statusLines: Record<ConversationState, string>;
  /** The first line of every chat: people must know that no one but a program answers. */
  aiNotice: string;
  privacyLink: string;
  talkToHuman: string;
  moreButton: string;
  closeButton: string;
  leaveMyDetails: string;
  askTeam: string;
  messageLog: string;
  messageField: string;
  typingLine(name: string): string;
  sendButton: string;
  sendingNote: string;
  tryAgain: string;
  sourceLabel: string;
  pageNote: string;
  rowNote: string;
  helpfulButton: string;
  unhelpfulButton: string;
  copyButton: string;
  copiedNote: string;
  noConnection: string;
  offlineNotice: string;
  somethingFailed: string;
  answerInterrupted: string;
  notSentYet: string;
};

/** Apart, because the forms are a file of their own, which has them in English. */
export type FormTexts = {
  whatWasWrong: string;
  thanksNote: string;
  detailsReceived: string;
  chatDeleted: string;
  soundOn: string;
  soundOff: string;
  deleteMyChat: string;
  deleteQuestion: string;
  deleteButton: string;
  keepButton: string;
  teamQuestion: string;
  notNow: string;
  optionalNote: string;
  detailsForm: string;
  consentLine: string;
  /** Where the owner asks for it before the first message. */
  chatConsent: string;
  startChat: string;
  downloadMyChat: string;
  sendDetails: string;
};

/** What forms of actions say; their file has it in English. */
export type ActionTexts = {
  lookUp: string;
  next: string;
  checkFirst: string;
  confirm: string;
  change: string;
  notFound: string;
  failed: string;
  unclear: string;
};

/** English shows the server's own sentences and the default settings as they are; other languages replace them. */
type ReplacedTexts = {
  emailProblem: string;
  fieldProblem: string;
  /** What a visitor can be refused for; for other codes it's `somethingFailed`. */
  refusals: Record<VisitorRefusal, string>;
  /** Default settings that an owner left as they were. What an owner wrote is never replaced. */
  defaultSettings: Record<DefaultSetting, string>;
};

type VisitorRefusal = Extract<
  ErrorCode,
  'invalid_input' | 'forbidden' | 'not_found' | 'too_many_requests'
>;

type DefaultSetting =
  | 'Hi! How can I help you today?'
  | 'Type your question'
  | 'Your name'
  | 'Your email'
  | 'Your message';

/** A language that is loaded when it's needed. */
export type Translation = ChatTexts & FormTexts & ReplacedTexts & { actionForms: ActionTexts };

/** What an owner may say in other words, and our default settings by their English words. */
export type RewordableTexts = Pick<
  Translation,
  | 'askTeam'
  | 'leaveMyDetails'
  | 'teamQuestion'
  | 'statusLines'
  | 'consentLine'
  | 'sendDetails'
  | 'detailsReceived'
> & { defaultSettings: Readonly<Record<string, string>> };

/** The texts of an open chat: English has only what its file needs. */
export type Texts = ChatTexts &
  Partial<Omit<Translation, keyof ChatTexts | Lists> & Record<Lists, Record<string, string>>>;

/** Looked up with whatever the server sent. */
type Lists = 'refusals' | 'defaultSettings';
