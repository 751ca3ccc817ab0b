/** Every type of file that can be uploaded. The screens, the server and the reader all take their lists from here. */
import { text } from './text.ts';

type DocumentType = {
  /** As sentences list it. */
  name: string;
  /** File name endings without the dot, the usual one first. */
  endings: readonly [string, ...string[]];
  /** How the content begins: a ZIP archive, plain text, or these bytes (as Latin-1). */
  content: 'zip' | 'text' | { mark: string };
};

const types = {
  pdf: { name: 'PDF', endings: ['pdf'], content: { mark: '%PDF-' } },
  docx: { name: 'Word', endings: ['docx'], content: 'zip' },
  xlsx: { name: 'Excel', endings: ['xlsx', 'xlsm'], content: 'zip' },
  pptx: { name: 'PowerPoint', endings: ['pptx'], content: 'zip' },
  odt: { name: 'OpenDocument', endings: ['odt'], content: 'zip' },
  ods: { name: 'OpenDocument', endings: ['ods'], content: 'zip' },
  rtf: { name: 'RTF', endings: ['rtf'], content: { mark: '{\\rtf' } },
  txt: { name: text('text'), endings: ['txt', 'text'], content: 'text' },
  csv: { name: 'CSV', endings: ['csv', 'tsv'], content: 'text' },
  md: { name: 'Markdown', endings: ['md', 'markdown'], content: 'text' },
  html: { name: 'HTML', endings: ['html', 'htm'], content: 'text' },
  eml: { name: 'email (.eml)', endings: ['eml'], content: 'text' },
  png: { name: text('pictures'), endings: ['png'], content: { mark: '\x89PNG' } },
  jpg: { name: text('pictures'), endings: ['jpg', 'jpeg'], content: { mark: '\xff\xd8\xff' } },
  webp: { name: text('pictures'), endings: ['webp'], content: { mark: 'RIFF' } },
} as const satisfies Record<string, DocumentType>;

export type FileKind = keyof typeof types;

export const documentTypes: Readonly<Record<FileKind, DocumentType>> = types;

export const fileKinds = Object.keys(types) as FileKind[];

/** As settings and lists write it: ".docx". */
export const endingOf = (kind: FileKind): string => `.${documentTypes[kind].endings[0]}`;

/** What a file is by its name, or null when no type has this ending. */
export function findKindByName(name: string): FileKind | null {
  const ending = /\.([^./\\]+)\s*$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return fileKinds.find((kind) => documentTypes[kind].endings.includes(ending)) ?? null;
}

/** The endings of the allowed types, also the less usual ones: what a browser's choice of files should offer. */
export function listEndings(allowed: readonly string[]): string[] {
  return fileKinds
    .filter((kind) => allowed.includes(endingOf(kind)))
    .flatMap((kind) => documentTypes[kind].endings.map((ending) => `.${ending}`));
}

/** "PDF, Word, Excel, text": several types with one name are named once. */
export function nameTypes(allowed: readonly string[]): string[] {
  const kinds = fileKinds.filter((kind) => allowed.includes(endingOf(kind)));
  return [...new Set(kinds.map((kind) => documentTypes[kind].name))];
}
