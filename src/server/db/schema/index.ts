/** All tables in one place, for the client's types and for drizzle-kit. */
export * from './accounts.ts';
export * from './api-keys.ts';
export * from './audit.ts';
export * from './billing.ts';
export * from './chatbots.ts';
export * from './conversations.ts';
export * from './documents.ts';
export * from './installation.ts';
export * from './leads.ts';
export * from './mail.ts';
export * from './rate-limits.ts';
export * from './reports.ts';
export * from './requests.ts';
export * from './team.ts';
export * from './webhooks.ts';
export * from './websites.ts';
export * from './white-labels.ts';
