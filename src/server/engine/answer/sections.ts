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
      const sentences = lines.flat();
      if (sentences.length > 0)
        sections.push({
          passage,
          match,
          heading,
          lastHeading,
          headingAt,
          lines,
          sentences,
          text: textOf(passage, sentences),
        });
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
