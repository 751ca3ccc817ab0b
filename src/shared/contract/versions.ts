/** What browser and server say to each other about the versions of a chatbot. */
import { z } from 'zod';
import type { ChatbotSettings } from '#shared/contract/chatbots.ts';

/** So many versions of a chatbot are kept, the newest first. */
export const keptVersions = 20;

/**
 * Settings that go live with a version. All others take effect when they're saved: who may use the chatbot, who is
 * notified and what the law asks for must never wait for a test.
 */
export const versionedSettings = [
  'name',
  'greeting',
  'systemPrompt',
  'placeholder',
  'suggestedQuestions',
  'fallback',
  'contactFields',
  'openingHours',
  'timeZone',
  'confidence',
  'showSources',
  'primaryColor',
  'secondaryColor',
  'position',
  'theme',
  'launcherText',
  'model',
  'actions',
  'wording',
] as const satisfies readonly (keyof ChatbotSettings)[];
export type VersionedSettings = Pick<ChatbotSettings, (typeof versionedSettings)[number]>;

const changeKind = z.enum(['added', 'changed', 'removed']);
/** The most that is named of each kind; the rest is a number. */
export const mostNamedChanges = 50;
const versionChanges = z.object({
  settings: z.array(z.enum(versionedSettings)),
  documents: z.array(z.object({ name: z.string(), kind: changeKind })),
  answers: z.array(z.object({ question: z.string(), kind: changeKind })),
  /** Changes that aren't named above. */
  more: z.number(),
});
export type VersionChanges = z.infer<typeof versionChanges>;

export const versionReasons = ['change', 'anyway', 'restored'] as const;
export const chatbotVersion = z.object({
  number: z
    .int()
    .min(1)
    .max(2 ** 31 - 1),
  createdAt: z.string(),
  /** Names of the people who made the changes; empty for a sync or an update of Askwell. */
  by: z.array(z.string()),
  /** It passed its tests or has none, it was published although tests failed, or it's an earlier version again. */
  reason: z.enum(versionReasons),
  restoredFrom: z.number().nullable(),
  changes: versionChanges,
});
export type ChatbotVersion = z.infer<typeof chatbotVersion>;

export const draftState = z.object({
  /** Whether visitors already get what the draft says, the tests are still running, or tests failed. */
  state: z.enum(['published', 'checking', 'held']),
  /** What visitors get; null before the first version. */
  published: z.number().nullable(),
  changes: versionChanges.nullable(),
  /** Tests that pass for visitors and fail with the draft. */
  failing: z.array(z.object({ testId: z.string(), question: z.string(), reason: z.string() })),
});
export type DraftState = z.infer<typeof draftState>;

export const versionsResponse = z.object({ items: z.array(chatbotVersion), draft: draftState });
export type VersionsResponse = z.infer<typeof versionsResponse>;

const difference = z.object({
  /** The name of a document or a setting, or a question. */
  label: z.string(),
  kind: changeKind,
  before: z.string().nullable(),
  after: z.string().nullable(),
});
/** What changes when the one is replaced by the other. Of documents, the lines that only one of them has. */
export const versionComparison = z.object({
  settings: z.array(difference),
  answers: z.array(difference),
  documents: z.array(difference),
});
export type VersionComparison = z.infer<typeof versionComparison>;

export const compareQuery = z.object({
  /** The version to compare with; the draft if it's left out. */
  with: z.coerce.number().int().min(1).optional(),
});
