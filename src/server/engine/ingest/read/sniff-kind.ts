import type { FileKind } from '#server/engine/ingest/document.ts';
import { ReadFailure } from './read-failure.ts';

const kindByExtension: Record<string, FileKind> = {
  pdf: 'pdf',
  docx: 'docx',
  txt: 'txt',
  text: 'txt',
  md: 'md',
  markdown: 'md',
  csv: 'csv',
  tsv: 'csv',
  html: 'html',
  htm: 'html',
};
const binaryMarks: [string, string][] = [
  ['MZ', 'latin1'],
  ['\x7fELF', 'latin1'],
  ['\x89PNG', 'latin1'],
  ['\xff\xd8\xff', 'latin1'],
  ['GIF8', 'latin1'],
  ['Rar!', 'latin1'],
  ['7z\xbc\xaf', 'latin1'],
  ['\x1f\x8b', 'latin1'],
  ['{\\rtf', 'latin1'],
];

/** What a file is, by its first bytes; its name only chooses between the kinds of text. */
export function sniffKind({ name, bytes }: { bytes: Buffer; name: string }): FileKind {
  const named = kindByExtension[/\.([^./\\]+)\s*$/.exec(name)?.[1]?.toLowerCase() ?? ''];
  const head = bytes.subarray(0, 1_024).toString('latin1');
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) {
    if (named === 'docx') return 'docx';
    throw new ReadFailure(named ? 'wrong-type' : 'unsupported-type');
  }
  if (head.startsWith('\xd0\xcf\x11\xe0')) {
    throw new ReadFailure(
      isEncryptedOffice(bytes)
        ? 'password-protected'
        : named === 'docx'
          ? 'wrong-type'
          : 'unsupported-type',
    );
  }
  if (!named) throw new ReadFailure('unsupported-type');
  if (named === 'pdf' || named === 'docx')
    throw new ReadFailure(bytes.length < 256 && named === 'pdf' ? 'damaged' : 'wrong-type');
  if (binaryMarks.some(([mark]) => head.startsWith(mark))) throw new ReadFailure('wrong-type');
  if (named === 'txt' && /^\s*<(?:!doctype html|html[\s>])/i.test(head)) return 'html';
  return named;
}

/** Office keeps an encrypted document in an old-style container with a stream of this name. */
function isEncryptedOffice(bytes: Buffer): boolean {
  return (
    bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ||
    bytes.includes(Buffer.from('EncryptionInfo', 'utf16le'))
  );
}
