import type { Block } from '#server/engine/ingest/document.ts';
import { findAttribute, readMarkup } from './markup.ts';

/** The text a visitor of the page would see: no scripts, nothing hidden, headings and table rows kept apart. */
export function readHtml(source: string): { title: string | null; blocks: Block[] } {
  const blocks: Block[] = [];
  const tables: { columns: string[]; cells: string[]; header: boolean }[] = [];
  let hidden: string[] = [];
  let title: string | null = null;
  let heading = 0;
  let inTitle = false;
  let text = '';

  function flush(): void {
    const content = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (content === '') return;
    const table = tables.at(-1);
    if (table)
      table.cells[Math.max(0, table.cells.length - 1)] = joinCell(table.cells.at(-1), content);
    else if (heading > 0) blocks.push({ kind: 'heading', text: content, level: heading });
    else blocks.push({ kind: 'paragraph', text: content });
  }

  function endRow(): void {
    const table = tables.at(-1);
    if (!table) return;
    const cells = table.cells.map((cell) => cell.trim());
    table.cells = [];
    if (table.header && table.columns.length === 0) {
      table.columns = cells;
      return;
    }
    const row = cells
      .map((cell, index) => {
        const column = table.columns[index];
        return cell && column ? `${column}: ${cell}` : cell;
      })
      .filter(Boolean)
      .join('; ');
    if (row) blocks.push({ kind: 'paragraph', text: row });
  }

  for (const token of readMarkup(source, 'html')) {
    if (token.type === 'text') {
      if (inTitle) title ??= token.text.replace(/\s+/g, ' ').trim() || null;
      else if (hidden.length === 0) text += token.text;
    } else if (token.type === 'open') {
      if (hidden.length > 0) {
        if (!token.closed && !voidElements.has(token.name)) hidden.push(token.name);
        continue;
      }
      if (token.name === 'title') inTitle = true;
      else if (isHidden(token)) hidden.push(token.name);
      else if (token.name === 'br') text += ' ';
      else if (token.name === 'img') text += ` ${findAttribute(token.attributes, 'alt') ?? ''} `;
      if (!blockElements.has(token.name)) continue;
      flush();
      if (/^h[1-6]$/.test(token.name)) heading = Number(token.name[1]);
      if (token.name === 'table') tables.push({ columns: [], cells: [], header: true });
      if (token.name === 'td' || token.name === 'th') {
        const table = tables.at(-1);
        if (table && token.name === 'td') table.header = false;
        table?.cells.push('');
      }
    } else if (token.type === 'close') {
      if (hidden.length > 0) {
        const at = hidden.lastIndexOf(token.name);
        if (at >= 0) hidden = hidden.slice(0, at);
        continue;
      }
      if (token.name === 'title') inTitle = false;
      if (!blockElements.has(token.name)) continue;
      flush();
      if (/^h[1-6]$/.test(token.name)) heading = 0;
      if (token.name === 'tr') endRow();
      if (token.name === 'table') {
        endRow();
        tables.pop();
      }
    }
  }
  flush();
  return { title, blocks };
}

const joinCell = (before: string | undefined, more: string): string =>
  before ? `${before} ${more}` : more;

const voidElements = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
const skippedElements = new Set(
  'script style noscript template svg math iframe object embed canvas audio video textarea select option button datalist nav'.split(
    ' ',
  ),
);
const blockElements = new Set(
  'address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

function isHidden(token: { name: string; attributes: string; closed: boolean }): boolean {
  if (voidElements.has(token.name)) return false;
  if (skippedElements.has(token.name)) return true;
  if (/(?:^|\s)hidden(?=\s|=|$)/i.test(token.attributes)) return true;
  if (findAttribute(token.attributes, 'aria-hidden') === 'true') return true;
  const style = findAttribute(token.attributes, 'style') ?? '';
  return /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d]*[1-9])|opacity\s*:\s*0(?:\.0*)?\s*(?:;|$)/i.test(
    style,
  );
}
