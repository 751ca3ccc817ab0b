import type { QuestionWords } from '#server/engine/language/question-words.ts';
import type { QuestionTerm } from '#server/engine/understand/question.ts';

/** Parts terms into what is asked for and what must not be in it. */
export function splitExcluded({
  folded,
  terms,
  words,
}: {
  folded: string;
  terms: readonly QuestionTerm[];
  words: QuestionWords;
}): { included: QuestionTerm[]; excluded: QuestionTerm[] } {
  const text = ` ${folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  const excluded = new Set<QuestionTerm>();
  for (const phrase of words.without.split(',')) {
    const at = text.indexOf(` ${phrase} `);
    if (at < 0) continue;
    const after = text
      .slice(at + phrase.length + 2)
      .split(' ')
      .filter(Boolean)
      .slice(0, 4);
    const next = terms.find((term) => after.includes(term.word.split(' ')[0] ?? ''));
    if (next) excluded.add(next);
  }
  return { included: terms.filter((term) => !excluded.has(term)), excluded: [...excluded] };
}

/** Terms with nothing but "and" or "or" between them. */
export function eitherTerms({
  folded,
  terms,
  words,
}: {
  folded: string;
  terms: readonly QuestionTerm[];
  words: QuestionWords;
}): QuestionTerm[][] {
  const joints = new Set(`${words.and},${words.or}`.split(','));
  const said = folded
    .replace(/[,/&]/g, ' & ')
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean);
  const groups: QuestionTerm[][] = [];
  for (const [at, word] of said.entries()) {
    if (!joints.has(word) || word === 'with' || word === 'than') continue;
    const before = terms.find((term) => term.word.split(' ').at(-1) === said[at - 1]);
    const after = terms.find((term) => term.word.split(' ')[0] === said[at + 1]);
    if (!before || !after || before === after) continue;
    const open = groups.find((group) => group.includes(before));
    if (open) open.push(after);
    else groups.push([before, after]);
  }
  return groups;
}
