/**
 * How questions about prices and lists are asked in a language, and how they are answered. Phrases are folded: lower
 * case, no accents, no punctuation, separated by commas.
 */
export type QuestionWords = {
  price: string;
  /** Both ends of questions for a price with the thing between them: "what would … be". */
  priceAround?: readonly (readonly [from: string, to: string])[];
  cheapest: string;
  dearest: string;
  cheaper: string;
  dearer: string;
  /** Other superlatives and comparatives, each with words that name the column it is about. */
  measures: {
    smallest: string;
    largest: string;
    smaller: string;
    larger: string;
    column: string;
  }[];
  /** By how many of something: "the most seats". */
  most: string;
  fewest: string;
  under: string;
  over: string;
  howMany: string;
  list: string;
  together: string;
  /** By how much one thing is more than another. */
  difference: string;
  /** Between two things to choose from or to add up. */
  or: string;
  and: string;
  /** Single words that turn a statement around. */
  denials: string;
  without: string;
  howLong: string;
  sale: string;
  certainDays: string;
  /** Words for "things" in general: they select nothing. */
  things: string;
  /** What a bundle saves, what stands before the other choice, and what says that it is bought piece by piece. */
  saves: string;
  insteadOf: string;
  separately: string;
  yearsOld: string;
  /** Behind an amount that counts too: "$300 or more". */
  orMore: string;
  orLess: string;
  /** What the business pays others: wages, or what it buys. */
  wePay: string;
  /** "Which of them are free": nothing is to be paid. */
  areFree: string;
  /** What isn't done: "what do you not take". */
  refusing: string;
  /** Nouns for whatever a list holds, said although no list has the word: "which machines". */
  anyThings: string;
  templates: {
    costs: string;
    from: string;
    free: string;
    cheapest: string;
    dearest: string;
    extreme: string;
    cheaper: string;
    dearer: string;
    sameValue: string;
    compare: string;
    difference: string;
    together: string;
    count: string;
    perWeek: string;
    saving: string;
    each: string;
    list: string;
    more: string;
    column: string;
    noPrice: string;
    yes: string;
    no: string;
    and: string;
    withExtra: string;
  };
};
