/** How much each sign of a match counts beside the best sentence's cosine; found on several knowledge bases at once and rounded, none of them is sharp. */
export const weights = { mean: 0.75, words: 0.5, pair: 1, coverage: 0.5, subject: 1 };

/** What a cosine would be, roughly, for a sentence without a vector, out of the share of words it covers. */
export const cosineFromWords = 0.6;
