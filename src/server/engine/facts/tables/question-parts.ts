import { findUnit } from '#server/engine/language/measure-words.ts';
import type { QuestionWords } from '#server/engine/language/question-words.ts';
import { saysPhrase } from '#server/engine/understand/phrases.ts';
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
    // "Gluten free, large" excludes no size: the phrase is a term of its own.
    if (terms.some(({ word }) => ` ${word} `.includes(` ${phrase} ${after[0] ?? ''} `))) continue;
    const next = terms.find((term) => after.includes(term.word.split(' ')[0] ?? ''));
    if (next) excluded.add(next);
  }
  return { included: terms.filter((term) => !excluded.has(term)), excluded: [...excluded] };
}

/** "Which tours can a pram NOT do?": the clause that asks denies it. */
export function deniesIt(folded: string, words: QuestionWords): boolean {
  const asking = folded
    .split(/[.!?;,]\s+/)
    .find((clause) => whichWord.test(clause) || saysPhrase(clause, words.howMany));
  const [, tail = ''] = asking?.split(whichWord) ?? [];
  return saysPhrase(tail || (asking ?? ''), words.denials);
}

const whichWord = /(?<!\p{L})(?:which|what|welche[rsnm]?|cual(?:es)?|que)(?!\p{L})/u;

/** "I'm not a member", "for non-members": whom it isn't for; the price of others is meant. */
export function findNotFor(
  folded: string,
  terms: readonly QuestionTerm[],
): readonly QuestionTerm[] {
  const denied = [...folded.matchAll(deniedStatus)].map(([, word = '']) => word);
  return terms.filter(
    ({ word }) =>
      denied.some((one) => word.split(' ').includes(one)) || (denied.length > 0 && word === 'non'),
  );
}

const deniedStatus =
  /(?<!\p{L})(?:non[\s-]|(?:i am|im|i'm|we are|were|we're|you are|youre|they are|theyre|he is|hes|she is|shes|being) not (?:an? )?|(?:bin|sind|ist|seid) (?:keine?|nicht) |no (?:soy|somos|es|son|eres) (?:una? )?|(?:suis|sommes|est) pas |non (?:sono|siamo|sei) (?:un[oa]? )?|nao (?:sou|somos) |ben geen |zijn geen |nie jest\p{L}* )(\p{L}{3,20})(?!\p{L})/gu;

/** What something comes with narrows it down. */
const notEither: ReadonlySet<string> = new Set(
  'with than mit als con que avec com do met dan z ze niz'.split(' '),
);

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
    if (!joints.has(word) || notEither.has(word)) continue;
    const before = terms.find((term) => term.word.split(' ').at(-1) === said[at - 1]);
    const after = terms.find((term) => term.word.split(' ')[0] === said[at + 1]);
    if (!before || !after || before === after) continue;
    const open = groups.find((group) => group.includes(before));
    if (open) open.push(after);
    else groups.push([before, after]);
  }
  return groups;
}

/** "Saturday night": the day tells rows apart, the night hardly does. */
export function isPartOfDay({ word }: QuestionTerm, before: QuestionTerm | undefined): boolean {
  return partOfDay.test(word) && (before?.stems.some((stem) => stem.startsWith('day:')) ?? false);
}

/** "2 by 1 metre": the unit of a size that is given. */
export const isUnitOfSides = ({ word }: QuestionTerm, before: QuestionTerm | undefined): boolean =>
  findUnit(word) !== null && /^\d{1,6}x\d/.test(before?.word ?? '');

/** "All'etto": by what it's sold hardly tells which row is meant, and the list may have it by another unit. */
export const isForeignUnit = ({ word, isForeign, concepts }: QuestionTerm): boolean =>
  isForeign && (findUnit(word) !== null || concepts.includes('#kilogram'));

/** "In the morning", "por la mañana": when on a day something has to be; "mañana" alone is tomorrow. */
export const isTimeOfDay = ({ word }: QuestionTerm, folded: string): boolean =>
  timeOfDay.test(word) &&
  (word !== 'manana' || /(?<!\p{L})(?:la|las|de) mananas?(?!\p{L})/u.test(folded));

const timeOfDay =
  /^(?:evenings?|mornings?|afternoons?|abends|morgens|vormittags?|nachmittags?|mananas?|tardes|apres-midi|pomeriggio|ochtends|avonds)$/u;

const partOfDay =
  /^(?:nights?|evenings?|mornings?|afternoons?|abends?|morgens?|nachmittags?|noche|manana|tarde|soir|matin|apres-midi|sera|mattina|pomeriggio|noite|manha|avond|ochtend|middag|wieczor\p{L}*|rano)$/u;

/** A flat white isn't the espresso that is on the list. */
export function withoutSiblings(term: QuestionTerm): QuestionTerm {
  if (term.siblings.length === 0 || term.isForeign) return term;
  const others = new Set(term.siblings.map((list) => list.join(' ')));
  const synonyms = term.synonyms.filter((list) => !others.has(list.join(' ')));
  return { ...term, synonyms, foreign: [] };
}
