/** Replies that a team keeps to send again. */
import type { Deps } from '#server/deps.ts';
import { AppError } from '#shared/errors.ts';
import {
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  updateSavedReply,
} from './inbox-queries.ts';

type OfWorkspace = { deps: Deps; workspaceId: string };
type Reply = { title: string; text: string };

const missing = () => new AppError('not_found', 'This reply does not exist.');

export function listReplies({ deps, workspaceId }: OfWorkspace) {
  return listSavedReplies({ connection: deps.database.orm, workspaceId });
}

export function keepReply({ deps, workspaceId, reply }: OfWorkspace & { reply: Reply }) {
  const now = deps.clock.now();
  return createSavedReply({ connection: deps.database.orm, workspaceId, reply, now });
}

export async function changeReply({
  deps,
  ...changed
}: OfWorkspace & { id: string; reply: Reply }) {
  const saved = await updateSavedReply({ connection: deps.database.orm, ...changed });
  if (!saved) throw missing();
  return saved;
}

export async function deleteReply({ deps, ...of }: OfWorkspace & { id: string }): Promise<void> {
  const isDeleted = await deleteSavedReply({ connection: deps.database.orm, ...of });
  if (!isDeleted) throw missing();
}
