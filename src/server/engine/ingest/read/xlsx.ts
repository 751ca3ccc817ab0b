import type { Block } from '#server/engine/ingest/document.ts';
import { detectTextLanguage } from '#server/engine/understand/detect-language.ts';
import { isDefaultSheetName, readGrid } from './grid-tables.ts';
import type { TableCounter } from './laid-table.ts';
import { findAttribute, localName, readMarkup } from './markup.ts';
import { readNumberFormats } from './number-formats.ts';
import { type OfficeTargets, openOfficeArchive } from './office-archive.ts';
import { ReadFailure } from './read-failure.ts';
import { readSheet } from './xlsx-sheet.ts';

/** Enough of the texts in a workbook to tell its language. */
const longestSample = 20_000;

/** Reads every visible sheet as rows that name their columns; numbers are written as the spreadsheet shows them. */
export function readXlsx(bytes: Buffer): { blocks: Block[]; hasEmptyFormulas: boolean } {
  const archive = openOfficeArchive(bytes);
  const main = archive.names.find((name) => /^xl\/workbook\d*\.xml$/i.test(name));
  if (!main) throw new ReadFailure('wrong-type');
  const { sheets, from1904 } = readWorkbook(archive.readText(main));
  const targets = archive.readTargets(main);
  const texts = readSharedStrings(archive.readText(targetOf({ targets, type: 'sharedStrings' })));
  const language = detectTextLanguage(texts.join('\n').slice(0, longestSample)) ?? 'en';
  const styles = archive.readText(targetOf({ targets, type: 'styles' }));
  const showNumber = readNumberFormats({ styles, language, from1904 });
  const counter: TableCounter = { next: 0, budget: { left: 0 } };
  const blocks: Block[] = [];
  let hasEmptyFormulas = false;
  for (const { name, target } of sheets) {
    const source = archive.readText(targets.get(target)?.path ?? '');
    counter.budget.left += source.length + 100_000;
    const sheet = readSheet({ source, texts, showNumber, budget: counter.budget });
    hasEmptyFormulas ||= sheet.hasEmptyFormulas;
    const { blocks: read } = readGrid({ rows: sheet.rows, counter });
    if (read.length > 0 && !isDefaultSheetName(name))
      blocks.push({ kind: 'heading', text: name, level: 1 });
    for (const block of read) blocks.push(block);
  }
  return { blocks, hasEmptyFormulas };
}

function readWorkbook(source: string): {
  sheets: { name: string; target: string }[];
  from1904: boolean;
} {
  const sheets: { name: string; target: string }[] = [];
  let from1904 = false;
  for (const token of readMarkup(source, 'xml')) {
    if (token.type === 'doctype') throw new ReadFailure('damaged');
    if (token.type !== 'open') continue;
    const name = localName(token.name);
    const setting = (key: string) => findAttribute(token.attributes, key);
    if (name === 'workbookPr') from1904 = /^(?:1|true)$/.test(setting('date1904') ?? '');
    if (name === 'sheet' && !/hidden/i.test(setting('state') ?? ''))
      sheets.push({ name: setting('name') ?? '', target: setting('\\w+:id') ?? '' });
  }
  return { sheets, from1904 };
}

const targetOf = ({ targets, type }: { targets: OfficeTargets; type: string }): string =>
  [...targets.values()].find((target) => target.type === type)?.path ?? '';

/** Texts are stored once and named by number; parts in different fonts make one text, pronunciation is left out. */
function readSharedStrings(source: string): string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isSpoken = false;
  for (const token of readMarkup(source, 'xml')) {
    if (token.type === 'text') {
      if (isText && !isSpoken) text += token.text;
    } else if (token.type !== 'doctype') {
      const name = localName(token.name);
      const opens = token.type === 'open' && !token.closed;
      if (name === 't') isText = opens;
      else if (name === 'rPh') isSpoken = opens;
      else if (name === 'si' && opens) text = '';
      else if (name === 'si') texts.push(token.type === 'open' ? '' : text);
    }
  }
  return texts;
}
