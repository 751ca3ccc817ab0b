import type { Block } from '#server/engine/ingest/document.ts';
import type { TableCounter } from './laid-table.ts';
import {
  hasContact,
  hasPostcode,
  isBoldLead,
  isCapitals,
  isHoursLine,
  isLabelLine,
  isNumberedLabel,
  isPricedLine,
  listMark,
} from './line-shape.ts';
import { readTable } from './table-blocks.ts';
import { hasColumns } from './text-columns.ts';
import { endsSentence, readGroup, type TextLine } from './text-group.ts';
import { readSharedColumns } from './text-shared-columns.ts';

/** Plain text and Markdown: blank lines part paragraphs; headings are marked, underlined or simply stand alone. */
export function readText({ text, markdown }: { text: string; markdown: boolean }): {
  title: string | null;
  blocks: Block[];
} {
  const source = text.replace(/\r\n?|\u2028|\u2029/g, '\n');
  const lines = dropAskMarks((markdown ? dropUnshown(source) : source).split('\n'));
  const width = usualWidth(lines);
  const counter: TableCounter = { next: 0, budget: { left: text.length + 100_000 } };
  const blocks: Block[] = [];
  let group: TextLine[] = [];
  let fenced = false;

  const bullets = new Set<Block>();
  const flush = (): void => {
    if (group.length > 0)
      for (const block of readGroup({ lines: group, width, counter, bullets })) blocks.push(block);
    group = [];
  };

  for (let at = 0; at < lines.length; at += 1) {
    const raw = withoutLeader(lines[at] ?? '');
    const line = raw.trim();
    if (markdown && /^(?:```|~~~)/.test(line)) {
      fenced = !fenced;
      flush();
      continue;
    }
    const table = fenced ? 0 : countPipeRows(lines, at);
    if (table > 0) {
      flush();
      for (const block of readPipeTable(lines.slice(at, at + table), counter)) blocks.push(block);
      at += table - 1;
      continue;
    }
    const shared = fenced || group.length > 0 ? null : readSharedColumns({ lines, at, counter });
    if (shared) {
      for (const block of shared.blocks) blocks.push(block);
      at += shared.count - 1;
      continue;
    }
    const marked = fenced ? null : /^(#{1,6})\s+(.+?)\s*#*$/.exec(line);
    if (marked?.[1] && marked[2] && (markdown || marked[1].length <= 3)) {
      flush();
      counter.head = null;
      blocks.push({ kind: 'heading', text: plainInline(marked[2]), level: marked[1].length });
    } else if (line === '') {
      flush();
    } else if (!fenced && isRuleInTable(lines, at, group.at(-1))) {
      // The line below the names of columns only sets them apart.
    } else if (!fenced && /^(?:[=_*~#]{4,}|={3,}|-{3,})$/.test(line)) {
      const [title, ...more] = group;
      const underlines = /^=/.test(line) ? group.length <= 3 : group.length === 1;
      if (title && underlines && /^[=-]/.test(line)) {
        blocks.push({ kind: 'heading', text: title.text, level: line.startsWith('=') ? 1 : 2 });
        group = more;
      }
      flush();
    } else if (markdown && !fenced && group.length === 0 && readBoldLead(line)) {
      const [lead = '', rest = ''] = readBoldLead(line) ?? [];
      blocks.push({ kind: 'heading', text: plainInline(lead), level: leadLevel });
      const text = plainInline(rest);
      group.push({ text, raw: text, indent: 0 });
    } else if (markdown && !fenced && group.length === 0 && isBoldLine(line, lines[at + 1] ?? '')) {
      blocks.push({ kind: 'heading', text: plainInline(line), level: leadLevel });
    } else {
      const plain = markdown && !fenced ? plainInline(line) : line;
      const indent = Math.min(raw.length - raw.trimStart().length, deepestIndent);
      group.push({ text: plain, raw: ' '.repeat(indent) + plain, indent });
      if (group.length >= longGroup && endsSentence.test(line)) flush();
    }
  }
  flush();
  return { title: null, blocks: promoteLoneLines(blocks, bullets) };
}

/** Dashes between a line that is set in columns and another one. */
function isRuleInTable(lines: readonly string[], at: number, above: TextLine | undefined): boolean {
  return (
    /^[-=_]{3}[-=_]*$/.test((lines[at] ?? '').replace(/\s/g, '')) &&
    above !== undefined &&
    hasColumns(above.raw) &&
    hasColumns(lines[at + 1] ?? '')
  );
}

/** "Q  Can I pay by card?" and "A  Yes.": letters that only mark who speaks, where a file has several such pairs. */
function dropAskMarks(lines: readonly string[]): readonly string[] {
  const isPair = (at: number): boolean =>
    askMark.test(lines[at] ?? '') && answerMark.test(lines[at + 1] ?? '');
  const pairs = lines.flatMap((_, at) => (isPair(at) ? [at] : []));
  if (pairs.length < fewestPairs) return lines;
  const asked = new Set(pairs);
  const withoutMark = (line: string): string => line.replace(/^\s*\p{Lu}[.:)]?\s+/u, '');
  return lines.map((line, at) => (asked.has(at) || asked.has(at - 1) ? withoutMark(line) : line));
}

const askMark = /^\s{0,8}[QFP][.:)]?\s+\S.*[?？]\s*$/u;
const answerMark = /^\s{0,8}[AR][.:)]?\s+\S/u;
const fewestPairs = 2;

/**
 * "January 1 ........ closed" reads "January 1: closed", and so does "2 weeks before ..... 50% of the fee". Before a bare
 * number, "from $9" or "free" the dots lead to a price.
 */
const withoutLeader = (line: string): string =>
  line.replace(
    /(?<=[\p{L}\p{N})])\s?(?<!\.)\.{4,200}\s?(?!(?:from|ab|desde|dès|da|vanaf|od)\s[€£$]?\s?\d|(?:free|included|gratis|kostenlos|gratuito?)\s*$)(?=\p{L}{2}|\d{1,2}(?::\d\d|\s?[ap]\.?m)|\d{1,3}\s?%\s\p{L}{2})/iu,
    ': ',
  );

const leadLevel = 5;

/** The bold beginning of a paragraph and what follows it, when the first heads the second. */
function readBoldLead(line: string): [lead: string, rest: string] | null {
  const [, , lead = '', rest = ''] = /^(\*\*|__)([^*_]{2,140})\1\s+(\S.*)$/.exec(line) ?? [];
  return isBoldLead({ lead, rest }) ? [lead.trim(), rest] : null;
}

/** "**We have no car.**" above what is said about it, as among questions. */
const isBoldLine = (line: string, next: string): boolean =>
  /^(\*\*|__)[^*_]{2,140}[.!…]["'”’)]?\1$/u.test(line) && /^[\p{L}\p{N}"'“‘]/u.test(next.trim());

/** A file without blank lines is not one paragraph of ten megabytes. */
const longGroup = 200;
const deepestIndent = 200;

/** Settings at the top of a Markdown file and comments are not part of the page. */
function dropUnshown(text: string): string {
  const start = /^\uFEFF?---\n/.exec(text)?.[0];
  const end = start ? text.indexOf('\n---\n', 3) : -1;
  const front = end > 0 ? text.slice(start?.length, end) : '';
  const settings = front !== '' && front.length < 5_000 && /^[\w-]+:/.test(front);
  return (settings ? text.slice(end + 5) : text)
    .split('<!--')
    .map((part, index) => {
      if (index === 0) return part;
      const close = part.indexOf('-->');
      return close < 0 ? part : part.slice(close + 3);
    })
    .join('');
}

/** How long the lines are where a text was wrapped by hand: nearly all that go on are nearly full. 0 where they are not. */
function usualWidth(lines: readonly string[]): number {
  const lengths = lines.flatMap((line, index) =>
    line.trim() !== '' && (lines[index + 1]?.trim() ?? '') !== '' ? [line.trim().length] : [],
  );
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  const full = lengths.filter((length) => length > longest * 0.7).length;
  const wrapped = lengths.length >= 3 && longest > 40 && longest <= 120;
  return wrapped && full > lengths.length * 0.7 ? longest : 0;
}

const pipeRule = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

/** The rows of a table written with bars: a row, a rule under it, and all rows after. */
function countPipeRows(lines: readonly string[], at: number): number {
  const rule = lines[at + 1]?.trim() ?? '';
  if (!lines[at]?.includes('|') || !rule.includes('|') || !pipeRule.test(rule)) return 0;
  let to = at + 2;
  while (to < lines.length && lines[to]?.includes('|')) to += 1;
  return to - at;
}

function readPipeTable(lines: readonly string[], counter: TableCounter): Block[] {
  const rows = lines
    .filter((_, index) => index !== 1)
    .map((line, index) => ({
      cells: cutPipes(line).map((cell) => plainInline(cell.replace(/<br\s*\/?>/gi, '\n')).trim()),
      row: index + 1,
      ...(index === 0 && { header: true }),
    }));
  const [head, ...body] = rows;
  const read = readTable({
    rows: head?.cells.some((cell) => cell !== '') ? rows : body,
    table: counter.next,
    budget: counter.budget,
  });
  if (read.some((block) => block.kind === 'row')) counter.next += 1;
  return read;
}

const cutPipes = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|'));

/** A short line without a full stop and with longer text after it heads what follows. */
function promoteLoneLines(blocks: Block[], bullets: ReadonlySet<Block>): Block[] {
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    if (index === 0 && block.kind === 'heading' && isCapitals(block.text))
      return { ...block, level: 1 };
    if (bullets.has(block)) return block;
    if (block.kind !== 'paragraph' || block.text.length > 80 || !next) return block;
    if (next.kind === 'row' && blocks[index - 1]?.kind === 'row') return block;
    if (endsSentence.test(block.text) || !/^[\p{Lu}\p{Lo}\d]/u.test(block.text)) return block;
    // One of several prices is no heading.
    if (isPricedLine(block.text) && isPricedBlock(blocks[index - 1], next)) return block;
    if (isHoursLine(block.text) || hasContact(block.text) || hasPostcode(block.text)) return block;
    if (next.kind === 'paragraph' && listMark.test(block.text) && listMark.test(next.text))
      return block;
    if (isLabelLine(block.text) && !isNumberedLabel(block.text)) return block;
    if (next.kind === 'paragraph' && next.text.length <= block.text.length * 1.5 && index > 0)
      return block;
    return { kind: 'heading', text: block.text, level: index === 0 ? 1 : 2 };
  });
}

const isPricedBlock = (...blocks: readonly (Block | undefined)[]): boolean =>
  blocks.some(
    (block) =>
      block && (block.kind === 'row' || (block.kind === 'paragraph' && isPricedLine(block.text))),
  );

function plainInline(line: string): string {
  return line
    .replace(/!\[([^\]]{0,300})\]\([^)]{0,1000}\)/g, '$1')
    .replace(
      /\[([^\]]{1,300})\]\(([^)\s]{0,1000})[^)]{0,300}\)/g,
      (_, label: string, target: string) =>
        /^(?:https?:|mailto:|tel:)/.test(target) && !label.includes(target)
          ? `${label} (${target})`
          : label,
    )
    .replace(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replace(/(^|\s)[*_](\S(?:.*?\S)?)[*_](?=\s|[.,;:!?)]|$)/g, '$1$2')
    .replace(/^\s*>\s?/, '')
    .replace(/\\$/, '');
}
