import { documentTypes, type FileKind, fileKinds, findKindByName } from '#shared/document-types.ts';
import { ReadFailure } from './read-failure.ts';

const kindMarks = fileKinds.flatMap((kind) => {
  const { content } = documentTypes[kind];
  return typeof content === 'object' ? [{ kind, mark: content.mark }] : [];
});
/** Content that is never text, whatever its name says. */
const binaryMarks = [
  ...kindMarks.map(({ mark }) => mark),
  'MZ',
  '\x7fELF',
  'GIF8',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
];
const zipMarks = ['PK\x03\x04', 'PK\x05\x06'];
const oldOfficeMark = '\xd0\xcf\x11\xe0';

/** What a file is, by its first bytes; its name only chooses between the kinds of text and of archives. */
export function sniffKind({ name, bytes }: { bytes: Buffer; name: string }): FileKind {
  const named = findKindByName(name);
  const head = bytes.subarray(0, 1_024).toString('latin1');
  if (head.includes('%PDF-')) return 'pdf';
  const content = named && documentTypes[named].content;
  if (zipMarks.some((mark) => head.startsWith(mark))) {
    if (named && content === 'zip') return named;
    throw new ReadFailure(named ? 'wrong-type' : 'unsupported-type');
  }
  if (head.startsWith(oldOfficeMark)) {
    if (isEncryptedOffice(bytes)) throw new ReadFailure('password-protected');
    throw new ReadFailure(content === 'zip' ? 'wrong-type' : 'unsupported-type');
  }
  if (!named) throw new ReadFailure('unsupported-type');
  if (content !== 'text') return kindByMark({ head, named, length: bytes.length });
  if (binaryMarks.some((mark) => head.startsWith(mark))) throw new ReadFailure('wrong-type');
  if (named === 'txt' && /^\s*<(?:!doctype html|html[\s>])/i.test(head)) return 'html';
  return named;
}

function kindByMark(file: { head: string; named: FileKind; length: number }): FileKind {
  const found = kindMarks.find(({ mark }) => file.head.startsWith(mark));
  if (found) return found.kind;
  throw new ReadFailure(file.length < 256 && file.named === 'pdf' ? 'damaged' : 'wrong-type');
}

/** Office keeps an encrypted document in an old-style container with a stream of this name. */
function isEncryptedOffice(bytes: Buffer): boolean {
  return (
    bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ||
    bytes.includes(Buffer.from('EncryptionInfo', 'utf16le'))
  );
}
