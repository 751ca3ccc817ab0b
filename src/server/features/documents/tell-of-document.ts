import type { Deps } from '#server/deps.ts';
import { publishNews } from '#server/features/live/service.ts';

/** For the owner's open screens: something about this document has changed. */
export async function tellOfDocument(o: {
  deps: Deps;
  workspaceId: string;
  id: string;
}): Promise<void> {
  const news = { kind: 'document', workspaceId: o.workspaceId, documentId: o.id } as const;
  await publishNews({ deps: o.deps, news });
}
