/**
 * What a piece of a message does in a conversation when it carries no content.
 * `filler` only counts beside another courtesy: "mate", "for your help", "again".
 */
export const courtesyRoles = [
  'greeting',
  'howAreYou',
  'thanks',
  'goodbye',
  'acknowledge',
  'accept',
  'decline',
  'praise',
  'about',
  'help',
  'human',
  'frustrated',
  'leadIn',
  'apology',
  'wellWish',
  'please',
  'signOff',
  'filler',
] as const;

export type CourtesyRole = (typeof courtesyRoles)[number];

/**
 * How one language talks around a question. Wordings are patterns: `(a|b)` is one of, `[a|b]` is optional, both can be
 * nested; `*` is any word, but not the first. Case, accents and apostrophes don't matter.
 */
export type TalkWords = {
  /** Function words and everyday words of shop questions, separated by spaces: evidence for the language. */
  evidence: string;
  /** Contractions and chat spellings, spelled out: "youre" is "you are". Keys have no apostrophes and no accents. */
  shorthand: Readonly<Record<string, string>>;
  /** Hasty, dialect and misheard spellings of everyday words, with what is meant. The question is read as if it said that. */
  spellings: Readonly<Record<string, string>>;
  courtesies: Readonly<Record<CourtesyRole, readonly string[]>>;
  /** Greetings that are dropped whatever follows; others only before punctuation or the start of a question. */
  bareGreetings: readonly string[];
  /** Words for the whole team, as in "Hello dear team of the shop,". */
  addressed: readonly string[];
  /** "a human", "a real person": a wish for them is clear even when it says what about. */
  persons: readonly string[];
  /** Verbs of reaching a person: talk, speak, connect. */
  reach: readonly string[];
  /** "about": what follows a wish to talk to someone and makes it a question with content. */
  about: readonly string[];
  questions: QuestionWords;
};

export type QuestionWords = {
  /** "what", "how much", "until when". */
  asking: readonly string[];
  /** Beginnings of a question without such a word: "do you", "is the". */
  yesNo: readonly string[];
  /** Verbs that make a question of a sentence they start, whatever follows: "is breakfast included". */
  opening: readonly string[];
  /** Finite verbs that follow an asking word directly or soon in a direct question. */
  verbs: readonly string[];
  /** Words that come before the verb in an indirect question: "what *they* cost". Empty where the order is the same. */
  subjects: readonly string[];
  /** "and", "und also". */
  joiners: readonly string[];
  /** Words that refer to something said before. */
  pointers: readonly string[];
  /** Pointers that are articles too, so they only count without a noun behind them. */
  articlePointers: readonly string[];
  /** Behind these another choice or a condition begins: "or", "if". */
  choices: readonly string[];
  /** Words that may follow such a pointer: "gibts die *auch* klein?" */
  particles: readonly string[];
  /** Verbs that need a thing said before when nothing else is said: "and how long does *it* last?" without "it". */
  thingVerbs: readonly string[];
  /** Uses of a pointer that refer to nothing: "is there", "gibt es". */
  impersonal: readonly string[];
  /** "if", "whether" in an indirect question. */
  whether: readonly string[];
  /** How an indirect yes-or-no question becomes a direct one. */
  direct: 'invert' | 'verb-first' | 'drop' | 'keep';
  /** Words after which a closing "please" or "thank you" belongs to the question: "cards that say thank you". */
  mention: readonly string[];
};
