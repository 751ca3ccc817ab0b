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
    let heading = passage.place.heading ?? '';
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
    const asked = findQuestions(passage, opens);
    let isInline = false;
    let above: Pick<Section, 'heading' | 'lastHeading' | 'headingAt'> | null = null;
    for (const [index, sentence] of passage.sentences.entries()) {
      // Left out because another source is right.
      if (sentence.text === '') continue;
      // "Lost something? We keep it for a month." heads its own paragraph, not the next one.
      if (isInline && above && opens[index] && !sentence.heading && !asked.has(index)) {
        close();
        ({ heading, lastHeading, headingAt } = above);
        isInline = false;
      }
      if (sentence.heading || asked.has(index)) {
        close();
        if (asked.has(index)) {
          if (!isInline) above = { heading, lastHeading, headingAt };
          isInline = !opens[index + 1];
        } else isInline = false;
        // Of headings right below each other the last one names the text; the others say where it stands.
        const before = passage.sentences[index - 1]?.heading ? `${heading} ` : '';
        heading = before + sentence.text;
        lastHeading = before.length;
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
  if (lines.length > 1 && texts.every(isNamedParagraph)) return lines.map((line) => [line]);
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

/** "Gift vouchers: any amount from £10, good for two years." Cases of one rule ("24 hours: free") stay together. */
function isNamedParagraph(text: string): boolean {
  const label = labelOf(text);
  return (
    label !== '' &&
    !/\d/.test(label) &&
    text.length - label.length >= shortestNamed &&
    /[.!?…]["'”’)]*$/u.test(text)
  );
}

const shortestNamed = 60;

/** What stands before the colon of "Late cancellation: you lose the class", when it is short enough to be a name. */
export function labelOf(text: string): string {
  const label = /^([^.!?:;]{2,48}):\s+\S/u.exec(text)?.[1] ?? '';
  return answerWord.test(label) ? '' : label;
}

/** "Yes, in installments: 3, 6 or 12 months" is an answer with a list behind it, not a name. */
const answerWord =
  /^(?:yes|no|sure|sorry|please|never|ja|nein|bitte|nie|si|sí|por favor|oui|non|sì|sim|não|nee|tak|nie),?(?!\p{L})/iu;

export function textOf(passage: LoadedPassage, sentences: readonly number[]): string {
  return sentences.map((index) => passage.sentences[index]?.text ?? '').join(' ');
}

/** Questions that begin a paragraph and are answered in it: they head what follows. */
function findQuestions(
  { sentences }: LoadedPassage,
  opens: readonly boolean[],
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [index, { text, heading }] of sentences.entries()) {
    const next = sentences[index + 1];
    const isAnswered = next && !next.heading && !/[?？]$/.test(next.text);
    if (!heading && opens[index] && isAnswered && /[?？]$/.test(text)) found.add(index);
  }
  return found;
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

/** A row of prices, dates or figures: tables have an engine of their own. A question with its answer isn't one. */
export function isBareRow(section: Section): boolean {
  if (!isRow(section)) return false;
  const cells = readCells(section.passage);
  return cells.length < 2 || cells.some(({ value }) => isFigure(value));
}

/** "When you tell us; What happens": the first row of a table whose columns have no names says what the others hold. */
export function isColumnNames(section: Section): boolean {
  if (!isRow(section) || section.passage.place.row !== 1) return false;
  const cells = section.passage.text.split(/\n|;\s/).map((cell) => cell.trim());
  return cells.length > 1 && cells.every((cell) => isShortName(cell) && !cell.includes(': '));
}

const isShortName = (cell: string): boolean =>
  !/[\d.!?]/.test(cell) && cell.split(' ').length <= longestColumnName;
const longestColumnName = 5;

export const isRow = ({ passage }: Section): boolean =>
  passage.place.row !== undefined && !passage.sentences.some(({ heading }) => heading);

const longestFigure = 16;

function isFigure(value: string): boolean {
  if (/^\d{1,2}\.? \p{L}+ \d{4}$/u.test(value)) return true;
  if (value.length > longestFigure) return false;
  return (
    /[€£$]\s?\d|\d\s?[€£$]/.test(value) ||
    /^[\d.,]+(?:\s?[-–]\s?[\d.,]+)?\s?\p{L}{0,3}$/u.test(value)
  );
}

/** The cells of a row, as its passage writes them: one on a line, behind the column's name. */
function readCells({ text }: LoadedPassage): { column: string; value: string }[] {
  return text.split('\n').flatMap((line) => {
    const [, column = '', value = line] = /^([^:]{1,60}): (.+)$/u.exec(line) ?? [];
    return /^\s{0,9}[-–—]?\s{0,9}$/.test(value) ? [] : [{ column, value: value.trim() }];
  });
}

const longestLabelled = 30;
const askedFrom = 0.6;

/** A row in words: its first cell names what the others say. Of short values the column tells what they are. */
export function writeRow(
  passage: LoadedPassage,
  /** How much of a column's name the question says, 0 to 1. */
  describes: (name: string) => number = () => 0,
): string {
  const [name, ...cells] = readCells(passage);
  const asked = cells.filter(({ column }) => describes(column) >= askedFrom);
  const values = asked.length > 0 ? asked : cells;
  const said = values.map(({ column, value }) => {
    const text = value.replace(/[.;]$/, '');
    const isNamed = column !== '' && !/[?？]$/.test(column);
    const isLabelled = cells.length > 1 && isNamed && text.length <= longestLabelled;
    return isLabelled ? `${text} (${column})` : text;
  });
  return `${(name?.value ?? '').replace(/[.:;]$/, '')}: ${said.join(', ')}.`;
}

/** Whether a row says anything of what it is about; a row with a name alone heads those below it. */
export const saysMoreThanName = ({ passage }: Section): boolean => readCells(passage).length > 1;

/** What a row is about. */
export const nameOfRow = ({ passage }: Section): string => readCells(passage)[0]?.value ?? '';
