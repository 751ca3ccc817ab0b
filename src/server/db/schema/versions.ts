import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DocumentNote } from '#shared/contract/documents.ts';
import type {
  VersionChanges,
  VersionedSettings,
  versionReasons,
} from '#shared/contract/versions.ts';
import { chatbots } from './chatbots.ts';
import { bytes, moment } from './columns.ts';
import { documents } from './documents.ts';
import { belongsTo } from './of-workspace.ts';

/** What visitors got from a chatbot from one moment to the next. The newest are kept. */
export const chatbotVersions = pgTable(
  'chatbot_versions',
  {
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    /** Counts the versions of a chatbot. */
    number: integer('number').notNull(),
    settings: jsonb('settings').$type<VersionedSettings>().notNull(),
    modelKeyEncrypted: text('model_key_encrypted'),
    modelKeyLast4: text('model_key_last4'),
    /** Which facts lose against others: the engine's `KnownConflict`, which this layer doesn't know. */
    conflicts: jsonb('conflicts').$type<unknown[]>().notNull().default([]),
    reason: text('reason').$type<(typeof versionReasons)[number]>().notNull(),
    restoredFrom: integer('restored_from'),
    changes: jsonb('changes').$type<VersionChanges>().notNull(),
    /** Who made the changes. */
    userIds: jsonb('user_ids').$type<string[]>().notNull(),
    /** The draft that it was made from. */
    knowledgeVersion: bigint('knowledge_version', { mode: 'number' }).notNull(),
    settingsVersion: integer('settings_version').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatbotId, table.number] }),
    belongsTo({
      name: 'chatbot_versions_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

type VersionFile = {
  type: string;
  bytes: number;
  sha256: string;
  textVersion: number | null;
  pages: number | null;
  passages: number;
  sentencesTotal: number;
  notes: DocumentNote[];
  readerVersion: number;
};
export type VersionCorrection = { key: string; original: string; text: string | null };
export type VersionValidity = {
  key: string;
  label: string;
  validFrom: string | null;
  validUntil: string | null;
};

/**
 * Which reading of a document a chatbot answers from, from one version to another: a row is added only when that
 * changes, so a version costs what it changes, and no passage is copied. Readings and files that a row points to stay.
 */
export const versionDocuments = pgTable(
  'version_documents',
  {
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    documentId: uuid('document_id').notNull(),
    firstVersion: integer('first_version').notNull(),
    /** Null while the newest version has it. */
    lastVersion: integer('last_version'),
    generation: integer('generation').notNull(),
    factsRevision: integer('facts_revision').notNull(),
    name: text('name').notNull(),
    url: text('url'),
    storageKey: text('storage_key').notNull(),
    file: jsonb('file').$type<VersionFile>().notNull(),
    embedderId: text('embedder_id'),
    factCorrections: jsonb('fact_corrections').$type<VersionCorrection[]>(),
    textCorrections: jsonb('text_corrections').$type<VersionCorrection[]>(),
    /** When the document and its parts may be quoted; null: always. */
    validity: jsonb('validity').$type<VersionValidity[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.chatbotId, table.documentId, table.firstVersion] }),
    index('version_documents_reading_index').on(table.documentId, table.generation),
    index('version_documents_storage_key_index').on(table.storageKey),
    belongsTo({
      name: 'version_documents_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
    belongsTo({
      name: 'version_documents_document_fk',
      columns: [table.documentId, table.workspaceId],
      parent: documents,
    }),
  ],
);

/** Curated answers, from one version to another. */
export const versionAnswers = pgTable(
  'version_answers',
  {
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    answerId: uuid('answer_id').notNull(),
    firstVersion: integer('first_version').notNull(),
    lastVersion: integer('last_version'),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    vector: bytes('vector'),
    embedderId: text('embedder_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatbotId, table.answerId, table.firstVersion] }),
    belongsTo({
      name: 'version_answers_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);
