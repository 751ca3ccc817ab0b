import type { Deps } from '#server/deps.ts';
import { publishEvent } from '#server/features/live/index.ts';

/** For the owner's open screens: something about this document has changed. */
export async function tellOfDocument({
  workspaceId,
  id,
  deps,
}: {
  deps: Deps;
  workspaceId: string;
  id: string;
}): Promise<void> {
  const event = { kind: 'document', workspaceId, documentId: id } as const;
  await publishEvent({ deps, event });
}
