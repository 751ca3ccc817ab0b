/** Numbers, months and measures as one language writes them, lower case and without accents or hyphens. */
export type NumberWords = {
  /** "twenty five" → 25, up to 999; thousands are put together from these. */
  values: ReadonlyMap<string, number>;
  thousand: readonly string[];
  /** "half" → 0.5, "dozen" → 12: taken alone or after a number ("three quarters"). */
  fractions: ReadonlyMap<string, number>;
  dozen: readonly string[];
  ordinals: ReadonlyMap<string, number>;
  /** Twelve lists: full names and abbreviations. */
  months: readonly (readonly string[])[];
  /** Monday first. */
  weekdays: readonly (readonly string[])[];
  units: Readonly<Record<string, readonly string[]>>;
  noon: readonly string[];
  midnight: readonly string[];
  /** Words that tell the language apart. */
  common: readonly string[];
  /** Words that turn a statement around. */
  negations: readonly string[];
  /** "closed" → "open": a word that says the opposite of another. */
  opposites: ReadonlyMap<string, string>;
  /** "welcome" → "allowed": another word for the same, where a denial of one denies the other. */
  synonyms: ReadonlyMap<string, string>;
  /** "except": what follows is left out of what was said before. */
  exceptions: readonly string[];
  /** Limits and conditions: where two statements differ in these, they may both be true. */
  limits: readonly string[];
  /** Words without content for comparing statements. */
  stop: readonly string[];
};
