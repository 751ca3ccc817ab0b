import type { Block, ReadDocument, ReadWarning } from '#server/engine/ingest/document.ts';
import type { FileKind } from '#shared/document-types.ts';
import { cleanText } from './clean-text.ts';
import { readCsv } from './csv.ts';
import { decodeText } from './decode-text.ts';
import { readDocx } from './docx.ts';
import { readEml } from './eml.ts';
import { readHtml } from './html.ts';
import { readOpenDocument } from './open-document.ts';
import { type ReadProgress, readPdf } from './pdf.ts';
import { readPicture } from './picture.ts';
import { readPptx } from './pptx.ts';
import { type EmailAttachment, readAttachments } from './read-attachments.ts';
import { ReadFailure } from './read-failure.ts';
import { readRtf } from './rtf.ts';
import { sniffKind } from './sniff-kind.ts';
import { readText } from './text.ts';
import { readXlsx } from './xlsx.ts';

/** Reads one file in this process: only `read-file.ts`, which adds the limits, and tests should call it. */
export async function readBytes(input: {
  bytes: Buffer;
  name: string;
  maxPages: number;
  onProgress?: (progress: ReadProgress) => Promise<void>;
  /** It came with an email; what came with it in turn is not read. */
  isAttached?: boolean;
}): Promise<ReadDocument> {
  if (input.bytes.length === 0) throw new ReadFailure('empty');
  const kind = sniffKind(input);
  const { bytes, maxPages, onProgress = async () => {}, isAttached = false } = input;
  const parsed = await readers[kind]({ bytes, kind, maxPages, onProgress, isAttached });
  const blocks = parsed.blocks.map(cleanBlock).filter((block) => block !== null);
  if (!(blocks.some(hasWords) || hasLetters(blocks)) || isOneSign(blocks))
    throw new ReadFailure('no-text', { kind });
  const warnings = new Set(parsed.warnings);
  if (looksGarbled(blocks)) warnings.add('text-looks-garbled');
  if (blocks.some(({ unsure }) => unsure)) warnings.add('text-recognized-unsure');
  return {
    kind,
    title: parsed.title ? cleanText(parsed.title) : null,
    blocks,
    pages: parsed.pages ?? null,
    warnings: [...warnings],
  };
}

type Parsed = {
  title?: string | null;
  blocks: Block[];
  pages?: number;
  warnings?: ReadWarning[];
};

type ReaderInput = {
  bytes: Buffer;
  kind: FileKind;
  maxPages: number;
  onProgress(progress: ReadProgress): Promise<void>;
  isAttached: boolean;
};
type Reader = (input: ReaderInput) => Parsed | Promise<Parsed>;

const picture: Reader = async (input) => ({
  ...(await readPicture(input)),
  warnings: ['text-recognized'],
});

const email: Reader = async ({ bytes, isAttached, maxPages, onProgress }) => {
  const { title, blocks, attachments } = await readEml(bytes);
  if (attachments.length === 0) return { title, blocks };
  if (isAttached) return { title, blocks, warnings: ['attachments-not-read'] };
  const limits = { maxPages, onProgress, isAttached: true };
  const read = (attachment: EmailAttachment) => readBytes({ ...attachment, ...limits });
  return { title, ...(await readAttachments({ attachments, blocks, read })) };
};

/** One for each type of file. */
const readers: Record<FileKind, Reader> = {
  pdf: readPdf,
  docx: ({ bytes }) => readDocx(bytes),
  xlsx({ bytes }) {
    const { blocks, hasEmptyFormulas } = readXlsx(bytes);
    return { blocks, warnings: hasEmptyFormulas ? ['formulas-without-values'] : [] };
  },
  pptx: ({ bytes }) => readPptx(bytes),
  odt: ({ bytes }) => readOpenDocument({ bytes, kind: 'odt' }),
  ods: ({ bytes }) => readOpenDocument({ bytes, kind: 'ods' }),
  rtf: ({ bytes }) => readRtf(bytes),
  eml: email,
  txt: ({ bytes }) => readText({ text: decodeText(bytes), markdown: false }),
  md: ({ bytes }) => readText({ text: decodeText(bytes), markdown: true }),
  csv({ bytes }) {
    const { blocks, uneven } = readCsv(decodeText(bytes));
    return { blocks, warnings: uneven ? ['rows-uneven'] : [] };
  },
  html: ({ bytes }) => readHtml(decodeText(bytes)),
  png: picture,
  jpg: picture,
  webp: picture,
};

function cleanBlock(block: Block): Block | null {
  if (block.kind === 'row') {
    const cells = block.cells
      .map((cell) => ({ ...cell, column: cleanText(cell.column), value: cleanText(cell.value) }))
      .filter((cell) => cell.value !== '');
    return cells.length > 0 ? { ...block, cells } : null;
  }
  const text = cleanText(block.text.replace(/\n/g, ' '));
  return text === '' ? null : { ...block, text };
}

const hasWords = (block: Block): boolean =>
  block.kind === 'row' || /[\p{L}\p{N}]{2}|[\p{Lo}]/u.test(block.text);

/** Some files set every letter apart, or list an alphabet: without one word, they are read all the same. */
function hasLetters(blocks: readonly Block[]): boolean {
  const letters = new Set<string>();
  for (const block of blocks) {
    if (block.kind === 'row') continue;
    for (const letter of block.text.slice(0, 2_000).match(/\p{L}/gu) ?? []) letters.add(letter);
    if (letters.size >= enoughLetters) return true;
  }
  return false;
}

/** Fewer different ones may be marks of a scan. */
const enoughLetters = 8;

/** A file filled with one or two signs is padding, whatever the sign. */
function isOneSign(blocks: readonly Block[]): boolean {
  const signs = new Set<string>();
  let length = 0;
  for (const block of blocks) {
    const text = block.kind === 'row' ? block.cells.map((cell) => cell.value).join('') : block.text;
    length += text.length;
    for (const sign of text.slice(0, 2_000)) signs.add(sign);
    if (signs.size > 3) return false;
  }
  return length > 200;
}

/**
 * Fonts without a character table come out as strings of accents and signs. Real writing, in any script, is mostly
 * letters of one or two neighbouring alphabets.
 */
function looksGarbled(blocks: readonly Block[]): boolean {
  let text = '';
  for (const block of blocks) {
    text += block.kind === 'row' ? block.cells.map((cell) => cell.value).join(' ') : block.text;
    if (text.length > 20_000) break;
  }
  const letters = text.match(/[^\s\p{P}\p{N}]/gu) ?? [];
  if (letters.length < 20) return false;
  const odd = letters.filter((sign) =>
    /[\u00A0-\u00BF\u00D7\u00F7\u02B0-\u036F\p{Co}\p{S}\uFFFD]/u.test(sign),
  ).length;
  const accented = letters.filter((sign) => /[\u00C0-\u00FF]/.test(sign)).length;
  return odd > letters.length * 0.2 || accented > letters.length * 0.4;
}
