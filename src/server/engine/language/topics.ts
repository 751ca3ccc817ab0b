/**
 * What customers of any business ask about, each with how they ask and how owners write about it. Patterns are separated
 * by commas; `(a|b)` is one of, `[a]` optional, `#` a number, and the parts around ` + ` may stand anywhere in the same
 * sentence. Behind `?` a pattern counts in questions and headings only, behind `!` in texts and headings only, behind `=`
 * for a heading that says nothing else. Of `discount-student` and `discount` a question asks for the narrower one only.
 */
export type Topics = Readonly<Record<string, string>>;
