/** What the buttons above a text do to it: a new text and what is selected in it afterwards. */
export type Edited = { value: string; start: number; end: number };
export type MarkdownMark = 'heading' | 'bold' | 'bullets' | 'numbers' | 'link' | 'table';

const newTable = '| Item | Price |\n| --- | --- |\n| First | 10 |\n| Second | 20 |';

export function editMarkdown({ mark, ...text }: Edited & { mark: MarkdownMark }): Edited {
  switch (mark) {
    case 'heading':
      return markLines({ ...text, pattern: /^#{1,6} +/, write: () => '## ' });
    case 'bullets':
      return markLines({ ...text, pattern: /^[-*+] +/, write: () => '- ' });
    case 'numbers':
      return markLines({ ...text, pattern: /^\d+[.)] +/, write: (at) => `${at + 1}. ` });
    case 'bold':
      return wrap({ ...text, before: '**', after: '**', empty: 'bold text' });
    case 'link':
      return wrap({ ...text, before: '[', after: '](https://)', empty: 'link text' });
    case 'table':
      return insertBlock({ ...text, block: newTable });
  }
}

/** Marks every line of the selection, or takes the marks away where all have one. */
function markLines({
  value,
  start,
  end,
  pattern,
  write,
}: Edited & { pattern: RegExp; write: (at: number) => string }): Edited {
  const from = start === 0 ? 0 : value.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = value.indexOf('\n', Math.max(end - 1, start));
  const to = lineEnd < 0 ? value.length : lineEnd;
  const lines = value.slice(from, to).split('\n');
  const isMarked = lines.every((line) => pattern.test(line));
  const marked = lines
    .map((line, at) => (isMarked ? '' : write(at)) + line.replace(pattern, ''))
    .join('\n');
  const marks = span(from, marked);
  // Without a selection one goes on typing behind the mark.
  const selected = start === end ? { start: marks.end, end: marks.end } : marks;
  return { value: value.slice(0, from) + marked + value.slice(to), ...selected };
}

function wrap({
  value,
  start,
  end,
  before,
  after,
  empty,
}: Edited & { before: string; after: string; empty: string }): Edited {
  const inner = value.slice(start, end) || empty;
  return {
    value: value.slice(0, start) + before + inner + after + value.slice(end),
    ...span(start + before.length, inner),
  };
}

/** On lines of its own, with an empty one before and after. */
export function insertBlock({ value, start, end, block }: Edited & { block: string }): Edited {
  const before = value.slice(0, start).trimEnd();
  const after = value.slice(end).trimStart();
  const head = before ? `${before}\n\n` : '';
  return { value: `${head}${block}\n${after && `\n${after}`}`, ...span(head.length, block) };
}

const span = (start: number, text: string) => ({ start, end: start + text.length });

/** Cells copied from a spreadsheet, as a table; null for anything else. */
export function tableFromCells(pasted: string): string | null {
  const rows = pasted
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  const columns = rows[0]?.length ?? 0;
  if (rows.length < 2 || columns < 2 || rows.some(({ length }) => length !== columns)) return null;
  const write = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.trim().replaceAll('|', '\\|')).join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [write(head), write(head.map(() => '---')), ...others.map(write)].join('\n');
}
