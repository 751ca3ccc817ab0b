import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { createSyntheticDocuments } from '../retrieval/synthetic-documents.ts';

/** Adds embedded documents to a chatbot that has one: all are copies of it, with passages of their own and no typed facts. */
export async function fillPassages({
  pool,
  chatbotId,
  passages,
  each,
}: {
  pool: pg.Pool;
  chatbotId: string;
  passages: number;
  each: number;
}): Promise<void> {
  const { load } = createSyntheticDocuments(passages);
  let id = '';
  let ordinal = 0;
  let left = 0;
  for (let part = 0; part * 1_000 < passages; part += 1) {
    for await (const records of load(String(part))) {
      for (let from = 0; from < records.length; ) {
        if (left === 0) {
          id = randomUUID();
          left = each;
          ordinal = 0;
          await pool.query(copyDocument, [id, chatbotId, each]);
          await pool.query(linkDocument, [id, chatbotId]);
        }
        const some = records.slice(from, from + left);
        await pool.query(addPassages, [
          id,
          ordinal,
          some.map(({ words }) => Buffer.from(words)),
          some.map(({ vectors }) => vectors && Buffer.from(vectors)),
        ]);
        ordinal += some.length;
        left -= some.length;
        from += some.length;
      }
    }
  }
  await pool.query('UPDATE chatbots SET knowledge_version = knowledge_version + 1');
}

const model = `(SELECT d.* FROM documents d JOIN chatbot_documents c ON c.document_id = d.id
  WHERE c.chatbot_id = $2 ORDER BY d.created_at LIMIT 1)`;

const copyDocument = `
  INSERT INTO documents SELECT (jsonb_populate_record(NULL::documents, to_jsonb(d) || jsonb_build_object(
    'id', $1::uuid, 'sha256', $1::text, 'storage_key', $1::text, 'passages', $3::int, 'created_at', now()))).*
  FROM ${model} d`;
const linkDocument = `
  INSERT INTO chatbot_documents (chatbot_id, document_id, workspace_id)
  SELECT $2, $1, d.workspace_id FROM ${model} d`;
const addPassages = `
  INSERT INTO passages (workspace_id, document_id, generation, ordinal, text, sentences, context, place, words, vectors, embedder_id)
  SELECT d.workspace_id, d.id, d.generation, $2 + n - 1, 'Text ' || n, '[{"text": "One."}, {"text": "Two."}, {"text": "Three."}, {"text": "Four."}, {"text": "Five."}]', '', '{}', words, vectors, d.embedder_id
  FROM unnest($3::bytea[], $4::bytea[]) WITH ORDINALITY AS given (words, vectors, n), documents d WHERE d.id = $1`;
