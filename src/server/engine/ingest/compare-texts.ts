export type Difference = { addedLines: string[]; removedLines: string[]; moreLines: number };

const mostLines = 20;
const longestLine = 300;
/** A longer line is compared sentence by sentence, so that a changed price doesn't show a whole page as new. */
const longParagraph = 120;

/** What one text says that the other doesn't. Order doesn't count, nor do empty lines and spaces. */
export function compareTexts({ before, after }: { before: string; after: string }): Difference {
  const old = listLines(before);
  const current = listLines(after);
  const known = new Set(old);
  const kept = new Set(current);
  const added = [...kept].filter((line) => !known.has(line));
  const removed = [...known].filter((line) => !kept.has(line));
  return {
    addedLines: added.slice(0, mostLines).map(cut),
    removedLines: removed.slice(0, mostLines).map(cut),
    moreLines: Math.max(0, added.length - mostLines) + Math.max(0, removed.length - mostLines),
  };
}

const listLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .flatMap((line) =>
      line.length > longParagraph ? line.split(/(?<=[.!?]) (?=\p{Lu})/u) : [line],
    );

const cut = (line: string): string =>
  line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
