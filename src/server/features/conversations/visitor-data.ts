/** One person's data, on their own wish: everything in one document, or everything gone. */
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/features/conversations/inbox/manage-inbox.ts';
import { publishEvent } from '#server/features/live/index.ts';
import { deletePerson, exportPerson, listConversationIds, type Person } from './data-queries.ts';
import { findConversation } from './queries.ts';

type OfConversation = { deps: Deps; workspaceId: string; id: string };

async function findPerson({ deps, workspaceId, id }: OfConversation): Promise<Person> {
  const of = { connection: deps.database.orm, workspaceId };
  const found = await findConversation({ ...of, id });
  if (!found) throw notFound();
  const email = found.visitor.email?.toLowerCase() ?? null;
  return { ids: await listConversationIds({ ...of, visitorId: found.visitorId, email }), email };
}

export async function exportVisitor(of: OfConversation): Promise<Record<string, unknown>> {
  const { deps, workspaceId } = of;
  const person = await findPerson(of);
  return {
    exported_at: deps.clock.now().toISOString(),
    ...(await exportPerson({ connection: deps.database.orm, workspaceId, ...person })),
  };
}

export async function eraseVisitor(of: OfConversation): Promise<{ conversations: number }> {
  const { deps, workspaceId } = of;
  const person = await findPerson(of);
  await deps.database.orm.transaction((transaction) =>
    deletePerson({ connection: transaction, workspaceId, ...person }),
  );
  for (const conversationId of person.ids) {
    await publishEvent({ deps, event: { kind: 'gone', workspaceId, conversationId } });
  }
  return { conversations: person.ids.length };
}
