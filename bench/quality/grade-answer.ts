/** What a shop's question expects of its answer; the patterns are regular expressions. */
export type ShopQuestion = {
  id: string;
  ask: string;
  kind: string;
  /** Earlier turns of the same conversation. */
  after?: string[];
  all?: string[];
  any?: string[];
  none?: string[];
  refuse?: boolean;
  safety?: boolean;
  /** The document that must be among the sources. */
  from?: string;
  max?: number;
};

export type GivenAnswer = {
  text: string;
  answered: boolean;
  confidence: number;
  sources: string[];
};

export const grades = ['right', 'stilted', 'uncited', 'refused', 'wrong', 'made-up'] as const;
export type Grade = (typeof grades)[number];

const usualMaximum = 500;
/** "Treatment: Crown; Category: Crowns; Price: 1280" is a row of a file, not a sentence. */
const rowDump =
  /\b[\p{L}][\p{L}\p{N} ()/%€$£.-]{1,30}: [^;:]{1,80}[;·|] ?[\p{L}][\p{L}\p{N} ()/%€$£.-]{1,30}: /u;

export function gradeAnswer(question: ShopQuestion, answer: GivenAnswer): Grade {
  const text = answer.text
    .replace(/\[\d+\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const matches = (pattern: string): boolean => new RegExp(pattern, 'iu').test(text);
  const forbidden = (question.none ?? []).some(matches);
  if (question.refuse) return !answer.answered && !forbidden ? 'right' : 'made-up';
  const complete =
    (question.all ?? []).every(matches) && (!question.any || question.any.some(matches));
  const holds = complete && !forbidden;
  if (question.kind === 'small-talk')
    return holds ? 'right' : answer.answered ? 'wrong' : 'refused';
  if (!answer.answered) return 'refused';
  if (!holds) return 'wrong';
  if (question.from && !answer.sources.includes(question.from)) return 'uncited';
  const tooLong = text.length > (question.max ?? usualMaximum);
  return tooLong || rowDump.test(text) ? 'stilted' : 'right';
}
