import type { PassageMatch } from '#server/engine/index/passage-match.ts';
import type { LoadedPassage } from './passage-text.ts';

/** A heading and the sentences right under it, as far as one passage holds them: what an answer is taken from. */
export type Section = {
  passage: LoadedPassage;
  match: PassageMatch;
  heading: string;
  /** Where the last of its headings begins in it. */
  lastHeading: number;
  /** The heading's index in the passage, -1 when it stands in an earlier one. */
  headingAt: number;
  /** Its paragraphs and list items, each as indexes of sentences in the passage, without headings. */
  lines: number[][];
  /** The indexes of all lines in order. */
  sentences: number[];
  text: string;
};

/** Cuts found passages at their headings. */
export function cutSections({
  matches,
  loaded,
}: {
  matches: readonly PassageMatch[];
  loaded: ReadonlyMap<string, LoadedPassage>;
}): Section[] {
  const sections: Section[] = [];
  for (const match of matches) {
    const passage = loaded.get(match.id);
    if (!passage) continue;
    const opens = findLineStarts(passage);
    let heading = passage.place.row === undefined ? (passage.place.heading ?? '') : '';
    let lastHeading = 0;
    let headingAt = -1;
    let lines: number[][] = [];
    const close = (): void => {
      for (const part of partTopics(passage, lines)) {
        const sentences = part.flat();
        const label = part === lines ? '' : labelOf(textOf(passage, sentences));
        sections.push({
          passage,
          match,
          heading: label === '' ? heading : `${heading} ${label}`,
          lastHeading: label === '' ? lastHeading : heading.length + 1,
          headingAt,
          lines: part,
          sentences,
          text: textOf(passage, sentences),
        });
      }
      lines = [];
    };
    for (const [index, sentence] of passage.sentences.entries()) {
      if (sentence.heading) {
        close();
        // Of headings right below each other the last one names the text; the others say where it stands.
        const above = passage.sentences[index - 1]?.heading ? `${heading} ` : '';
        heading = above + sentence.text;
        lastHeading = above.length;
        headingAt = index;
      } else if (opens[index] || lines.length === 0) lines.push([index]);
      else lines.at(-1)?.push(index);
    }
    close();
  }
  return sections;
}

/** Longer than this, text without headings of its own is about several things. */
const severalTopics = 420;

/** Paragraphs under one heading that each say something by themselves. Lists and what announces them stay together. */
function partTopics(passage: LoadedPassage, lines: number[][]): number[][][] {
  if (lines.length === 0) return [];
  const texts = lines.map((line) => textOf(passage, line));
  const isLong = texts.reduce((sum, text) => sum + text.length + 1, 0) > severalTopics;
  if (!isLong || lines.length === 1) return [lines];
  const parts: number[][][] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const text = texts[index] ?? '';
    const isWhole = /[.!?…]["'”’)]*$/u.test(text) && !/^\s*(?:\p{Ll}|\d{1,2}[.)]\s)/u.test(text);
    if (isOpen || (!isWhole && parts.length > 0)) parts.at(-1)?.push(line);
    else parts.push([line]);
    isOpen = !isWhole;
  }
  return parts.length === 1 ? [lines] : parts;
}

/** What stands before the colon of "Late cancellation: you lose the class", when it is short enough to be a name. */
export function labelOf(text: string): string {
  return /^([^.!?:;]{2,48}):\s+\S/u.exec(text)?.[1] ?? '';
}

export function textOf(passage: LoadedPassage, sentences: readonly number[]): string {
  return sentences.map((index) => passage.sentences[index]?.text ?? '').join(' ');
}

/** Which sentences begin a line of the passage's text: paragraphs and list items. */
function findLineStarts({ text, sentences }: LoadedPassage): boolean[] {
  let at = 0;
  return sentences.map((sentence) => {
    const found = text.indexOf(sentence.text, at);
    if (found < 0) return false;
    const opens = found === 0 || text[found - 1] === '\n';
    at = found + sentence.text.length;
    return opens;
  });
}

/** A row of a table that isn't a question with its answer: tables have an engine of their own. */
export function isBareRow({ passage }: Section): boolean {
  return passage.place.row !== undefined && !passage.sentences.some(({ heading }) => heading);
}
