import { wordsOf } from '#server/engine/index/analyse.ts';
import { isDoing } from '#server/engine/language/doing-words.ts';
import { findPeriod, findUnit } from '#server/engine/language/measure-words.ts';
import type { Question, QuestionTerm } from '#server/engine/understand/question.ts';
import type { RowMatch } from './match-rows.ts';
import type { TableQuestion } from './table-question.ts';

/** What speaks for and against the row that fits best as the one that is asked about. */
export type MatchSigns = {
  /** Share of what the question says that the row, its table or its columns hold. */
  explained: number;
  /** Share of the row's name that the question says. */
  named: number;
  /** The most telling word that is missing: one that names something, by whether the documents know it. */
  missingKnown: number;
  missingUnknown: number;
  /** The same for what is said beside the thing, what the visitor does with it, and what only measures. */
  missingAside: number;
  missingDoing: number;
  missingUnit: number;
  missingNumber: number;
  /** A missing word stands right before or after one that the row's name has: "military discount". */
  modifier: number;
  /** Most telling words of the question found in the name, the group, other cells and the notes. */
  inName: number;
  inCategory: number;
  inCell: number;
  inNote: number;
  inColumn: number;
  inTitle: number;
  /** It is for a number that the question gives. */
  isFor: number;
  /** How far it is ahead of the next row, and how many rows fit as well. */
  lead: number;
  several: number;
  said: number;
  asksYesNo: number;
  told: number;
};

export function weighMatch({
  best,
  next,
  wanted,
  question,
}: {
  best: readonly [RowMatch, ...RowMatch[]];
  /** The score of the next row that isn't among the best. */
  next: number;
  wanted: TableQuestion;
  question: Question;
}): MatchSigns {
  const [top] = best;
  const { matched } = top;
  const found = new Set([...matched.keys()].map(({ word }) => word));
  const isFound = (term: QuestionTerm): boolean =>
    matched.has(term) || term.pieces.some(({ word }) => found.has(word));
  const missing = wanted.terms.filter((term) => !isFound(term));
  const most = (terms: readonly QuestionTerm[]): number =>
    Math.max(0, ...terms.map(({ information }) => information));
  const kindOf = (term: QuestionTerm): string => {
    if (/^\d/.test(term.word)) return 'number';
    if (findUnit(term.word) || findPeriod(term.word)) return 'unit';
    if (term.isVague || isDoing(term.word, question.language)) return 'doing';
    if (term.isAside || term.isContext) return 'aside';
    return term.isKnown ? 'known' : 'unknown';
  };
  const ofKind = (kind: string): number => most(missing.filter((term) => kindOf(term) === kind));
  const placed = (place: string): number =>
    most([...matched].flatMap(([term, at]) => (at === place ? [term] : [])));
  const words = wordsOf(question.text);
  const inName = new Set(
    [...matched].flatMap(([{ word }, place]) => (place === 'name' ? word.split(' ') : [])),
  );
  const isBeside = (term: QuestionTerm): boolean => {
    if (kindOf(term) !== 'known' && kindOf(term) !== 'unknown') return false;
    const parts = term.word.split(' ');
    const first = words.indexOf(parts[0] ?? '');
    const last = words.indexOf(parts.at(-1) ?? '');
    return (
      first >= 0 && (inName.has(words[first - 1] ?? ' ') || inName.has(words[last + 1] ?? ' '))
    );
  };
  return {
    explained: top.explained,
    named: top.named,
    missingKnown: ofKind('known'),
    missingUnknown: ofKind('unknown'),
    missingAside: ofKind('aside'),
    missingDoing: ofKind('doing'),
    missingUnit: ofKind('unit'),
    missingNumber: ofKind('number'),
    modifier: most(missing.filter(isBeside)),
    inName: placed('name'),
    inCategory: placed('category'),
    inCell: placed('cell'),
    inNote: placed('note'),
    inColumn: placed('column'),
    inTitle: placed('title'),
    isFor: top.isFor ? 1 : 0,
    lead: Math.min(1, top.score - next),
    several: Math.min(4, new Set(best.map(({ row }) => row.name)).size - 1),
    said: Math.min(
      4,
      wanted.terms.reduce((sum, { information }) => sum + information, 0),
    ),
    asksYesNo: wanted.asksYesNo ? 1 : 0,
    told: wanted.terms.some(({ isContext }) => isContext) ? 1 : 0,
  };
}
