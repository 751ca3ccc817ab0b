/** Letters that point to a language, and how much. */
export type LanguageSigns = readonly (readonly [letters: RegExp, weight: number])[];

/** How the words of a language are formed and its questions are built. Words and patterns are folded. */
export type Grammar = {
  /** Nouns are written together: "Winterrabatt". Compounds are taken apart. */
  joinsNouns?: true;
  /** Articles are joined with an apostrophe: "l'addition" is two words. */
  elides?: true;
  /** A verb alone may ask: "¿Trabajáis con …?" */
  asksByVerb?: true;
  /** A label keeps its capital inside a sentence. */
  keepsCapitals?: true;
  /** They weigh less than words: "crème brûlée" is on English menus. */
  signs?: LanguageSigns;
  forms: WordForms;
  /** Words that would pass for another word of the lists without their ending. */
  keptWhole: string;
  /** By which words sound alike, in this order. Capitals stand for long vowels and sounds of two letters. */
  sounds: readonly (readonly [RegExp, string])[];
  /** That a word may have beside its listed form; usual ones where a language names none. */
  endings?: readonly string[];
  /** What makes a word small or dear, and what may have stood in its place. */
  diminutives?: readonly (readonly [RegExp, readonly string[]])[];
  /** Verbs with a pronoun at their end: "recogerlo", "farmi". */
  verbsWithPronoun?: RegExp;
  /** An infinitive with its object behind it: "pulir la mesa". */
  verbsBeforeObject?: RegExp;
  askedThing?: AskedThing;
  /** How questions that want a yes or no begin. */
  yesNoStart: RegExp;
  /** Before a part that the question isn't about: "… when I bring the kids". */
  reasons: RegExp;
  /** Sentences that only say where the answer is or what it depends on. */
  referring: RegExp;
};

/**
 * Endings, separated by spaces. Those of nouns may name what stands in their place: "ies>y", and `=` drops a doubled letter,
 * `+` lengthens a vowel, `~` counts after a hissing sound only, `4` after four letters.
 */
type WordForms = {
  /** Of a word in a text, against dictionary forms. */
  nouns: string;
  /** Of a listed word, for lists that hold a plural. */
  listedNouns: string;
  infinitives: string;
  verbs: string;
};

/** How a language asks whether there is something: "do you have a pool for dogs". */
export type AskedThing = {
  /** How such a question begins, up to the thing. */
  opening: RegExp;
  /** Verbs that say nothing about what is asked, separated by spaces. */
  light: string;
  /** What follows is about when, where or for whom. */
  ends: string;
};
