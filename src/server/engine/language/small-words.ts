/** Lists of everyday words, folded where nothing else is said. */
export type SmallWords = {
  /** Prepositions that begin what is said beside the thing itself: for whom, where, when. Separated by commas. */
  asides: string;
  /** What belongs to the visitor: "neuter my terrier". */
  own: string;
  /** Prepositions beside those that begin a part of a question which a follow-up may exchange. */
  links: string;
  /** Articles, possessives and object pronouns, with accents, separated by spaces. */
  fillers: string;
  /** Little words that change nothing about the word they go with: "in cash". */
  additions: string;
  /** Words that a phrase of a topic may have or not. */
  topicFillers: string;
  /** Before a town or a country: "to Oslo". */
  placeLinks: string;
  /** Words of questions that only ask whether what was said before is possible. */
  tags: string;
  /** Words that only carry a question: "what happens if". With accents. */
  vague: string;
  /** Words that a question may do without. With accents. */
  light: string;
  /** What visitors do with a thing, whatever it is. With accents. */
  doing: string;
  /** Words that name no thing a question could be about. With accents. */
  carriers: string;
  /** Of those, what belongs to a name when it stands beside it: "family pass". With accents. */
  nameParts?: string;
  /** Words for what something costs, in texts and in questions. With accents. */
  cost: string;
  costAsked: string;
  /** Of sentences that say how long something counts; `*` stands for any ending. Separated by commas. */
  validity: string;
  /** Listed as stop words although customers ask for them. */
  keptInSearch?: string;
  /** Said in chats, meaning nothing in a search. */
  chatty?: string;
  /** Instead of the usual list of stop words. */
  stopWords?: string;
};
