/** Websites: what their owner does with them. Reading them is the work of jobs. */
import type { Transaction } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { assertOwnChatbots } from '#server/features/chatbots/index.ts';
import { deletePageDocuments, linkPageDocuments } from '#server/features/documents/index.ts';
import { lockWorkspace } from '#server/features/plans/index.ts';
import {
  createPreviewRow,
  deletePreviewRow,
} from '#server/features/websites/preview/preview-queries.ts';
import { nextPlan } from '#shared/contract/usage.ts';
import {
  type CreateWebsiteInput,
  type ImportPagesInput,
  readWebsiteAddress,
  type UpdateWebsiteInput,
  type Website,
  type WebsitePage,
  type WebsitesResponse,
} from '#shared/contract/websites.ts';
import { AppError } from '#shared/errors.ts';
import { plans } from '#shared/plans.ts';
import { applyPaths } from './apply-paths.ts';
import { pageKey, siteOf } from './crawl/page-address.ts';
import { describePage, describeWebsite, nameOf } from './describe-website.ts';
import { nextSync } from './next-sync.ts';
import { addOtherStarts, changeOtherSites, readOtherSites } from './other-sites.ts';
import { createPages, listDocumentIds, listPageRows, movePages } from './page-queries.ts';
import {
  countWebsites,
  createWebsiteRow,
  deleteWebsiteRow,
  findWebsiteRow,
  listWebsiteChatbots,
  listWebsiteRows,
  lockWebsite,
  replaceWebsiteChatbots,
  updateWebsiteRow,
  type WebsiteRow,
} from './queries.ts';
import { queueWebsite } from './queue-website.ts';
import { getWebsitePlan, type WebsitePlan } from './website-plan.ts';

type OfWorkspace = { deps: Deps; workspaceId: string };
type OfWebsite = OfWorkspace & { id: string };
type ByUser = { userId: string };

export async function listWebsites({ deps, workspaceId }: OfWorkspace): Promise<WebsitesResponse> {
  const rows = await listWebsiteRows({ connection: deps.database.orm, workspaceId });
  const plan = await getWebsitePlan({ deps, workspaceId });
  return {
    items: rows.map(describeWebsite),
    limit: plan.websiteLimit,
    pageLimit: plan.pageLimit,
    schedules: [...plan.schedules],
  };
}

export async function getWebsite({ deps, ...of }: OfWebsite): Promise<Website> {
  const [row] = await listWebsiteRows({ connection: deps.database.orm, ...of });
  if (!row) throw notFound();
  return describeWebsite(row);
}

export async function listPages({ deps, workspaceId, id }: OfWebsite): Promise<WebsitePage[]> {
  const connection = deps.database.orm;
  const website = await findWebsiteRow({ connection, workspaceId, id });
  if (!website) throw notFound();
  const rows = await listPageRows({ connection, workspaceId, websiteId: id });
  return rows.map((row) => describePage({ row, website }));
}

/** Notes a website and begins to look for its pages. */
export async function createWebsite({
  deps,
  workspaceId,
  userId,
  input,
}: OfWorkspace & ByUser & { input: CreateWebsiteInput }): Promise<Website> {
  const address = readWebsiteAddress(input.address);
  if (!address) {
    throw new AppError('invalid_input', 'This is not a web address.', {
      fields: { address: 'Enter a web address, for example www.example.com' },
    });
  }
  const otherSites = readOtherSites({ deps, address, typed: input.otherAddresses });
  const plan = await getWebsitePlan({ deps, workspaceId });
  const now = deps.clock.now();
  const id = await deps.database.orm.transaction(async (transaction) => {
    const of = { connection: transaction, workspaceId };
    await lockWorkspace({ transaction, workspaceId });
    await assertOwnChatbots({ transaction, workspaceId, ids: input.chatbotIds });
    assertRoom({ plan, count: await countWebsites(of) });
    const website = {
      ...{ workspaceId, userId, address, site: siteOf(address), state: 'finding' as const },
      ...{ schedule: plan.schedules.at(-1) ?? 'off', robots: {}, createdAt: now, updatedAt: now },
      otherSites,
    };
    const created = await createWebsiteRow({ transaction, website });
    if (!created) throw new AppError('conflict', 'This website is already in your list.');
    await replaceWebsiteChatbots({ ...of, id: created, chatbotIds: input.chatbotIds });
    const start = {
      workspaceId,
      websiteId: created,
      url: address,
      key: pageKey(address),
      depth: 0,
    };
    const rows = [{ ...start, state: 'pending' as const, createdAt: now }];
    await createPages({ connection: transaction, rows });
    await addOtherStarts({ deps, transaction, workspaceId, websiteId: created, otherSites });
    // Without a chatbot, its owner waits to see what one could answer.
    if (input.chatbotIds.length === 0) await createPreviewRow({ ...of, websiteId: created });
    const actor = { workspaceId, userId };
    const target = nameOf(address);
    await recordAudit({ deps, transaction, actor, action: 'website.added', target });
    await queueWebsite({ deps, transaction, workspaceId, id: created });
    return created;
  });
  return getWebsite({ deps, workspaceId, id });
}

function assertRoom({ plan, count }: { plan: WebsitePlan; count: number }): void {
  if (plan.websiteLimit < 0 || count < plan.websiteLimit) return;
  const next = plans[nextPlan(plan.planId)].name;
  throw new AppError(
    'payment_required',
    `You've reached your website limit. Upgrade to ${next} to continue.`,
  );
}

/** Imports what was found, but for the pages that the owner leaves out. */
export async function startImport({
  deps,
  workspaceId,
  id,
  input: { skippedPageIds, includePaths, excludePaths },
}: OfWebsite & { input: ImportPagesInput }): Promise<Website> {
  await change({ deps, workspaceId, id }, async ({ transaction, website }) => {
    if (website.state !== 'choosing') {
      throw new AppError('conflict', 'The pages of this website are not waiting to be imported.');
    }
    const of = { connection: transaction, workspaceId, websiteId: id };
    await movePages({ ...of, from: 'found', to: 'skipped', ids: skippedPageIds });
    const paths = { includePaths, excludePaths };
    const rules = { ...paths, otherSites: website.otherSites };
    await applyPaths({ deps, transaction, workspaceId, id, rules });
    await movePages({ ...of, from: 'found', to: 'selected' });
    await deletePreviewRow(of);
    await queueWebsite({ deps, transaction, workspaceId, id });
    return { state: 'importing', ...paths };
  });
  return getWebsite({ deps, workspaceId, id });
}

/** Looks again for pages of a website where none were found. */
export async function retryWebsite({ deps, workspaceId, id }: OfWebsite): Promise<Website> {
  await change({ deps, workspaceId, id }, async ({ transaction, website }) => {
    if (website.state !== 'failed') {
      throw new AppError('conflict', 'This website has not failed.');
    }
    const of = { connection: transaction, workspaceId, websiteId: id };
    await movePages({ ...of, from: 'failed', to: 'pending' });
    await queueWebsite({ deps, transaction, workspaceId, id });
    return { ...freshRun(website), state: 'finding', failureCode: null, failureMessage: null };
  });
  return getWebsite({ deps, workspaceId, id });
}

/** Compares every page with the website, now. */
export async function startSync({ deps, workspaceId, id }: OfWebsite): Promise<Website> {
  const { websiteLimit } = await getWebsitePlan({ deps, workspaceId });
  if (websiteLimit === 0) {
    throw new AppError(
      'payment_required',
      "Your plan doesn't include websites. What was read stays; upgrade to read it again.",
    );
  }
  await change({ deps, workspaceId, id }, async ({ transaction, website }) => {
    if (website.state !== 'ready') {
      throw new AppError('conflict', 'This website is being read already.');
    }
    const of = { connection: transaction, workspaceId, websiteId: id };
    await movePages({ ...of, from: 'over-limit', to: 'pending' });
    await queueWebsite({ deps, transaction, workspaceId, id });
    const summary = { changed: 0, added: 0, gone: 0, failed: 0, unchanged: 0 };
    return { ...freshRun(website), state: 'syncing', summary };
  });
  return getWebsite({ deps, workspaceId, id });
}

const freshRun = ({ run, address }: WebsiteRow) => ({
  ...{ run: run + 1, robots: {}, hasReadSitemaps: false, site: siteOf(address) },
});

export async function updateWebsite({
  deps,
  workspaceId,
  userId,
  id,
  input: { schedule, chatbotIds, otherAddresses, ...paths },
}: OfWebsite & ByUser & { input: UpdateWebsiteInput }): Promise<Website> {
  const plan = await getWebsitePlan({ deps, workspaceId });
  if (schedule && !plan.schedules.includes(schedule)) {
    const next = plans[nextPlan(plan.planId)].name;
    const message = `Your plan doesn't include a ${schedule} sync. Upgrade to ${next} to use it.`;
    throw new AppError('payment_required', message);
  }
  await change({ deps, workspaceId, id }, async ({ transaction, website }) => {
    const of = { connection: transaction, workspaceId, id };
    if (chatbotIds) {
      await assertOwnChatbots({ transaction, workspaceId, ids: chatbotIds });
      const before = await listWebsiteChatbots(of);
      await replaceWebsiteChatbots({ ...of, chatbotIds });
      const ids = await listDocumentIds({ connection: transaction, workspaceId, websiteId: id });
      await linkPageDocuments({ deps, transaction, workspaceId, ids, chatbotIds, before });
    }
    const actor = { workspaceId, userId };
    const target = nameOf(website.address);
    await recordAudit({ deps, transaction, actor, action: 'website.updated', target });
    const scope = await changeScope({ deps, transaction, website, otherAddresses, paths });
    if (!schedule) return scope;
    return { ...scope, schedule, nextSyncAt: nextSync({ schedule, now: deps.clock.now() }) };
  });
  return getWebsite({ deps, workspaceId, id });
}

/** Changes which pages are read. What is no longer read is gone from answers with the transaction. */
async function changeScope({
  deps,
  transaction,
  website,
  otherAddresses: typed,
  paths,
}: {
  deps: Deps;
  transaction: Transaction;
  website: WebsiteRow;
  otherAddresses: string[] | undefined;
  paths: Pick<UpdateWebsiteInput, 'includePaths' | 'excludePaths'>;
}): Promise<Partial<WebsiteRow>> {
  if (!typed && !paths.includePaths && !paths.excludePaths) return {};
  if (website.state !== 'ready') {
    throw new AppError('conflict', 'This website is being read. Try again when it is ready.');
  }
  const { workspaceId, id } = website;
  const others = typed ? await changeOtherSites({ deps, transaction, website, typed }) : {};
  const rules = { ...website, ...paths, ...others };
  await applyPaths({ deps, transaction, workspaceId, id, rules });
  return { ...paths, ...others };
}

/** Its pages are gone from answers with the transaction. */
export async function deleteWebsite({
  deps,
  workspaceId,
  userId,
  id,
}: OfWebsite & ByUser): Promise<void> {
  await deps.database.orm.transaction(async (transaction) => {
    const of = { connection: transaction, workspaceId, id };
    const website = await lockWebsite(of);
    if (!website) throw notFound();
    const chatbotIds = await listWebsiteChatbots(of);
    const ids = await listDocumentIds({ connection: transaction, workspaceId, websiteId: id });
    await deleteWebsiteRow(of);
    await deletePageDocuments({ deps, transaction, workspaceId, ids, chatbotIds });
    const actor = { workspaceId, userId };
    const target = nameOf(website.address);
    await recordAudit({ deps, transaction, actor, action: 'website.deleted', target });
  });
}

/** Changes a website that stays locked meanwhile. */
async function change(
  { deps, ...of }: OfWebsite,
  decide: (input: {
    transaction: Transaction;
    website: WebsiteRow;
  }) => Promise<Partial<WebsiteRow>>,
): Promise<void> {
  await deps.database.orm.transaction(async (transaction) => {
    const website = await lockWebsite({ connection: transaction, ...of });
    if (!website) throw notFound();
    const changes = await decide({ transaction, website });
    const updatedAt = deps.clock.now();
    await updateWebsiteRow({ connection: transaction, ...of, changes: { ...changes, updatedAt } });
  });
}

const notFound = () => new AppError('not_found', 'This website does not exist.');
