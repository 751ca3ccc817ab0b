import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NotificationChoices } from '#shared/contract/accounts.ts';
import type { SavingsSettings } from '#shared/contract/analytics.ts';
import { bytes, moment } from './columns.ts';

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** users, sessions, accounts and verifications are better-auth's models: it reads and writes them by these property names. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Made while no mail server existed: may sign in although no one ever confirmed the address. */
    verificationWaived: boolean('verification_waived').notNull().default(false),
    suspendedAt: moment('suspended_at'),
    /** The language the person uses our pages and gets our emails in; null until one is known. */
    locale: text('locale'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    newUser: boolean('new_user').notNull().default(true),
    appName: text('app_name'),
  },
  (table) => [check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    /** The cookie holds it signed with a secret that is not in the database. */
    token: text('token').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** The team this session works for; empty: the account's own workspace. Ends with it, never moves on silently. */
    workspaceId: uuid('workspace_id').references((): AnyPgColumn => workspaces.id, {
      onDelete: 'cascade',
    }),
  },
  (table) => [index('sessions_user_id_index').on(table.userId)],
);

/** Ways to sign in: a password ("credential") or a Google account. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('accounts_provider_account_unique').on(table.providerId, table.accountId),
    index('accounts_user_id_index').on(table.userId),
  ],
);

/** Password resets and Google round trips under way; `identifier` is a hash. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier_index').on(table.identifier)],
);

export const profiles = pgTable('profiles', {
  id: uuid('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  planId: text('plan_id').notNull().default('free'),
  subscriptionStatus: text('subscription_status').notNull(),
  stripeSubscriptionId: text('stripe_subscription_id'),
  trialEndsAt: moment('trial_ends_at').notNull(),
  paidUntil: moment('paid_until'),
  /** Chatbots that the operator has granted on Business; null: what the plan says. */
  chatbotAllowance: integer('chatbot_allowance'),
  role: text('role').notNull().default('owner'),
  isSuperuser: boolean('is_superuser').notNull().default(false),
  notifications: jsonb('notifications').$type<NotificationChoices>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** The team that was chosen last, for the next sign-in; empty: the account's own workspace. */
  lastWorkspaceId: uuid('last_workspace_id').references((): AnyPgColumn => workspaces.id, {
    onDelete: 'set null',
  }),
});

/** The tenant: every account owns one from its first moment. */
export const workspaces = pgTable('workspaces', {
  id: uuid('id').primaryKey().defaultRandom(),
  ownerId: uuid('owner_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Empty until someone names it; then it is called after its owner. */
  name: text('name'),
  /** Whether the counts of analytics are those of its conversations; else they are counted anew before they're read. */
  isCounted: boolean('is_counted').notNull().default(true),
  /** What analytics reckons saved time with; null: what is usual. */
  savings: jsonb('savings').$type<SavingsSettings>(),
  createdAt: moment('created_at').notNull(),
});

/** Single-use codes that prove an address, kept as hashes. */
export const confirmationCodes = pgTable(
  'confirmation_codes',
  {
    hash: text('hash').primaryKey(),
    userId: ownerId(),
    purpose: text('purpose').$type<'confirm-email' | 'change-email'>().notNull(),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('confirmation_codes_user_id_index').on(table.userId)],
);

/** Browsers that have signed in to an account before, known by a hashed cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: ownerId(),
    deviceHash: text('device_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

export const avatars = pgTable('avatars', {
  userId: ownerId().primaryKey(),
  type: text('type').notNull(),
  image: bytes('image').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
