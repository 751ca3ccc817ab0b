import { wordsOf } from '#server/engine/index/analyse.ts';
import { findAskedPlaces } from '#server/engine/understand/asked-place.ts';
import { holdsTerm, type Question, type QuestionTerm } from '#server/engine/understand/question.ts';
import type { RowMatch } from './match-rows.ts';

export const isDeniedInNote = ({ row, matched }: RowMatch): boolean =>
  [...matched].some(
    ([term, place]) =>
      !['name', 'column', 'title'].includes(place) &&
      row.denied.some((stems) => holdsTerm(term, stems ?? none) > 0),
  );

export function isOnlyLikeName({ row, matched, named, isFor }: RowMatch): boolean {
  const inName = [...matched].filter(([, place]) => place === 'name');
  const stems = row.stems[row.table.name] ?? none;
  return (
    !isFor &&
    named < 0.5 &&
    inName.length > 0 &&
    inName.every(([term]) => !term.isForeign && holdsTerm(term, stems) < 1)
  );
}

export function lacksTown({ missing }: RowMatch, { folded, language }: Question): boolean {
  const places = findAskedPlaces(folded, language);
  return missing.some(({ word }) => wordsOf(word).some((one) => places.has(one)));
}

/** What the documents know and the row lacks stands right behind a word of the row's name. */
export function lacksHead({ missing, matched }: RowMatch, terms: readonly QuestionTerm[]): boolean {
  return missing.some((term) => {
    const before = terms[terms.indexOf(term) - 1];
    const { isHead, isKnown, isContext, isAside, isDoing, isVague, information } = term;
    const tells = isKnown && !isContext && !isAside && !isDoing && !isVague;
    return (
      isHead &&
      tells &&
      information >= 0.6 &&
      before !== undefined &&
      matched.get(before) === 'name'
    );
  });
}

/** A note may speak of things that the row isn't about: what they cost is not the row's price. */
export function asideInNote({ matched, named }: RowMatch): number {
  if (named >= 0.75) return 0;
  const weigh = (places: readonly string[]): number =>
    [...matched].reduce(
      (sum, [term, place]) => sum + (places.includes(place) ? term.information : 0),
      0,
    );
  const own = weigh(['name', 'category', 'cell']);
  return own > 0 && weigh(['note']) >= own ? 0.5 : 0;
}

export const isTelling = ({ information }: QuestionTerm): boolean => information >= 0.6;

/** "The lid for the pan": what is asked for stands only in a note, and the row is what it is for. */
export function isHeadInNote({ matched, missing }: RowMatch): boolean {
  const inName = [...matched].filter(([, place]) => place === 'name');
  const heads = [...matched].filter(
    ([{ isAside, isContext, isDoing, isVague, information }]) =>
      !isAside && !isContext && !isDoing && !isVague && information >= 0.3,
  );
  return (
    inName.length > 0 &&
    inName.every(([{ isAside }]) => isAside) &&
    heads.some(([, place]) => place === 'note') &&
    heads.every(([, place]) => ['note', 'category', 'cell'].includes(place)) &&
    missing.every((term) => !isTelling(term) || term.isAside)
  );
}

/** "With the heavy drill, is the case still full price?": another row of the list is named as well. */
export function namesAnother({ row, missing }: RowMatch): boolean {
  const { rows, name } = row.table;
  return missing.some(
    (term) =>
      isTelling(term) &&
      !term.isContext &&
      rows.some(
        (other) =>
          other !== row &&
          holdsTerm(term, other.stems[name] ?? none) === 1 &&
          !/\d/.test(term.word),
      ),
  );
}

const none: ReadonlySet<string> = new Set();
