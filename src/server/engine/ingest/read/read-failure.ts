import { type FileKind, nameTypes } from '#shared/document-types.ts';
import { limits } from '#shared/limits.ts';

/** Why a file could not be read: the code is for programs, the sentence for the shop owner who uploaded it. */
const sentences = {
  empty: 'This file is empty.',
  'no-text':
    "We couldn't find any text in this file. If it's a scan or a photo, make a sharper one in good light and upload that.",
  'password-protected':
    'This file is protected with a password. Save a copy without the password and upload that.',
  damaged:
    'This file is damaged and could not be opened. Save it again from the program that made it and upload the new copy.',
  'wrong-type':
    'The content of this file is not what its name says. Check the file and upload the real document.',
  'unsupported-type': `This type of file can't be read. Upload one of these: ${nameTypes(limits.upload.types).join(', ')}.`,
  'picture-too-large':
    'This picture has too many pixels. Save a smaller copy, at most 40 megapixels, and upload that.',
  'dynamic-form':
    'This PDF is a dynamic form that only opens in Adobe software. Print it to a new PDF and upload that.',
  'unreadable-encoding':
    'The text of this file is stored in a way that cannot be read. Save it as UTF-8 text and upload it again.',
  'too-large': 'This file is too large. Split it into smaller files and upload those.',
  'too-many-pages': 'This file has too many pages. Split it into smaller files and upload those.',
  'too-slow':
    'Reading this file took too long. Save it again in a simpler form, or split it, and upload that.',
  'too-much-memory':
    'Reading this file needs too much memory. Split it into smaller files and upload those.',
} as const;

export type ReadFailureCode = keyof typeof sentences;

export class ReadFailure extends Error {
  readonly code: ReadFailureCode;
  readonly kind: FileKind | null;

  constructor(code: ReadFailureCode, options: { kind?: FileKind; cause?: unknown } = {}) {
    super(sentences[code], { cause: options.cause });
    this.name = 'ReadFailure';
    this.code = code;
    this.kind = options.kind ?? null;
  }
}

export function isReadFailureCode(value: unknown): value is ReadFailureCode {
  return typeof value === 'string' && Object.hasOwn(sentences, value);
}
