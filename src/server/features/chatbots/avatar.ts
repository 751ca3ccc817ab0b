import type { Deps } from '#server/deps.ts';
import type { Chatbot } from '#shared/contract/chatbots.ts';
import { AppError } from '#shared/errors.ts';
import { assertWritable, getChatbot } from './manage-chatbots.ts';
import { deleteAvatarRow, findAvatarRow, saveAvatarRow } from './queries.ts';

type OfChatbot = { deps: Deps; workspaceId: string; id: string };
type Picture = { type: string; image: Buffer };

/** The picture in the header of the chat. */
export async function getAvatar({ deps, workspaceId, id }: OfChatbot): Promise<Picture> {
  const row = await findAvatarRow({ connection: deps.database.orm, chatbotId: id });
  if (row?.workspaceId === workspaceId) return row;
  throw new AppError('not_found', 'There is no picture.');
}

export async function saveAvatar({
  deps,
  workspaceId,
  id,
  picture,
}: OfChatbot & { picture: Picture }): Promise<Chatbot> {
  await assertWritable({ deps, workspaceId, id });
  const avatar = { chatbotId: id, workspaceId, ...picture, updatedAt: deps.clock.now() };
  await saveAvatarRow({ connection: deps.database.orm, avatar });
  return getChatbot({ deps, workspaceId, id });
}

export async function deleteAvatar({ deps, workspaceId, id }: OfChatbot): Promise<Chatbot> {
  await assertWritable({ deps, workspaceId, id });
  await deleteAvatarRow({ connection: deps.database.orm, workspaceId, id });
  return getChatbot({ deps, workspaceId, id });
}
