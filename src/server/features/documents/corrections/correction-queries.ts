/** SQL of all corrections together, of texts and of facts. */
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '#server/db/client.ts';
import { documentFactCorrections, documentTextCorrections } from '#server/db/schema/documents.ts';
import { readerVersion } from '#server/engine/ingest/reader-version.ts';
import type { CorrectionsQuery } from '#shared/contract/corrections.ts';

export type CorrectionRow = {
  kind: 'text' | 'fact';
  documentId: string;
  documentName: string;
  url: string | null;
  generation: number;
  key: string;
  original: string;
  text: string | null;
  updatedAt: Date;
  /** Whether the current reading of the document has it; of facts it isn't known here. */
  isInText: boolean;
  /** Whether the document is being read again. */
  isWaiting: boolean;
};

const mostListed = 500;

/** The newest first, and how many there are in all. */
export async function listCorrectionRows({
  connection,
  workspaceId,
  query: { documentId, chatbotId },
}: {
  connection: Connection;
  workspaceId: string;
  query: CorrectionsQuery;
}): Promise<{ rows: CorrectionRow[]; total: number }> {
  const { rows } = await connection.execute<
    Omit<CorrectionRow, 'updatedAt'> & { updatedAt: string; total: number }
  >(sql`
    select c.kind, c.document_id as "documentId", d.name as "documentName", d.url, d.generation,
      c.key, c.original, c.text,
      to_json(c.updated_at)#>>'{}' as "updatedAt",
      (count(*) over ())::int as total,
      (d.reader_version < ${readerVersion} or d.state not in ('embedding', 'ready')) as "isWaiting",
      c.kind = 'text' and exists (
        select from document_pages p, jsonb_array_elements(p.parts) part
        where p.document_id = d.id and p.generation = d.generation
          and part->>'key' = c.key and part->>'text' is not distinct from c.text) as "isInText"
    from (
      select 'text' as kind, document_id, workspace_id, key, original, text, updated_at
        from document_text_corrections
      union all
      select 'fact', document_id, workspace_id, key, original, text, updated_at
        from document_fact_corrections) c
    join documents d on d.id = c.document_id and d.workspace_id = c.workspace_id
    where c.workspace_id = ${workspaceId} and d.deleted_at is null
      and (${documentId ?? null}::uuid is null or d.id = ${documentId ?? null})
      and (${chatbotId ?? null}::uuid is null or exists (
        select from chatbot_documents l where l.workspace_id = ${workspaceId}
          and l.document_id = d.id and l.chatbot_id = ${chatbotId ?? null}))
    order by c.updated_at desc, c.key
    limit ${mostListed}`);
  return {
    rows: rows.map(({ total: _, updatedAt, ...row }) => ({
      ...row,
      updatedAt: new Date(updatedAt),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** All of a workspace, for its export. */
export async function listAllCorrections({
  connection,
  workspaceId,
}: {
  connection: Connection;
  workspaceId: string;
}) {
  const of = (table: typeof documentTextCorrections | typeof documentFactCorrections) => {
    const { documentId, original, text, updatedAt } = table;
    return connection
      .select({ documentId, original, text, updatedAt })
      .from(table)
      .where(eq(table.workspaceId, workspaceId));
  };
  return [...(await of(documentTextCorrections)), ...(await of(documentFactCorrections))];
}
