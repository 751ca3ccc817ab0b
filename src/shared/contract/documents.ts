/** What browser and server say to each other about documents. */
import { z } from 'zod';
import { textPart } from './corrections.ts';
import { isInOrder, lastBeforeFirst, validDays } from './validity.ts';

/** A document is searched by words once it is split, and by meaning as well once it is embedded. */
export const documentStates = [
  'queued',
  'reading',
  'splitting',
  'embedding',
  'ready',
  'failed',
] as const;
export type DocumentState = (typeof documentStates)[number];

/** What an owner should know about a document that works all the same. */
export const documentNotes = [
  'pages-without-text',
  'text-looks-garbled',
  'rows-uneven',
  'formulas-without-values',
  'text-recognized',
  'text-recognized-unsure',
  'pages-not-recognized',
  'attachments-not-read',
  'words-only',
  'embedding-delayed',
] as const;
export type DocumentNote = (typeof documentNotes)[number];

export const documentNameField = z
  .string({ error: 'Please name this document' })
  .trim()
  .min(1, 'Please name this document')
  .max(255, 'Please use at most 255 characters')
  .regex(/^[^\p{Cc}]*$/u, 'Please use a single line of text');

const documentSources = ['file', 'text'] as const;
/** Uploaded, or typed in. */
export type DocumentSource = (typeof documentSources)[number];

export const document = z.object({
  id: z.uuid(),
  name: z.string(),
  source: z.enum(documentSources),
  /** What the content is, whatever its name says: a key of `documentTypes`. */
  type: z.string(),
  bytes: z.int(),
  state: z.enum(documentStates),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  pages: z.int().nullable(),
  passages: z.int(),
  sentencesTotal: z.int(),
  sentencesEmbedded: z.int(),
  /** How far text recognition is: the page it reads, of all pages that need it. Null while it isn't at work. */
  recognizing: z.object({ page: z.int(), pages: z.int() }).nullable(),
  notes: z.array(z.enum(documentNotes)),
  chatbotIds: z.array(z.uuid()),
  /** The first and the last day on which answers use it; null leaves that side open. */
  ...validDays,
  /** The document that this one looks like a new version of, until its owner has decided. */
  olderVersion: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Document = z.infer<typeof document>;

const idList = z
  .string()
  .transform((value) => value.split(',').filter(Boolean))
  .pipe(z.array(z.uuid()).max(200));

export const documentsQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  search: z.string().trim().max(200).default(''),
  chatbotId: z.uuid().optional(),
  state: z.enum(documentStates).optional(),
  source: z.enum(documentSources).optional(),
  /** Only these: to follow the progress of what is on the screen. */
  ids: idList.optional(),
  count: z.literal('1').optional(),
});
export type DocumentsQuery = z.infer<typeof documentsQuery>;
export const documentsResponse = z.object({
  items: z.array(document),
  nextCursor: z.string().nullable(),
  total: z.int(),
});

/** 201 with the new document, or 200 with the one that has the same content. */
export const uploadResponse = z.object({ document, duplicateOf: z.uuid().nullable() });

export const updateDocumentInput = z
  .object({
    name: documentNameField.optional(),
    chatbotIds: z.array(z.uuid()).max(500, 'Please choose fewer chatbots').optional(),
    validFrom: validDays.validFrom.optional(),
    validUntil: validDays.validUntil.optional(),
  })
  .refine(isInOrder, { path: ['validUntil'], error: lastBeforeFirst });
export type UpdateDocumentInput = z.infer<typeof updateDocumentInput>;

/** `replace` deletes the older document; `keep` keeps both and doesn't ask again. */
export const olderVersionInput = z.object({ choice: z.enum(['replace', 'keep']) });
export type OlderVersionInput = z.infer<typeof olderVersionInput>;

/** The extracted text, as the engine sees it. Files without pages are cut into stretches of readable length. */
export const documentTextQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  /** The first page that says this, instead of `page`. */
  quote: z.string().max(1000).optional(),
});
export const documentTextResponse = z.object({
  page: z.int(),
  pages: z.int(),
  text: z.string(),
  parts: z.array(textPart),
  /** The web page that it was read from. */
  url: z.string().nullable(),
});
export type DocumentTextResponse = z.infer<typeof documentTextResponse>;

/** Files that a browser can show beside what was read from them. */
export const pictureTypes = ['png', 'jpg', 'webp'] as const;
export const viewableTypes = ['pdf', 'txt', 'md', 'csv', ...pictureTypes] as const;
/** `view` shows the file in the browser where that is safe; without it the file is downloaded. */
export const documentFileQuery = z.object({ view: z.literal('1').optional() });

/** Whether a fact is shown as the document says it, as its owner says it, or not used at all. */
const factStates = ['found', 'corrected', 'hidden'] as const;

/** One line, cell or contact detail that an owner can correct. */
export const factValue = z.object({
  key: z.string(),
  /** What answers use. */
  text: z.string(),
  /** What the document says. */
  original: z.string(),
  state: z.enum(factStates),
});
export type FactValue = z.infer<typeof factValue>;

export const factTableRow = z.object({
  key: z.string(),
  row: z.int(),
  isHidden: z.boolean(),
  /** One for each column. */
  cells: z.array(factValue),
});
export type FactTableRow = z.infer<typeof factTableRow>;

const factTable = z.object({
  title: z.string(),
  columns: z.array(z.object({ name: z.string(), role: z.string() })),
  rowCount: z.int(),
  /** How many different categories its rows name; 0 where no column holds categories. */
  categoryCount: z.int(),
  /** The first ones; the others come from `documentFactRowsResponse`. */
  rows: z.array(factTableRow),
});
export type DescribedTable = z.infer<typeof factTable>;

/** What was found in a document besides its text. */
export const documentFactsResponse = z.object({
  /** False until a reader that knows facts has read the document. */
  isRead: z.boolean(),
  schedules: z.array(z.object({ subject: z.string(), lines: z.array(factValue) })),
  tables: z.array(factTable),
  contacts: z.array(z.object({ kind: z.string(), label: z.string(), value: factValue })),
});
export type DocumentFactsResponse = z.infer<typeof documentFactsResponse>;

export const factRowsQuery = z.object({
  table: z.coerce.number().int().min(0).max(100_000).default(0),
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export type FactRowsQuery = z.infer<typeof factRowsQuery>;
export const documentFactRowsResponse = z.object({ rows: z.array(factTableRow) });
export type DocumentFactRowsResponse = z.infer<typeof documentFactRowsResponse>;

export const factKeyField = z.string().min(1).max(64);
export const correctFactInput = z.object({
  /** Null hides the fact. */
  text: z
    .string({ error: 'Enter a value' })
    .trim()
    .min(1, 'Enter a value, or hide this instead')
    .max(500, 'Use at most 500 characters')
    .regex(/^[^\p{Cc}]*$/u, 'Use a single line of text')
    .nullable(),
});

export const deleteDocumentQuery = z.object({
  /** Also out of earlier versions of chatbots, which then can't be restored with it. */
  forGood: z.literal('true').optional(),
});
