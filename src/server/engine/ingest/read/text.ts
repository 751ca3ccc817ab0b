import type { Block } from '#server/engine/ingest/document.ts';

/** Plain text and Markdown: blank lines part paragraphs; headings are marked, underlined or simply stand alone. */
export function readText(o: { text: string; markdown: boolean }): {
  title: string | null;
  blocks: Block[];
} {
  const lines = o.text.replace(/\r\n?|\u2028|\u2029/g, '\n').split('\n');
  const width = usualWidth(lines);
  const blocks: Block[] = [];
  let group: string[] = [];
  let fenced = false;

  const flush = (): void => {
    if (group.length > 0) blocks.push(...readGroup(group, width));
    group = [];
  };

  for (const raw of lines) {
    const line = raw.trim();
    if (o.markdown && /^(?:```|~~~)/.test(line)) {
      fenced = !fenced;
      flush();
      continue;
    }
    const marked = fenced ? null : /^(#{1,6})\s+(.+?)\s*#*$/.exec(line);
    if (marked?.[1] && marked[2] && (o.markdown || marked[1].length <= 3)) {
      flush();
      blocks.push({ kind: 'heading', text: plainInline(marked[2]), level: marked[1].length });
    } else if (line === '') {
      flush();
    } else if (/^(?:=+|-{3,})$/.test(line) && group.length === 1 && !fenced) {
      blocks.push({ kind: 'heading', text: group[0] ?? '', level: line.startsWith('=') ? 1 : 2 });
      group = [];
    } else if (o.markdown && /^\|?[\s:|-]+\|[\s:|-]*$/.test(line)) {
      // The rule under a Markdown table's header carries no text.
    } else {
      group.push(o.markdown && !fenced ? plainInline(line) : line);
      if (group.length >= longGroup && endsSentence.test(line)) flush();
    }
  }
  flush();
  return { title: null, blocks: promoteLoneLines(blocks) };
}

/** A file without blank lines is not one paragraph of ten megabytes. */
const longGroup = 200;

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

const listMark = /^(?:[•●▪‣◦*+-]|\d{1,3}[.)]|[a-zA-Z][.)])\s+/;
const endsSentence = /[.!…:;,。！？]["'”’)]*$/;

function readGroup(group: readonly string[], width: number): Block[] {
  const blocks: Block[] = [];
  const [first = '', ...rest] = group;
  let lines = group;
  if (rest.length > 0 && isHeadingLine(first, { width, next: rest[0] ?? '' })) {
    blocks.push({ kind: 'heading', text: first, level: 2 });
    lines = rest;
  }
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) blocks.push({ kind: 'paragraph', text: joinWrapped(open) });
    open = [];
  };
  for (const line of lines) {
    if (width === 0 || listMark.test(line)) close();
    open.push(
      open.length === 0 ? line.replace(listMark, (mark) => (/^\d/.test(mark) ? mark : '')) : line,
    );
  }
  close();
  return blocks;
}

/** Lines wrapped by hand become one again; a word broken at the end of a line too. */
function joinWrapped(lines: readonly string[]): string {
  const parts: string[] = [];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1] ?? '';
    const broken = /\p{Ll}-$/u.test(line.slice(-2)) && /^\p{Ll}/u.test(next);
    parts.push(broken ? line.slice(0, -1) : line, broken || next === '' ? '' : ' ');
  }
  return parts.join('');
}

function isHeadingLine(line: string, o: { width: number; next: string }): boolean {
  if (line.length > 120 || listMark.test(line) || !/\p{L}/u.test(line)) return false;
  if (/\?$/.test(line)) return !/\?$/.test(o.next);
  if (endsSentence.test(line) && !/:$/.test(line)) return false;
  if (/^\p{Ll}/u.test(line) || listMark.test(o.next)) return false;
  return o.width > 0 ? line.length < o.width * 0.7 : o.next.length > line.length;
}

/** A short line between blank lines, without a full stop and with text after it, heads what follows. */
function promoteLoneLines(blocks: Block[]): Block[] {
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    if (block.kind !== 'paragraph' || block.text.length > 80 || !next || next.kind === 'row')
      return block;
    if (endsSentence.test(block.text) || !/^[\p{Lu}\p{Lo}\d]/u.test(block.text)) return block;
    if (next.kind === 'paragraph' && next.text.length <= block.text.length * 1.5 && index > 0)
      return block;
    return { kind: 'heading', text: block.text, level: index === 0 ? 1 : 2 };
  });
}

function plainInline(line: string): string {
  return line
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\(([^)\s]*)[^)]*\)/g, (_, label: string, target: string) =>
      /^(?:https?:|mailto:|tel:)/.test(target) && !label.includes(target)
        ? `${label} (${target})`
        : label,
    )
    .replace(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replace(/(^|\s)[*_](\S(?:.*?\S)?)[*_](?=\s|[.,;:!?)]|$)/g, '$1$2')
    .replace(/^>\s?/, '')
    .replace(/^\||\|$/g, '')
    .replace(/\s*\|\s*/g, '; ');
}
