import { isNull } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DocumentNote, DocumentState } from '#shared/contract/documents.ts';
import { chatbots } from './chatbots.ts';
import { bytes, moment } from './columns.ts';
import { belongsTo, madeBy, ofWorkspace } from './of-workspace.ts';

export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: ofWorkspace(),
    userId: madeBy(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    /** The web page it was read from; null for uploaded files. */
    url: text('url'),
    /** Counts the saves of a text that was typed in; null for files and pages. */
    textVersion: integer('text_version'),
    state: text('state').$type<DocumentState>().notNull(),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    pages: integer('pages'),
    /** How far text recognition is while the document is read. */
    recognizing: jsonb('recognizing').$type<{ page: number; pages: number }>(),
    passages: integer('passages').notNull().default(0),
    sentencesTotal: integer('sentences_total').notNull().default(0),
    sentencesEmbedded: integer('sentences_embedded').notNull().default(0),
    notes: jsonb('notes').$type<DocumentNote[]>().notNull(),
    /** Which of the passages written for it are its own: every reading starts a new generation. */
    generation: integer('generation').notNull().default(0),
    /** The highest generation so far, which the current one isn't after an earlier version was restored. */
    lastGeneration: integer('last_generation').notNull().default(0),
    /** The version of the reader that its passages and facts come from, or that last failed to read it again. */
    readerVersion: integer('reader_version').notNull().default(0),
    /** A newer reading of the same file that is being embedded; it replaces the current one once it is complete. */
    nextReading: jsonb('next_reading').$type<NextReading>(),
    /** Counts the owner's corrections and their undoing, so that cached facts can be told from newer ones. */
    factsRevision: integer('facts_revision').notNull().default(0),
    lastFactsRevision: integer('last_facts_revision').notNull().default(0),
    /** The model that all of its passages are embedded with; null while some are not. */
    embedderId: text('embedder_id'),
    /** Another model that all of its passages are embedded with too, which is to replace `embedderId`. */
    nextEmbedderId: text('next_embedder_id'),
    /** Who works on it, and until when that is believed without a sign of life. */
    leaseId: uuid('lease_id'),
    leasedUntil: moment('leased_until'),
    /** When it was last worked on: whose turn is next depends on it. */
    workedAt: moment('worked_at'),
    attempts: integer('attempts').notNull().default(0),
    retryAt: moment('retry_at'),
    /** When its owner deleted it. It stays as long as a version of a chatbot has it. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('documents_id_workspace_unique').on(table.id, table.workspaceId),
    // The same file twice in a workspace is one document, also when both arrive in the same moment.
    uniqueIndex('documents_workspace_content_unique')
      .on(table.workspaceId, table.sha256)
      .where(isNull(table.deletedAt)),
    unique('documents_storage_key_unique').on(table.storageKey),
    index('documents_workspace_created_index').on(table.workspaceId, table.createdAt, table.id),
    index('documents_state_index').on(table.state),
  ],
);

export type NextReading = {
  generation: number;
  readerVersion: number;
  pages: number | null;
  passages: number;
  sentencesTotal: number;
  notes: DocumentNote[];
};

/** Both ends belong to the same workspace by the table's own keys. */
export const chatbotDocuments = pgTable(
  'chatbot_documents',
  {
    chatbotId: uuid('chatbot_id').notNull(),
    documentId: uuid('document_id').notNull(),
    workspaceId: uuid('workspace_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatbotId, table.documentId] }),
    index('chatbot_documents_document_id_index').on(table.documentId),
    belongsTo({
      name: 'chatbot_documents_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
    belongsTo({
      name: 'chatbot_documents_document_fk',
      columns: [table.documentId, table.workspaceId],
      parent: documents,
    }),
  ],
);

export const passages = pgTable(
  'passages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    documentId: uuid('document_id').notNull(),
    generation: integer('generation').notNull(),
    ordinal: integer('ordinal').notNull(),
    text: text('text').notNull(),
    /** As the engine split it: what is quoted, and where it stands. */
    sentences: jsonb('sentences').$type<StoredSentence[]>().notNull(),
    context: text('context').notNull(),
    place: jsonb('place').$type<StoredPlace>().notNull(),
    /** What search by words needs, worked out once. */
    words: bytes('words').notNull(),
    /** One vector a sentence, made by `embedderId`; null until they are embedded. */
    vectors: bytes('vectors'),
    embedderId: text('embedder_id'),
    /** Vectors of the model that the operator changed to, until those of the one before are no longer needed. */
    nextVectors: bytes('next_vectors'),
    nextEmbedderId: text('next_embedder_id'),
  },
  (table) => [
    unique('passages_document_ordinal_unique').on(
      table.documentId,
      table.generation,
      table.ordinal,
    ),
    belongsTo({
      name: 'passages_document_fk',
      columns: [table.documentId, table.workspaceId],
      parent: documents,
    }),
  ],
);

type StoredSentence = { text: string; heading?: true; page?: number };
type StoredPlace = { page?: number; row?: number; heading?: string };

/** The extracted text for its owner to look at, a page a row. */
export const documentPages = pgTable(
  'document_pages',
  {
    workspaceId: uuid('workspace_id').notNull(),
    documentId: uuid('document_id').notNull(),
    generation: integer('generation').notNull(),
    page: integer('page').notNull(),
    /** As answers use it. */
    text: text('text').notNull(),
    /** Words that text recognition was not sure of; null where there are none. */
    unsure: jsonb('unsure').$type<{ from: number; to: number }[]>(),
    /** Set where its owner corrected something: what the document says, beside what answers use. */
    parts: jsonb('parts').$type<StoredPart[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.generation, table.page] }),
    belongsTo({
      name: 'document_pages_document_fk',
      columns: [table.documentId, table.workspaceId],
      parent: documents,
    }),
  ],
);

type StoredPart = { text: string | null; key?: string; original?: string };

/** What a passage of a document is always read as. It names the passage by its words, so it survives a new reading. */
export const documentTextCorrections = pgTable(
  'document_text_corrections',
  {
    workspaceId: uuid('workspace_id').notNull(),
    documentId: uuid('document_id').notNull(),
    key: text('key').notNull(),
    /** What the document says. */
    original: text('original').notNull(),
    /** Null leaves the passage out. */
    text: text('text'),
    userId: madeBy(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.key] }),
    belongsTo({
      name: 'document_text_corrections_document_fk',
      columns: [table.documentId, table.workspaceId],
      parent: documents,
    }),
  ],
);

/**
 * What text recognition read in a file, before corrections. Recognition takes seconds a page, and an owner who confirms
 * one word after another shouldn't wait for it each time.
 */
export const recognizedTexts = pgTable(
  'recognized_texts',
  {
    documentId: uuid('document_id').primaryKey(),
    workspaceId: uuid('workspace_id').notNull(),
    /** Of the file that was read; another file is read anew, and so is this one by another reader. */
    sha256: text('sha256').notNull(),
    readerVersion: integer('reader_version').notNull(),
    /** Zipped. */
    content: bytes('content').notNull(),
  },
  (table) => [
    belongsTo({
      name: 'recognized_texts_document_fk',
      columns: [table.documentId, table.workspaceId],
      parent: documents,
    }),
  ],
);

/** When a document, or a part of it by the key of its text, may be quoted. Days are those of the chatbot's time zone. */
export const documentValidity = pgTable(
  'document_validity',
  {
    workspaceId: uuid('workspace_id').notNull(),
    documentId: uuid('document_id').notNull(),
    key: text('key').notNull(),
    /** The beginning of the part's text; empty for the whole document. */
    label: text('label').notNull(),
    /** Both null: dates that the text names were dismissed. */
    validFrom: date('valid_from', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
    /** The last day that an email was sent for. */
    remindedFor: date('reminded_for', { mode: 'string' }),
    userId: madeBy(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.key] }),
    index('document_validity_until_index').on(table.validUntil),
    belongsTo({
      name: 'document_validity_document_fk',
      columns: [table.documentId, table.workspaceId],
      parent: documents,
    }),
  ],
);

/** A document that looks like a new version of another, and whether its owner said to keep both. */
export const documentReplacements = pgTable(
  'document_replacements',
  {
    workspaceId: uuid('workspace_id').notNull(),
    documentId: uuid('document_id').notNull(),
    olderId: uuid('older_id').notNull(),
    isKept: boolean('is_kept').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.olderId] }),
    index('document_replacements_older_index').on(table.olderId),
    belongsTo({
      name: 'document_replacements_document_fk',
      columns: [table.documentId, table.workspaceId],
      parent: documents,
    }),
    belongsTo({
      name: 'document_replacements_older_fk',
      columns: [table.olderId, table.workspaceId],
      parent: documents,
    }),
  ],
);

/** What was read from a document besides its text: the engine's `DocumentFacts`, which this layer doesn't know. */
export const documentFacts = pgTable(
  'document_facts',
  {
    workspaceId: uuid('workspace_id').notNull(),
    documentId: uuid('document_id').notNull(),
    generation: integer('generation').notNull(),
    facts: jsonb('facts').notNull(),
    /** When the document says that it or parts of it count: the engine's `NamedValidity`. */
    dates: jsonb('dates').notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.generation] }),
    belongsTo({
      name: 'document_facts_document_fk',
      columns: [table.documentId, table.workspaceId],
      parent: documents,
    }),
  ],
);

/** The index of a long document as a file, so that it isn't built from its passages at every start. */
export const documentSnapshots = pgTable(
  'document_snapshots',
  {
    workspaceId: uuid('workspace_id').notNull(),
    documentId: uuid('document_id').notNull(),
    generation: integer('generation').notNull(),
    /** Whose vectors it has; empty for words alone. */
    embedderId: text('embedder_id').notNull(),
    /** Another one than this version of Askwell writes is built anew. */
    format: text('format').notNull(),
    storageKey: text('storage_key').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.generation, table.embedderId] }),
    unique('document_snapshots_storage_key_unique').on(table.storageKey),
    belongsTo({
      name: 'document_snapshots_document_fk',
      columns: [table.documentId, table.workspaceId],
      parent: documents,
    }),
  ],
);

/** What an owner changed in the facts of a document. It names the fact by its content, so it survives a new reading. */
export const documentFactCorrections = pgTable(
  'document_fact_corrections',
  {
    workspaceId: uuid('workspace_id').notNull(),
    documentId: uuid('document_id').notNull(),
    key: text('key').notNull(),
    /** What the document says. */
    original: text('original').notNull(),
    /** Null hides the fact. */
    text: text('text'),
    userId: madeBy(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.key] }),
    belongsTo({
      name: 'document_fact_corrections_document_fk',
      columns: [table.documentId, table.workspaceId],
      parent: documents,
    }),
  ],
);

/**
 * Every file in storage, written down before it is put there and struck out after it is gone. What no document names
 * any more, be it deleted, replaced, of a deleted account or of an upload that a crash cut short, is found here.
 */
export const storedFiles = pgTable(
  'stored_files',
  {
    key: text('key').primaryKey(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stored_files_created_at_index').on(table.createdAt)],
);

/** Files that PostgreSQL keeps itself. The row is written once all parts are there; without it there is no file. */
export const fileContents = pgTable('file_contents', {
  key: text('key')
    .primaryKey()
    .references(() => storedFiles.key, { onDelete: 'cascade' }),
  bytes: integer('bytes').notNull(),
  parts: integer('parts').notNull(),
  sha256: text('sha256').notNull(),
});

export const fileParts = pgTable(
  'file_parts',
  {
    key: text('key')
      .notNull()
      .references(() => storedFiles.key, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.part] })],
);
