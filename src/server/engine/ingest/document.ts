/** What a file becomes once it is read: its text in reading order, each part knowing where it stood. */
import type { FileKind } from '#shared/document-types.ts';

/** Where a passage stands in its document, as a visitor would be told. */
export type Place = { page?: number; row?: number; heading?: string };

export type Cell = {
  column: string;
  value: string;
  /** Which cell of its row it is, where its column has no name and empty ones come before it. */
  nth?: number;
};

export type Block = {
  /** Words that text recognition was not sure of. */
  unsure?: string[];
} & (
  | { kind: 'heading'; text: string; level: number; page?: number }
  | { kind: 'paragraph'; text: string; page?: number }
  /** `table` counts the tables of a file from 0: rows with the same number share their columns. */
  | { kind: 'row'; cells: Cell[]; row: number; table: number; page?: number }
);

/** What a person should know about a file that could be read only in part. */
export type ReadWarning =
  | 'pages-without-text'
  | 'text-looks-garbled'
  | 'rows-uneven'
  | 'formulas-without-values'
  | 'text-recognized'
  | 'text-recognized-unsure'
  | 'pages-not-recognized'
  | 'attachments-not-read';

export type ReadDocument = {
  kind: FileKind;
  title: string | null;
  blocks: Block[];
  pages: number | null;
  warnings: ReadWarning[];
};
