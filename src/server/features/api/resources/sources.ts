import type { Deps } from '#server/deps.ts';
import { cutPage } from '#server/features/api/cut-page.ts';
import { defineOperation } from '#server/features/api/operation.ts';
import type { ApiCaller } from '#server/features/api-keys/index.ts';
import {
  getWebsite,
  listWebsites,
  startSync,
  updateWebsite,
  websiteReadings,
} from '#server/features/websites/index.ts';
import { consumeRateLimit, tellUse } from '#server/http/rate-limit.ts';
import { apiQueries } from '#shared/contract/api.ts';
import type { Website } from '#shared/contract/websites.ts';
import { AppError } from '#shared/errors.ts';

const one = '/sources/{sourceId}';

export const sourceOperations = [
  defineOperation({
    id: 'listSources',
    method: 'get',
    path: '/sources',
    tag: 'Sources',
    summary: 'List sources',
    description: 'The websites that chatbots answer from. Uploaded files are documents.',
    scope: 'read',
    query: apiQueries.page,
    answer: { list: 'Source' },
    async handle({ deps, caller, query }) {
      const { items } = await listWebsites({ deps, workspaceId: caller.workspaceId });
      const seen = items.filter((website) => isSeen({ caller, website }));
      return cutPage({ items: seen.map((website) => describe({ caller, website })), query });
    },
  }),
  defineOperation({
    id: 'getSource',
    method: 'get',
    path: one,
    tag: 'Sources',
    summary: 'Get a source, what it is doing and how its last sync ended',
    scope: 'read',
    answer: 'Source',
    async handle({ deps, caller, params: { sourceId: id } }) {
      const website = await getWebsite({ deps, workspaceId: caller.workspaceId, id });
      if (!isSeen({ caller, website })) throw notFound();
      return describe({ caller, website });
    },
  }),
  defineOperation({
    id: 'updateSource',
    method: 'patch',
    path: one,
    tag: 'Sources',
    summary: 'Choose which pages of a website are read, and how often',
    description:
      'Pages that are no longer wanted leave the answers at once; others are read with the next sync. `otherAddresses` replaces the list of addresses on other domains. Answers 409 while the website is being read, unless only `schedule` changes.',
    scope: 'write',
    body: 'UpdateSource',
    answer: 'Source',
    async handle({ deps, caller, params: { sourceId: id }, body: input }) {
      const { workspaceId, userId } = caller;
      await getOwnWebsite({ deps, caller, id });
      const website = await updateWebsite({ deps, workspaceId, userId, id, input });
      return describe({ caller, website });
    },
  }),
  defineOperation({
    id: 'syncSource',
    method: 'post',
    path: `${one}/sync`,
    tag: 'Sources',
    summary: 'Compare a website with what was read from it, now',
    description:
      'Changed and new pages are read in the background. Ask for the source until its `state` is `ready`, or wait for the webhook event `source.synced`. Answers 409 while it is being read already.',
    scope: 'write',
    answer: 'Source',
    async handle({ deps, c, caller, params: { sourceId: id } }) {
      const of = { deps, workspaceId: caller.workspaceId, id };
      await getOwnWebsite({ deps, caller, id });
      const limit = websiteReadings;
      const use = await consumeRateLimit({ deps, caller: caller.workspaceId, ...limit });
      tellUse({ c, limit, use });
      return describe({ caller, website: await startSync(of) });
    },
  }),
];

type Seen = { caller: Pick<ApiCaller, 'chatbotId'>; website: Website };

const isSeen = ({ caller: { chatbotId }, website }: Seen): boolean =>
  chatbotId === null || website.chatbotIds.includes(chatbotId);

/** A website that the key may change: one that serves no other chatbots. */
async function getOwnWebsite({
  deps,
  caller,
  id,
}: {
  deps: Deps;
  caller: ApiCaller;
  id: string;
}): Promise<void> {
  const website = await getWebsite({ deps, workspaceId: caller.workspaceId, id });
  if (!isSeen({ caller, website })) throw notFound();
  if (caller.chatbotId !== null && website.chatbotIds.length > 1) {
    throw new AppError(
      'forbidden',
      'This website serves other chatbots as well. Use an API key for all chatbots.',
    );
  }
}

/** As the key may see it: not which other chatbots it serves. */
function describe({ caller: { chatbotId }, website }: Seen) {
  const { pages, pagesReady: _, ...rest } = website;
  return {
    kind: 'website' as const,
    ...rest,
    chatbotIds: chatbotId === null ? website.chatbotIds : [chatbotId],
    pages: pages.imported ?? 0,
  };
}

const notFound = () => new AppError('not_found', 'This source does not exist.');
