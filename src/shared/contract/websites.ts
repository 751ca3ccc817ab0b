/** What browser and server say to each other about websites whose pages a chatbot answers from. */
import { z } from 'zod';

/**
 * finding: pages are being looked for; choosing: the owner picks which to import; importing: the picked ones are being
 * turned into knowledge; syncing: known pages are being compared with the website; ready; failed: nothing was found.
 */
export const websiteStates = [
  'finding',
  'choosing',
  'importing',
  'syncing',
  'ready',
  'failed',
] as const;
export type WebsiteState = (typeof websiteStates)[number];

/**
 * pending: not requested yet; found: read and waiting for the owner's choice; selected: waiting to be imported;
 * imported: answers come from it; skipped: the owner left it out; excluded: the owner's paths leave it out;
 * over-limit: beyond the plan's pages.
 */
export const pageStates = [
  'pending',
  'found',
  'selected',
  'imported',
  'skipped',
  'excluded',
  'duplicate',
  'failed',
  'gone',
  'over-limit',
] as const;
export type PageState = (typeof pageStates)[number];

export const syncSchedules = ['off', 'weekly', 'daily'] as const;
export type SyncSchedule = (typeof syncSchedules)[number];

/** How a website's last sync ended. */
export const syncSummary = z.object({
  changed: z.int(),
  added: z.int(),
  gone: z.int(),
  failed: z.int(),
  unchanged: z.int(),
});
export type SyncSummary = z.infer<typeof syncSummary>;

export const website = z.object({
  id: z.uuid(),
  address: z.string(),
  /** What an owner calls it: the host of the address. */
  name: z.string(),
  state: z.enum(websiteStates),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  schedule: z.enum(syncSchedules),
  /** Paths of pages that may be read; empty for all. The start page is always read. */
  includePaths: z.array(z.string()),
  excludePaths: z.array(z.string()),
  /** Addresses on other hosts whose pages are read too, such as a shop's. */
  otherAddresses: z.array(z.string()),
  chatbotIds: z.array(z.uuid()),
  /** How many pages there are in each state. */
  pages: z.partialRecord(z.enum(pageStates), z.int()),
  /** Imported pages that can be answered from already. */
  pagesReady: z.int(),
  summary: syncSummary.nullable(),
  lastSyncedAt: z.iso.datetime().nullable(),
  nextSyncAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Website = z.infer<typeof website>;

export const websitesResponse = z.object({
  items: z.array(website),
  /** -1 means unlimited. */
  limit: z.int(),
  pageLimit: z.int(),
  schedules: z.array(z.enum(syncSchedules)),
});
export type WebsitesResponse = z.infer<typeof websitesResponse>;

export const websitePage = z.object({
  id: z.uuid(),
  url: z.string(),
  title: z.string(),
  /** The first folder of the address; empty for pages at the top. */
  section: z.string(),
  /** An address that the owner entered: it's read whatever the paths say. */
  isStart: z.boolean(),
  state: z.enum(pageStates),
  language: z.string().nullable(),
  characters: z.int(),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The document that holds its text. */
  documentId: z.uuid().nullable(),
  isReady: z.boolean(),
  readAt: z.iso.datetime().nullable(),
});
export type WebsitePage = z.infer<typeof websitePage>;
export const websitePagesResponse = z.object({ items: z.array(websitePage) });
export type WebsitePagesResponse = z.infer<typeof websitePagesResponse>;

export const pageChangeKinds = ['changed', 'added', 'gone'] as const;
export type PageChangeKind = (typeof pageChangeKinds)[number];

/** What a sync found to be different on a page. */
export const pageChange = z.object({
  id: z.uuid(),
  kind: z.enum(pageChangeKinds),
  url: z.string(),
  title: z.string(),
  /** Lines and sentences that the page says now, and that it said before. */
  addedLines: z.array(z.string()),
  removedLines: z.array(z.string()),
  moreLines: z.int(),
  at: z.iso.datetime(),
});
export type PageChange = z.infer<typeof pageChange>;
export type PageChangesResponse = { items: PageChange[] };

/** What a new chatbot may take from the website. */
export const websiteProfile = z.object({
  name: z.string(),
  description: z.string(),
  greeting: z.string(),
  color: z.string().nullable(),
});
export type WebsiteProfile = z.infer<typeof websiteProfile>;

/** A question that the website answers, with the answer a visitor would get. */
export const previewAnswer = z.object({
  kind: z.enum(['faq', 'price', 'hours', 'address', 'phone', 'email', 'common']),
  question: z.string(),
  answer: z.string(),
  source: z.object({ title: z.string(), url: z.string() }),
});
export type PreviewAnswer = z.infer<typeof previewAnswer>;

export const websitePreview = z.object({
  /** Null until the first page is read. */
  profile: websiteProfile.nullable(),
  logoUrl: z.string().nullable(),
  answers: z.array(previewAnswer),
});
export type WebsitePreview = z.infer<typeof websitePreview>;

const paths = z
  .array(z.string().trim().min(1).max(200, 'This path is too long'))
  .max(50, 'Please use at most 50 paths');

const chatbotIds = z.array(z.uuid()).max(500, 'Please choose fewer chatbots');

const longestAddress = 1_000;
export const mostOtherAddresses = 10;
const otherAddresses = z
  .array(z.string().trim().min(1).max(longestAddress, 'This address is too long'))
  .max(mostOtherAddresses, `Please use at most ${mostOtherAddresses} addresses`);

export const createWebsiteInput = z.object({
  address: z
    .string({ error: 'Enter the address of your website' })
    .trim()
    .min(1, 'Enter the address of your website')
    .max(longestAddress, 'This address is too long'),
  otherAddresses: otherAddresses.default([]),
  chatbotIds: chatbotIds.default([]),
});
export type CreateWebsiteInput = z.infer<typeof createWebsiteInput>;

export const importPagesInput = z.object({
  /** Pages that were found and are not wanted. */
  skippedPageIds: z.array(z.uuid()).max(20_000).default([]),
  includePaths: paths.default([]),
  excludePaths: paths.default([]),
});

export type ImportPagesInput = z.infer<typeof importPagesInput>;

export const updateWebsiteInput = z.object({
  schedule: z.enum(syncSchedules).optional(),
  chatbotIds: chatbotIds.optional(),
  includePaths: paths.optional(),
  excludePaths: paths.optional(),
  otherAddresses: otherAddresses.optional(),
});
export type UpdateWebsiteInput = z.infer<typeof updateWebsiteInput>;

/** "example.com/shop" as a person types it, or null for what is no web address. */
export function readWebsiteAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const isHost = /^[^.\s]+(?:\.[^.\s]+)+\.?$/.test(url.hostname) || url.hostname.startsWith('[');
  if (!isWeb || !isHost || url.username || url.password) return null;
  url.hash = '';
  return url.href;
}
