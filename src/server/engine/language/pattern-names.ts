/** Placeholder. */
export type PatternName = never;
