import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  PageChangeKind,
  PageState,
  PreviewAnswer,
  SyncSchedule,
  SyncSummary,
  WebsiteProfile,
  WebsiteState,
} from '#shared/contract/websites.ts';
import { chatbots } from './chatbots.ts';
import { bytes, moment } from './columns.ts';
import { documents } from './documents.ts';
import { belongsTo, madeBy, ofWorkspace } from './of-workspace.ts';

export const websites = pgTable(
  'websites',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: ofWorkspace(),
    userId: madeBy(),
    /** Where reading begins, after redirects. */
    address: text('address').notNull(),
    /** The registrable domain that reading stays on. */
    site: text('site').notNull(),
    /** Addresses on other hosts that are read too, with what `siteParts` is for their pages. */
    otherSites: jsonb('other_sites')
      .$type<{ address: string; parts: string[] }[]>()
      .notNull()
      .default([]),
    state: text('state').$type<WebsiteState>().notNull(),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    schedule: text('schedule').$type<SyncSchedule>().notNull(),
    /** Counts the times the website is gone through; a page that has a lower number is still to be requested. */
    run: integer('run').notNull().default(1),
    /** robots.txt by origin, as read in this run. */
    robots: jsonb('robots').$type<Record<string, { status: number; text: string }>>().notNull(),
    /** The owner has said before the end of the search that all pages are to be imported. */
    importsAll: boolean('imports_all').notNull().default(false),
    /** Paths of pages that may be read, with `*` for anything; empty for all. */
    includePaths: jsonb('include_paths').$type<string[]>().notNull().default([]),
    /** Paths of pages that are left out. */
    excludePaths: jsonb('exclude_paths').$type<string[]>().notNull().default([]),
    hasReadSitemaps: boolean('has_read_sitemaps').notNull().default(false),
    /** Contact details of headers and footers, kept with one page. */
    siteParts: jsonb('site_parts').$type<string[]>(),
    summary: jsonb('summary').$type<SyncSummary>(),
    lastSyncedAt: moment('last_synced_at'),
    nextSyncAt: moment('next_sync_at'),
    leaseId: uuid('lease_id'),
    leasedUntil: moment('leased_until'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('websites_id_workspace_unique').on(table.id, table.workspaceId),
    unique('websites_workspace_address_unique').on(table.workspaceId, table.address),
    index('websites_next_sync_index').on(table.nextSyncAt),
  ],
);

/** The chatbots that answer from a website. */
export const websiteChatbots = pgTable(
  'website_chatbots',
  {
    websiteId: uuid('website_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    workspaceId: uuid('workspace_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.chatbotId] }),
    belongsTo({
      name: 'website_chatbots_website_fk',
      columns: [table.websiteId, table.workspaceId],
      parent: websites,
    }),
    belongsTo({
      name: 'website_chatbots_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

export const websitePages = pgTable(
  'website_pages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    websiteId: uuid('website_id').notNull(),
    url: text('url').notNull(),
    /** Equal for addresses that lead to the same page. */
    key: text('key').notNull(),
    /** Equal for addresses made by counting, such as the days of a calendar. */
    shape: text('shape'),
    /** Links from the start page to it. */
    depth: integer('depth').notNull(),
    state: text('state').$type<PageState>().notNull(),
    title: text('title').notNull().default(''),
    language: text('language'),
    characters: integer('characters').notNull().default(0),
    /** Equal for pages that say the same. */
    contentKey: text('content_key'),
    /** What was read, zipped, until a document holds it. */
    content: bytes('content'),
    etag: text('etag'),
    lastModified: text('last_modified'),
    failureCode: text('failure_code'),
    /** How many runs in a row it was missing. */
    misses: integer('misses').notNull().default(0),
    lastRun: integer('last_run').notNull().default(0),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    readAt: moment('read_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('website_pages_website_key_unique').on(table.websiteId, table.key),
    index('website_pages_document_index').on(table.documentId),
    index('website_pages_next_index').on(table.websiteId, table.lastRun),
    belongsTo({
      name: 'website_pages_website_fk',
      columns: [table.websiteId, table.workspaceId],
      parent: websites,
    }),
  ],
);

/** What a website looks like to someone who makes their first chatbot from it; gone once they have. */
export const websitePreviews = pgTable(
  'website_previews',
  {
    websiteId: uuid('website_id').primaryKey(),
    workspaceId: uuid('workspace_id').notNull(),
    profile: jsonb('profile').$type<WebsiteProfile>(),
    logo: bytes('logo'),
    logoType: text('logo_type'),
    answers: jsonb('answers').$type<PreviewAnswer[]>().notNull(),
    /** How many pages the answers were looked for in. */
    pages: integer('pages').notNull().default(0),
  },
  (table) => [
    belongsTo({
      name: 'website_previews_website_fk',
      columns: [table.websiteId, table.workspaceId],
      parent: websites,
    }),
  ],
);

/** What the last sync that changed something found to be different, page by page. */
export const websiteChanges = pgTable(
  'website_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    websiteId: uuid('website_id').notNull(),
    run: integer('run').notNull(),
    kind: text('kind').$type<PageChangeKind>().notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    addedLines: jsonb('added_lines').$type<string[]>().notNull(),
    removedLines: jsonb('removed_lines').$type<string[]>().notNull(),
    /** Lines that differ beyond those that are kept. */
    moreLines: integer('more_lines').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('website_changes_website_index').on(table.websiteId, table.run),
    belongsTo({
      name: 'website_changes_website_fk',
      columns: [table.websiteId, table.workspaceId],
      parent: websites,
    }),
  ],
);
