import type { Judgment } from './ask-judge.ts';
import { type Candidate, inOneLine, type Statement } from './candidate.ts';
import type { FoundAnswer } from './find-answer.ts';
import { toOdds, toShare } from './log-odds.ts';
import { sayPlace } from './say-place.ts';
import { isRow, type Section } from './sections.ts';

type Read = Pick<FoundAnswer, 'candidates' | 'say' | 'sayPrice' | 'expected'> & {
  sections: readonly Section[];
  judgment: Judgment;
};

/** The section that the judge likes best, as an answer. */
export function findFavorite(read: Read & Pick<FoundAnswer, 'text'>): Candidate | null {
  const favorite = readFavorite(read);
  if (!favorite) return null;
  const { statement, price, signs } = favorite;
  return {
    kind: price === null ? 'text' : 'table',
    statements: [statement],
    confidence: toShare(
      weights.start + favoriteNames.reduce((sum, name) => sum + weights[name] * signs[name], 0),
    ),
    understood: price ?? read.text,
    plan: statement.passages.map(sayPlace),
    parts: favoriteNames.map((name) => ({ name, value: signs[name] })),
    options: [],
  };
}

export const favoriteNames = ['judged', 'lead', 'row', 'price', 'sure', 'agrees', 'lacks'] as const;

type Signs = {
  /** What the judge thinks of it, and how far that is from the next one. */
  judged: number;
  lead: number;
  /** It's a row, and either its price is asked for or something else. */
  row: number;
  price: number;
  /** How sure the engine is of its own answers, and how many of its numbers one of them has. */
  sure: number;
  agrees: number;
  /** It has no value of the kind that is asked for. */
  lacks: number;
};

/** How much each sign counts; fitted on shops that the judges didn't learn from. */
const weights: Record<keyof Signs, number> & { start: number } = {
  judged: 0.35,
  lead: 0.31,
  row: -0.4,
  price: 0.4,
  sure: 0.02,
  agrees: 0.92,
  lacks: -0.88,
  start: -1.46,
};

/** What the judge was asked about has no less than this. */
export const leastJudged = -6;

export function readFavorite({
  candidates,
  say,
  sayPrice,
  expected,
  sections,
  judgment,
}: Read): { statement: Statement; price: string | null; signs: Signs } | null {
  const [first, second] = sections
    .flatMap((section) => {
      const judged = judgment.section(section);
      return judged === null ? [] : [{ section, judged }];
    })
    .sort((a, b) => b.judged - a.judged);
  if (!first) return null;
  const { section, judged } = first;
  const price = isRow(section) ? sayPrice(section.passage) : null;
  const statement = price
    ? { text: price.text, passages: [section.passage] }
    : (say?.(section) ?? null);
  if (!statement) return null;
  const lacks = expected.length > 0 && !expected.some(({ test }) => test(statement.text));
  return {
    statement,
    price: price?.understood ?? null,
    signs: {
      judged,
      lead: judged - Math.max(leastJudged, second?.judged ?? leastJudged),
      row: isRow(section) && !price ? 1 : 0,
      price: price ? 1 : 0,
      sure: toOdds(Math.max(0, ...candidates.map(({ confidence }) => confidence))),
      agrees: Math.max(0, ...candidates.map((one) => shareOfNumbers(section.text, one))),
      lacks: lacks ? 1 : 0,
    },
  };
}

/** How many of the numbers of a text an answer says as well. */
function shareOfNumbers(text: string, candidate: Candidate): number {
  const numbers = new Set(text.match(number));
  const said = new Set(inOneLine(candidate).match(number));
  return [...numbers].filter((one) => said.has(one)).length / Math.max(1, numbers.size);
}

const number = /\d+(?:[.,:]\d+)?/g;
