import { confidentFrom } from '#server/engine/retrieve/confidence.ts';
import type { Judgment } from './ask-judge.ts';
import type { Candidate } from './candidate.ts';
import type { FoundAnswer } from './find-answer.ts';
import { isRow, nameOfRow, type Section, saysMoreThanName } from './sections.ts';

/**
 * The names of the texts that come nearest to a question, for a visitor whose question isn't answered: one of them is
 * often what they mean, in other words than theirs.
 */
export function nameNearTopics({
  sections,
  judgment,
}: {
  sections: readonly Section[];
  judgment: Judgment;
}): string[] {
  const names = sections
    .filter((section) =>
      isRow(section) ? saysMoreThanName(section) : section.text.length >= shortestText,
    )
    .flatMap((section) => {
      const judged = judgment.section(section);
      return judged !== null && judged >= leastNear ? [{ section, judged }] : [];
    })
    .sort((a, b) => b.judged - a.judged)
    .map(({ section }) => nameOfSection(section))
    .filter((name) => /\p{L}{3}/u.test(name));
  const isRepeated = (name: string, at: number): boolean =>
    names.findIndex((other) => keyOf(other) === keyOf(name)) < at;
  return names.filter((name, at) => !isRepeated(name, at)).slice(0, mostTopics);
}

/** What may be meant besides what is said: for a part without an answer, and instead of one that isn't sure. */
export function nameOtherTopics({
  found,
  threshold,
}: {
  found: readonly Pick<FoundAnswer, 'candidate' | 'near'>[];
  threshold: number;
}): string[] {
  const lists = found.map(({ candidate, near = [] }) => {
    if (!candidate || candidate.confidence < threshold) return near;
    if (candidate.confidence >= confidentFrom) return [];
    return near.filter((name) => !isShown(name, candidate)).slice(0, mostOthers);
  });
  return takeInTurn(lists);
}

/** Beside an answer that may be right. */
const mostOthers = 2;

function isShown(name: string, { statements }: Candidate): boolean {
  const shown = statements.flatMap(({ text, passages }) => [
    text,
    ...passages.map(({ place }) => place.heading ?? ''),
  ]);
  return shown.some((text) => keyOf(text).includes(keyOf(name)));
}

/** The first of each list, then the second of each: both halves of a message have something among few. */
function takeInTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** Of ten questions that the documents answer eight have a text that is judged so, of those that they don't four. */
const leastNear = 0;
const mostTopics = 3;
/** A heading over less than this names a part of a document, or a list of signs. */
const shortestText = 20;

/** What a row is about, or the heading right above a text. */
export function nameOfSection(section: Section): string {
  const name = isRow(section) ? nameOfRow(section) : section.heading.slice(section.lastHeading);
  return name.trim().replace(/[.:;,–—-]{1,3}$/u, '');
}

const keyOf = (name: string): string => name.toLocaleLowerCase();
