import type { Deps } from '#server/deps.ts';
import { publishEvent } from '#server/features/live/service.ts';

/** For the owner's open screens: something about this document has changed. */
export async function tellOfDocument(o: {
  deps: Deps;
  workspaceId: string;
  id: string;
}): Promise<void> {
  const event = { kind: 'document', workspaceId: o.workspaceId, documentId: o.id } as const;
  await publishEvent({ deps: o.deps, event });
}
