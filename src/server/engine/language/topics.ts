import type { LanguageCode } from './language-code.ts';

/**
 * What customers of any business ask about, each with how they ask and how owners write about it. Patterns are separated
 * by commas; `(a|b)` is one of, `[a]` optional, `#` a number, and the parts around ` + ` may stand anywhere in the same
 * sentence. Behind `?` a pattern counts in questions and headings only, behind `!` in texts only, behind `=` for a
 * heading that says nothing else.
 */
export type Topics = Readonly<Record<string, string>>;

export type TopicsOf = Partial<Record<LanguageCode, Topics>>;
