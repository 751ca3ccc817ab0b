import type { Block } from '#server/engine/ingest/document.ts';
import { headingLevelOf, readDocxBody, settingOf } from './docx-body.ts';
import { decodeEntities } from './entities.ts';
import { localName, readMarkup } from './markup.ts';
import { openOfficeArchive } from './office-archive.ts';
import { ReadFailure } from './read-failure.ts';

/**
 * Walks Word's own XML as a stream of tags instead of building a tree: text boxes, tables and tracked changes come
 * along, hidden and deleted text does not, nothing outside the file is ever followed.
 */
export function readDocx(bytes: Buffer): { title: string | null; blocks: Block[] } {
  const archive = openOfficeArchive(bytes);
  const main = archive.names.find((name) => /^word\/document\d*\.xml$/i.test(name));
  if (!main) throw new ReadFailure('wrong-type');
  const body = archive.readText(main);
  const levels = readHeadingStyles(archive.readText('word/styles.xml'));
  const counter = { next: 0, budget: { left: body.length + 100_000 } };
  const blocks = readDocxBody({ source: body, levels, counter });
  for (const part of ['word/footnotes.xml', 'word/endnotes.xml']) {
    const notes = readDocxBody({ source: archive.readText(part), levels, counter });
    for (const block of notes) blocks.push(block);
  }
  const title = /<dc:title>([^<]{1,300})<\/dc:title>/.exec(
    archive.readText('docProps/core.xml'),
  )?.[1];
  return { title: title ? decodeEntities(title).trim() || null : null, blocks };
}

/**
 * Word shows the names of its heading styles in the reader's language but stores them in English. Other programs write
 * only the name or only the outline level.
 */
function readHeadingStyles(styles: string): Map<string, number> {
  const levels = new Map<string, number>();
  let style = '';
  for (const token of readMarkup(styles, 'xml')) {
    if (token.type !== 'open') continue;
    const name = localName(token.name);
    if (name === 'style') {
      style = settingOf(token, 'styleId') ?? '';
      const level = headingLevelOf(style);
      if (level > 0) levels.set(style, level);
    }
    if (name === 'outlineLvl') levels.set(style, Number(settingOf(token, 'val')) + 1);
    if (name === 'name') {
      const level = headingLevelOf(settingOf(token, 'val') ?? '');
      if (level > 0 && !levels.has(style)) levels.set(style, level);
    }
  }
  return levels;
}
