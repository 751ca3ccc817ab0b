import type { Block } from '#server/engine/ingest/document.ts';
import { readDocxBody } from './docx-body.ts';
import type { TableCounter } from './laid-table.ts';
import { findAttribute, localName, readMarkup } from './markup.ts';
import { type OfficeArchive, openOfficeArchive } from './office-archive.ts';
import { ReadFailure } from './read-failure.ts';

const titleShape = /<p:ph\b[^>]*\btype="(?:ctrTitle|title)"/;

/** Reads the slides that are shown, in their order; a slide is a page. Speaker notes are not for customers. */
export function readPptx(bytes: Buffer): { blocks: Block[]; pages: number } {
  const archive = openOfficeArchive(bytes);
  const main = 'ppt/presentation.xml';
  if (!archive.names.includes(main)) throw new ReadFailure('wrong-type');
  const counter: TableCounter = { next: 0, budget: { left: 0 } };
  const slides = listSlides({ archive, main });
  const blocks = slides.flatMap((path, at) => {
    const source = archive.readText(path);
    counter.budget.left += source.length + 100_000;
    return readSlide({ source, counter }).map((block) => ({ ...block, page: at + 1 }));
  });
  return { blocks, pages: slides.length };
}

function listSlides({ archive, main }: { archive: OfficeArchive; main: string }): string[] {
  const targets = archive.readTargets(main);
  const paths: string[] = [];
  for (const token of readMarkup(archive.readText(main), 'xml')) {
    if (token.type !== 'open' || localName(token.name) !== 'sldId') continue;
    const path = targets.get(findAttribute(token.attributes, '\\w+:id') ?? '')?.path;
    if (path) paths.push(path);
  }
  return paths;
}

function readSlide({ source, counter }: { source: string; counter: TableCounter }): Block[] {
  if (/<p:sld\b[^>]*\bshow="(?:0|false)"/.test(source.slice(0, 5_000))) return [];
  return cutShapes(source).flatMap((shape) => {
    const blocks = readDocxBody({ source: shape, levels: new Map(), counter });
    if (!titleShape.test(shape)) return blocks;
    const text = blocks.map((block) => (block.kind === 'row' ? '' : block.text)).join(' ');
    return text.trim() === '' ? [] : [{ kind: 'heading' as const, text, level: 1 }];
  });
}

/** Text boxes and tables of a slide in the order in which they are drawn. */
function cutShapes(source: string): string[] {
  const shapes: string[] = [];
  const opening = /<p:(sp|graphicFrame)[\s>]/g;
  for (let found = opening.exec(source); found; found = opening.exec(source)) {
    const closing = `</p:${found[1]}>`;
    const end = source.indexOf(closing, found.index);
    if (end < 0) break;
    shapes.push(source.slice(found.index, end));
    opening.lastIndex = end + closing.length;
  }
  return shapes;
}
