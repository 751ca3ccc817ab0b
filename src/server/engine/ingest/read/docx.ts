import type { Block } from '#server/engine/ingest/document.ts';
import { findAttribute, type MarkupToken, readMarkup } from './markup.ts';
import { ReadFailure } from './read-failure.ts';
import { openZip } from './zip.ts';

const limits = { entries: 2_000, inflatedBytes: 80 * 1024 * 1024, ratio: 250 };

/**
 * Walks Word's own XML as a stream of tags instead of building a tree: text boxes, tables and tracked changes come
 * along, hidden and deleted text does not, nothing outside the file is ever followed.
 */
export function readDocx(bytes: Buffer): { title: string | null; blocks: Block[] } {
  const archive = openZip(bytes, limits);
  const main = archive.names.find((name) => /^word\/document\d*\.xml$/i.test(name));
  if (!main) throw new ReadFailure('wrong-type');
  const body = textOf(archive.read(main));
  if (/<!DOCTYPE/i.test(body.slice(0, 2_000))) throw new ReadFailure('damaged');
  const levels = readHeadingStyles(textOf(archive.read('word/styles.xml')));
  const blocks = readBody(body, levels);
  for (const part of ['word/footnotes.xml', 'word/endnotes.xml']) {
    blocks.push(...readBody(textOf(archive.read(part)), levels));
  }
  const title = /<dc:title>([^<]{1,300})<\/dc:title>/.exec(
    textOf(archive.read('docProps/core.xml')),
  )?.[1];
  return { title: title?.trim() || null, blocks };
}

const textOf = (bytes: Buffer | null): string =>
  bytes ? bytes.toString('utf8').replace(/^\uFEFF/, '') : '';
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Word names its heading styles in the reader's language but always gives them an outline level. */
function readHeadingStyles(styles: string): Map<string, number> {
  const levels = new Map<string, number>();
  let style = '';
  for (const token of readMarkup(styles, 'xml')) {
    if (token.type !== 'open') continue;
    const name = localName(token.name);
    if (name === 'style') style = settingOf(token, 'styleId') ?? '';
    if (name === 'outlineLvl') levels.set(style, Number(settingOf(token, 'val')) + 1);
    if (name === 'name' && settingOf(token, 'val')?.toLowerCase() === 'title') levels.set(style, 1);
  }
  return levels;
}

type OpenTag = Extract<MarkupToken, { type: 'open' }>;
const settingOf = (tag: OpenTag, name: string): string | null =>
  findAttribute(tag.attributes, `(?:\\w+:)?${name}`);

/** Parts of the page that are not its text: the older copy of a shape, deleted words, field codes, settings. */
const skipped = new Set([
  'Fallback',
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'sectPr',
  'drawingProps',
]);

function readBody(source: string, levels: Map<string, number>): Block[] {
  const blocks: Block[] = [];
  const paragraphs: { text: string; level: number }[] = [];
  const rows: string[][] = [];
  let skipping: { name: string; depth: number } | null = null;
  let hidden = false;
  let inText = false;

  function endParagraph(): void {
    const paragraph = paragraphs.pop();
    const text = paragraph?.text.replace(/\s+/g, ' ').trim();
    if (!paragraph || !text) return;
    const row = rows.at(-1);
    if (row) row[row.length - 1] = row.at(-1) ? `${row.at(-1)} ${text}` : text;
    else if (paragraph.level > 0 && text.length <= 200)
      blocks.push({ kind: 'heading', text, level: paragraph.level });
    else blocks.push({ kind: 'paragraph', text });
  }

  for (const token of readMarkup(source, 'xml')) {
    if (token.type === 'doctype') throw new ReadFailure('damaged');
    if (token.type === 'text') {
      const paragraph = paragraphs.at(-1);
      if (inText && !hidden && !skipping && paragraph) paragraph.text += token.text;
      continue;
    }
    const name = localName(token.name);
    if (skipping) {
      if (name !== skipping.name) continue;
      if (token.type === 'open' && !token.closed) skipping.depth += 1;
      if (token.type === 'close') skipping.depth -= 1;
      if (skipping.depth === 0) skipping = null;
      continue;
    }
    if (token.type === 'close') {
      if (name === 't') inText = false;
      else if (name === 'p') endParagraph();
      else if (name === 'r') hidden = false;
      else if (name === 'tr') {
        const cells = rows.pop()?.filter(Boolean) ?? [];
        if (cells.length > 0) blocks.push({ kind: 'paragraph', text: cells.join('; ') });
      }
      continue;
    }
    const paragraph = paragraphs.at(-1);
    if (skipped.has(name) && !token.closed) skipping = { name, depth: 1 };
    else if (name === 'p' && !token.closed) paragraphs.push({ text: '', level: 0 });
    else if (name === 't') inText = !token.closed;
    else if (name === 'r') hidden = false;
    else if (name === 'vanish' || name === 'webHidden')
      hidden = !/^(?:0|false|off)$/.test(settingOf(token, 'val') ?? '');
    else if (name === 'tr') rows.push([]);
    else if (name === 'tc') rows.at(-1)?.push('');
    else if (paragraph && (name === 'tab' || name === 'br' || name === 'cr')) paragraph.text += ' ';
    else if (paragraph && name === 'noBreakHyphen') paragraph.text += '-';
    else if (paragraph && name === 'pStyle')
      paragraph.level = levels.get(settingOf(token, 'val') ?? '') ?? 0;
    else if (paragraph && name === 'outlineLvl')
      paragraph.level = Number(settingOf(token, 'val')) + 1;
  }
  return blocks;
}
