import { isWeekly } from './day-facts.ts';
import { foldText } from './fold-text.ts';
import { hasWord, withoutBrackets } from './has-word.ts';
import type { Candidate } from './schedule-candidate.ts';

const joint = /[,&+/]|\s(?:and|und|y|et|e|en|i|oraz)\s/;

const namesOf = (subject: string): string[][] =>
  foldText(withoutBrackets(subject))
    .split(joint)
    .map((name) => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2))
    .filter((words) => words.length > 0);

const isWithin = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((word) => all.some((one) => hasWord(one, word)));

/** "Classes, desk and shop: Monday to Thursday 10–6" in summer holds for each that has hours of its own in other seasons. */
export function shareJointHours(candidates: readonly Candidate[]): Candidate[] {
  const shared = new Set<Candidate>();
  const own = candidates.map(({ lines }) => lines);
  for (const joined of candidates) {
    const names = namesOf(joined.subject);
    const lines = joined.lines.filter(({ line }) => line.season !== null && isWeekly(line));
    if (names.length < 2 || lines.length === 0) continue;
    for (const [index, candidate] of candidates.entries()) {
      if (candidate === joined || candidate.role !== 'hours' || candidate.form !== null) continue;
      if (!own[index]?.every(({ line }) => !isWeekly(line) || line.season !== null)) continue;
      const parts = namesOf(candidate.subject);
      if (parts.length >= names.length) continue;
      const isNamed = parts.some((words) =>
        names.some((name) => isWithin(name, words) || isWithin(words, name)),
      );
      if (!isNamed) continue;
      candidate.lines = [...candidate.lines, ...lines];
      if (lines.length === joined.lines.length) shared.add(joined);
    }
  }
  return candidates.filter((candidate) => !shared.has(candidate));
}
