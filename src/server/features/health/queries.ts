/** SQL of how good a chatbot's sources are; every function takes the workspace and the chatbot. */
import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { messages } from '#server/db/schema/conversations.ts';
import { chatbotDocuments, documents, passages } from '#server/db/schema/documents.ts';

type OfChatbot = { connection: Connection; workspaceId: string; chatbotId: string };

const ofChatbot = ({ workspaceId, chatbotId }: { workspaceId: string; chatbotId: string }) =>
  and(
    eq(chatbotDocuments.workspaceId, workspaceId),
    eq(chatbotDocuments.chatbotId, chatbotId),
    eq(documents.workspaceId, workspaceId),
  );

export async function listSources({ connection, ...of }: OfChatbot) {
  return connection
    .select({
      id: documents.id,
      name: documents.name,
      url: documents.url,
      textVersion: documents.textVersion,
      state: documents.state,
      failureMessage: documents.failureMessage,
      sentences: documents.sentencesTotal,
      notes: documents.notes,
    })
    .from(chatbotDocuments)
    .innerJoin(documents, eq(documents.id, chatbotDocuments.documentId))
    .where(ofChatbot(of))
    .orderBy(documents.createdAt, documents.id);
}

const answered = ({ workspaceId, chatbotId, since }: Omit<Asked, 'connection'>) =>
  and(
    eq(messages.workspaceId, workspaceId),
    eq(messages.chatbotId, chatbotId),
    eq(messages.role, 'bot'),
    gte(messages.createdAt, since),
    sql`jsonb_array_length(${messages.sources}) > 0`,
  );

type Asked = OfChatbot & { since: Date };

/** Answers that rested on something. */
export async function countAnswers({ connection, ...of }: Asked): Promise<number> {
  const [row] = await connection.select({ count: count() }).from(messages).where(answered(of));
  return row?.count ?? 0;
}

/** For each document how many of its passages no answer cited, told by the places that answers name. */
export async function countUnused({ connection, ...of }: Asked) {
  const used = connection.$with('used').as(
    connection
      .selectDistinct({
        documentId: sql<string>`s ->> 'documentId'`.as('document_id'),
        page: sql<string>`s ->> 'page'`.as('page'),
        row: sql<string>`s ->> 'row'`.as('row'),
        heading: sql<string>`s ->> 'heading'`.as('heading'),
      })
      .from(sql`${messages}, jsonb_array_elements(${messages.sources}) s`)
      .where(answered(of)),
  );
  const isUsed = sql`exists (select from used u where u.document_id = ${passages.documentId}::text
    and u.row is not distinct from ${passages.place} ->> 'row'
    and (u.row is not null or u.heading = ${passages.place} ->> 'heading'
      or u.page = ${passages.place} ->> 'page'
      or (${passages.place} ->> 'heading' is null and ${passages.place} ->> 'page' is null)))`;
  return connection
    .with(used)
    .select({
      id: documents.id,
      name: documents.name,
      url: documents.url,
      textVersion: documents.textVersion,
      passages: count(),
      unused: sql<number>`(count(*) filter (where not ${isUsed}))::integer`,
    })
    .from(chatbotDocuments)
    .innerJoin(documents, eq(documents.id, chatbotDocuments.documentId))
    .innerJoin(
      passages,
      and(eq(passages.documentId, documents.id), eq(passages.generation, documents.generation)),
    )
    .where(ofChatbot(of))
    .groupBy(documents.id);
}
