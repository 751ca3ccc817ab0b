import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ReportSettings } from '#shared/contract/analytics.ts';
import { ofWorkspace } from './of-workspace.ts';

/** Who is mailed the figures, how often, and for which period they were mailed last: no one gets one twice. */
export const analyticsReports = pgTable('analytics_reports', {
  workspaceId: ofWorkspace().primaryKey(),
  frequency: text('frequency').$type<ReportSettings['frequency']>().notNull().default('off'),
  recipients: jsonb('recipients').$type<string[]>().notNull().default([]),
  /** The report's period and the owner's weekly summary's, by their first days. */
  reportedFor: text('reported_for'),
  summarisedFor: text('summarised_for'),
});
