import type { Deps } from '#server/deps.ts';
import { getWebsite } from '#server/features/websites/manage-websites.ts';
import type { WebsitePreview } from '#shared/contract/websites.ts';
import { AppError } from '#shared/errors.ts';
import { findPreviewRow } from './preview-queries.ts';

type OfWebsite = { deps: Deps; workspaceId: string; id: string };

export async function getPreview({ deps, workspaceId, id }: OfWebsite): Promise<WebsitePreview> {
  await getWebsite({ deps, workspaceId, id });
  const connection = deps.database.orm;
  const row = await findPreviewRow({ connection, workspaceId, websiteId: id });
  return {
    profile: row?.profile ?? null,
    logoUrl: row?.logo ? `/api/websites/${id}/logo` : null,
    answers: row?.answers ?? [],
  };
}

export async function getLogo({
  deps,
  workspaceId,
  id,
}: OfWebsite): Promise<{ type: string; image: Buffer }> {
  const connection = deps.database.orm;
  const row = await findPreviewRow({ connection, workspaceId, websiteId: id });
  if (row?.logo && row.logoType) return { type: row.logoType, image: row.logo };
  throw new AppError('not_found', 'There is no picture.');
}
