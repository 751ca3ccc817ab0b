import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChatbotSettings } from '#shared/contract/chatbots.ts';
import { bytes, moment } from './columns.ts';
import { belongsTo, madeBy, ofWorkspace } from './of-workspace.ts';

/** Every property that chatbot settings have is named as there, so that rows and forms need no translation. */
export const chatbots = pgTable(
  'chatbots',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: ofWorkspace(),
    userId: madeBy(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    active: boolean('active').notNull(),
    industry: text('industry').$type<ChatbotSettings['industry']>(),
    greeting: text('greeting').notNull(),
    placeholder: text('placeholder').notNull(),
    systemPrompt: text('system_prompt').notNull(),
    suggestedQuestions: jsonb('suggested_questions').$type<string[]>().notNull(),
    fallback: text('fallback').$type<ChatbotSettings['fallback']>().notNull(),
    contactFields: jsonb('contact_fields').$type<ChatbotSettings['contactFields']>().notNull(),
    openingHours: jsonb('opening_hours').$type<ChatbotSettings['openingHours']>(),
    timeZone: text('time_zone').notNull(),
    humanWaitMinutes: integer('human_wait_minutes').notNull(),
    notifyEmails: jsonb('notify_emails').$type<string[]>().notNull(),
    confidence: doublePrecision('confidence').notNull(),
    showSources: boolean('show_sources').notNull(),
    primaryColor: text('primary_color').notNull(),
    secondaryColor: text('secondary_color').notNull(),
    position: text('position').$type<ChatbotSettings['position']>().notNull(),
    theme: text('theme').$type<ChatbotSettings['theme']>().notNull(),
    launcherText: text('launcher_text').notNull(),
    model: jsonb('model').$type<ChatbotSettings['model']>(),
    modelKeyEncrypted: text('model_key_encrypted'),
    modelKeyLast4: text('model_key_last4'),
    allowedDomains: jsonb('allowed_domains').$type<string[]>().notNull(),
    identitySecretEncrypted: text('identity_secret_encrypted'),
    retentionDays: integer('retention_days'),
    privacyUrl: text('privacy_url').notNull().default(''),
    privacyNotice: text('privacy_notice').notNull().default(''),
    requiresConsent: boolean('requires_consent').notNull().default(false),
    actions: jsonb('actions').$type<ChatbotSettings['actions']>().notNull().default([]),
    booking: jsonb('booking').$type<ChatbotSettings['booking']>(),
    wording: jsonb('wording').$type<ChatbotSettings['wording']>().notNull().default({}),
    /** Grows with every change of what the chatbot knows; each question compares it with the index at hand. */
    knowledgeVersion: bigint('knowledge_version', { mode: 'number' }).notNull().default(1),
    /** Grows with every save of its settings; a save over a newer one is refused. */
    version: integer('version').notNull().default(1),
    /** When its owner chose it to stay in use where the plan allows fewer chatbots than there are. */
    keptAt: moment('kept_at'),
    /** The version that visitors get while its tests guard it; null: they get what the tables have now. */
    publishedVersion: integer('published_version'),
    /** The test run that tells how visitors are answered now. */
    publishedRun: integer('published_run'),
    /** The test run that kept the draft from being published; null when none did. */
    heldRun: integer('held_run'),
    /** The draft that the newest version was made from. */
    recordedKnowledgeVersion: bigint('recorded_knowledge_version', { mode: 'number' })
      .notNull()
      .default(0),
    recordedSettingsVersion: integer('recorded_settings_version').notNull().default(0),
    /** Who has changed it since the newest version. */
    draftUserIds: jsonb('draft_user_ids').$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('chatbots_workspace_id_index').on(table.workspaceId),
    // What other tables refer to, so that no row can point at another tenant's chatbot.
    unique('chatbots_id_workspace_unique').on(table.id, table.workspaceId),
  ],
);

/** The picture in the chat's header. */
export const chatbotAvatars = pgTable(
  'chatbot_avatars',
  {
    chatbotId: uuid('chatbot_id').primaryKey(),
    workspaceId: uuid('workspace_id').notNull(),
    type: text('type').notNull(),
    image: bytes('image').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    belongsTo({
      name: 'chatbot_avatars_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

/** Curated answers: pairs an owner wrote. */
export const answers = pgTable(
  'answers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    workspaceId: uuid('workspace_id').notNull(),
    chatbotId: uuid('chatbot_id').notNull(),
    userId: madeBy(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    /** The question's meaning, made by `embedderId`; null until it is embedded. */
    vector: bytes('vector'),
    embedderId: text('embedder_id'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('answers_chatbot_id_index').on(table.chatbotId),
    belongsTo({
      name: 'answers_chatbot_fk',
      columns: [table.chatbotId, table.workspaceId],
      parent: chatbots,
    }),
  ],
);

/** One row a month and account (UTC): deleting conversations refunds nothing, and one statement counts without a race. */
export const usageMonths = pgTable(
  'usage_months',
  {
    workspaceId: ofWorkspace(),
    /** The month's first day. */
    month: date('month', { mode: 'string' }).notNull(),
    messages: integer('messages').notNull().default(0),
    apiCalls: integer('api_calls').notNull().default(0),
    /** The highest share of the limit that its owner has been told of: 0, 80 or 100. */
    warnedPercent: integer('warned_percent').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.month] })],
);
