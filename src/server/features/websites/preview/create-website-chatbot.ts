import type { Deps } from '#server/deps.ts';
import { createChatbot } from '#server/features/chatbots/index.ts';
import { movePages } from '#server/features/websites/page-queries.ts';
import {
  listWebsiteChatbots,
  lockWebsite,
  replaceWebsiteChatbots,
  updateWebsiteRow,
} from '#server/features/websites/queries.ts';
import { queueWebsite } from '#server/features/websites/queue-website.ts';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import type { CreateWebsiteChatbotInput } from '#shared/contract/website-chatbots.ts';
import { AppError } from '#shared/errors.ts';
import { deletePreviewRow, findPreviewRow } from './preview-queries.ts';

/** A chatbot that answers from everything that was found on a website, or will have been when the search ends. */
export async function createWebsiteChatbot({
  deps,
  workspaceId,
  userId,
  id,
  input: { settings, usesLogo },
}: {
  deps: Deps;
  workspaceId: string;
  userId: string;
  id: string;
  input: CreateWebsiteChatbotInput;
}): Promise<Chatbot> {
  const ofPreview = { workspaceId, websiteId: id };
  const preview = await findPreviewRow({ connection: deps.database.orm, ...ofPreview });
  const { logo = null, logoType = null } = preview ?? {};
  const avatar = usesLogo && logo && logoType ? { type: logoType, image: logo } : null;
  return createChatbot({
    ...{ deps, workspaceId, userId, input: settings, avatar },
    async within({ transaction, made }) {
      const of = { connection: transaction, workspaceId, id };
      const website = await lockWebsite(of);
      if (!website) throw new AppError('not_found', 'This website does not exist.');
      if (website.state !== 'finding' && website.state !== 'choosing') {
        throw new AppError('conflict', 'The pages of this website are not waiting to be imported.');
      }
      const chatbotIds = [...(await listWebsiteChatbots(of)), made.id];
      await replaceWebsiteChatbots({ ...of, chatbotIds });
      await deletePreviewRow({ connection: transaction, ...ofPreview });
      const isFound = website.state === 'choosing';
      if (isFound) {
        const pages = { connection: transaction, workspaceId, websiteId: id };
        await movePages({ ...pages, from: 'found', to: 'selected' });
        await queueWebsite({ deps, transaction, workspaceId, id });
      }
      const changes = {
        ...(isFound ? { state: 'importing' as const } : { importsAll: true }),
        updatedAt: deps.clock.now(),
      };
      await updateWebsiteRow({ ...of, changes });
    },
  });
}
