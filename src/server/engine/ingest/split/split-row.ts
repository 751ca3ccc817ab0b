import type { Block, Cell } from '#server/engine/ingest/document.ts';
import { longestPassage, type Passage, type Sentence } from './passage.ts';
import { splitSentences } from './sentences.ts';

const longestSubject = longestPassage / 3;

/** A table row becomes a passage that names its columns; a long cell is cut, and the short cells that say whose row it is go with every part. */
export function splitRow({
  title,
  path,
  block,
}: {
  title: string;
  /** The headings the table stands under. */
  path: readonly string[];
  block: Extract<Block, { kind: 'row' }>;
}): Omit<Passage, 'blocks'>[] {
  const { cells, row } = block;
  const names = cells.filter((cell) => !isProse(cell.value));
  const prose = cells.filter((cell) => isProse(cell.value));
  const subject = subjectOf(names);
  const heading = path.at(-1);
  const place = { row, ...(block.page && { page: block.page }), ...(heading && { heading }) };
  const shared = { context: [title, ...path].filter(Boolean).join(' › '), subject, place };
  const whole = cells.map(nameCell).join('\n');
  if (whole.length <= longestPassage) {
    return [{ ...shared, text: whole, sentences: rowSentences({ names, prose }) }];
  }
  const lead = names.map(nameCell).join('; ').slice(0, longestSubject);
  return (prose.length > 0 ? prose : cells).flatMap((cell) =>
    cutCell({ cell, lead }).map((part) => ({
      ...shared,
      text: [lead, label(cell) + part.join(' ')].filter(Boolean).join('\n'),
      sentences: [...(lead ? [lead] : []), ...part].map((text) => ({ text })),
    })),
  );
}

/** A row's question, or a lone name beside its text, introduces the row like a heading: searched, but not an answer. */
function rowSentences({
  prose,
  names,
}: {
  names: readonly Cell[];
  prose: readonly Cell[];
}): Sentence[] {
  const said = prose.flatMap((cell) => splitSentences(cell.value));
  const answered = said.some((text) => !isQuestion(text));
  const introduces = answered && names.length === 1;
  // "Topic: Photos" is about photos. Beside a question a name says of what it is asked.
  const isTopic = introduces && !said.some(isQuestion);
  const facts = names.map(isTopic ? ({ value }) => value : nameCell).join('; ');
  return [
    ...(facts ? [{ text: facts, ...(introduces && heading) }] : []),
    ...said.map((text) => ({ text, ...(answered && isQuestion(text) && heading) })),
  ];
}

const heading = { heading: true } as const;
const isQuestion = (text: string): boolean => /[?？]$/.test(text);

function cutCell({ lead, cell }: { cell: Cell; lead: string }): string[][] {
  const space = longestPassage - lead.length - label(cell).length - 2;
  const parts: string[][] = [];
  let open: string[] = [];
  for (const sentence of splitSentences(cell.value)) {
    if (open.length > 0 && open.join(' ').length + sentence.length + 1 > space) {
      parts.push(open);
      open = [];
    }
    open.push(sentence.slice(0, space));
  }
  if (open.length > 0) parts.push(open);
  return parts;
}

const label = (cell: Cell): string => (cell.column ? `${cell.column}: ` : '');
const nameCell = (cell: Cell): string => label(cell) + cell.value;
/** Words that read as language rather than as a name, a number or a code. */
const isProse = (value: string): boolean =>
  value.length > 90 || (value.split(/\s+/).length >= 4 && /[.!?]["”’)]*$/u.test(value));

/** The first cell that holds letters names the row, unless it is only a running number. */
function subjectOf(names: readonly Cell[]): string {
  return names.find((cell) => /\p{L}/u.test(cell.value))?.value ?? '';
}
