/** SQL of what versions contain: documents and curated answers, as rows that last from one version to another. */
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { chatbotDocuments, documents } from '#server/db/schema/documents.ts';
import type { VersionValidity } from '#server/db/schema/versions.ts';
import type { OfChatbot } from './queries.ts';

type Of = { workspaceId: string; chatbotId: string };
type Kind = 'added' | 'changed' | 'removed';
export type DocumentChange = { documentId: string; name: string; kind: Kind };
type AnswerChange = { answerId: string; question: string; kind: Kind };

const correctionsOf = (table: 'document_fact_corrections' | 'document_text_corrections') =>
  sql`(select jsonb_agg(jsonb_build_object('key', o.key, 'original', o.original, 'text', o.text) order by o.key)
    from ${sql.raw(table)} o where o.document_id = d.id)`;
const validity = sql`(select jsonb_agg(jsonb_build_object('key', o.key, 'label', o.label, 'validFrom', o.valid_from,
    'validUntil', o.valid_until) order by o.key)
  from document_validity o where o.document_id = d.id and (o.valid_from is not null or o.valid_until is not null))`;

/** What the draft answers from. */
const draftDocuments = ({ workspaceId, chatbotId }: Of): SQL => sql`(
  select d.id as document_id, d.generation, d.facts_revision, d.name, d.url, d.storage_key, d.embedder_id,
    jsonb_build_object('type', d.type, 'bytes', d.bytes, 'sha256', d.sha256, 'textVersion', d.text_version,
      'pages', d.pages, 'passages', d.passages, 'sentencesTotal', d.sentences_total, 'notes', d.notes,
      'readerVersion', d.reader_version) as file,
    ${correctionsOf('document_fact_corrections')} as fact_corrections,
    ${correctionsOf('document_text_corrections')} as text_corrections, ${validity} as validity
  from ${chatbotDocuments} l join ${documents} d on d.id = l.document_id and d.workspace_id = l.workspace_id
  where l.workspace_id = ${workspaceId} and l.chatbot_id = ${chatbotId} and d.deleted_at is null
    and d.state in ('embedding', 'ready'))`;

const draftAnswers = ({ workspaceId, chatbotId }: Of): SQL => sql`(
  select id as answer_id, question, answer, vector, embedder_id, created_at from answers
  where workspace_id = ${workspaceId} and chatbot_id = ${chatbotId})`;

/** What a version has. */
const rowsOf = ({
  table,
  version,
  workspaceId,
  chatbotId,
}: Of & { table: 'version_documents' | 'version_answers'; version: number }): SQL => sql`(
  select * from ${sql.raw(table)} where workspace_id = ${workspaceId} and chatbot_id = ${chatbotId}
    and first_version <= ${version} and (last_version is null or last_version >= ${version}))`;

/** `null` is the draft. */
type Side = number | null;
const documentsOf = ({ side, ...of }: Of & { side: Side }): SQL =>
  side === null ? draftDocuments(of) : rowsOf({ ...of, table: 'version_documents', version: side });
const answersOf = ({ side, ...of }: Of & { side: Side }): SQL =>
  side === null ? draftAnswers(of) : rowsOf({ ...of, table: 'version_answers', version: side });

const isSameDocument = sql`a.generation = b.generation and a.facts_revision = b.facts_revision and a.name = b.name`;
const isSameAnswer = sql`a.question = b.question and a.answer = b.answer`;
const kindOf = (key: string) =>
  sql`case when a.${sql.raw(key)} is null then 'added' when b.${sql.raw(key)} is null then 'removed' else 'changed' end`;

type DocumentSide = {
  name: string;
  generation: number;
  factsRevision: number;
  validity: VersionValidity[] | null;
};
export type ComparedDocument = DocumentChange & {
  before: DocumentSide | null;
  after: DocumentSide | null;
};

/** Documents that differ between two versions, or between a version and the draft. */
export async function compareDocuments({
  connection,
  before,
  after,
  ...of
}: OfChatbot & { before: Side; after: Side }): Promise<ComparedDocument[]> {
  const side = (name: 'a' | 'b') => {
    const row = sql.raw(name);
    return sql`case when ${row}.document_id is null then null else jsonb_build_object(
      'name', ${row}.name, 'generation', ${row}.generation, 'factsRevision', ${row}.facts_revision,
      'validity', ${row}.validity) end`;
  };
  const { rows } = await connection.execute<ComparedDocument>(sql`
    select coalesce(b.document_id, a.document_id) as "documentId", coalesce(b.name, a.name) as name,
      ${kindOf('document_id')} as kind, ${side('a')} as before, ${side('b')} as after
    from ${documentsOf({ ...of, side: before })} a
    full join ${documentsOf({ ...of, side: after })} b on b.document_id = a.document_id
    where a.document_id is null or b.document_id is null or not (${isSameDocument})
    order by 2, 1`);
  return rows;
}

type ComparedAnswer = AnswerChange & {
  before: { question: string; answer: string } | null;
  after: { question: string; answer: string } | null;
};

export async function compareAnswers({
  connection,
  before,
  after,
  ...of
}: OfChatbot & { before: Side; after: Side }): Promise<ComparedAnswer[]> {
  const side = (name: 'a' | 'b') => {
    const row = sql.raw(name);
    return sql`case when ${row}.answer_id is null then null else jsonb_build_object(
      'question', ${row}.question, 'answer', ${row}.answer) end`;
  };
  const { rows } = await connection.execute<ComparedAnswer>(sql`
    select coalesce(b.answer_id, a.answer_id) as "answerId", coalesce(b.question, a.question) as question,
      ${kindOf('answer_id')} as kind, ${side('a')} as before, ${side('b')} as after
    from ${answersOf({ ...of, side: before })} a
    full join ${answersOf({ ...of, side: after })} b on b.answer_id = a.answer_id
    where a.answer_id is null or b.answer_id is null or not (${isSameAnswer})
    order by 2, 1`);
  return rows;
}

/** Makes what the draft has the content of a new version. What hasn't changed goes on from the version before. */
export async function recordContent({
  transaction,
  number,
  ...of
}: Of & { transaction: Transaction; number: number }): Promise<void> {
  const { workspaceId, chatbotId } = of;
  const isOpen = sql`v.workspace_id = ${workspaceId} and v.chatbot_id = ${chatbotId} and v.last_version is null`;
  await transaction.execute(sql`
    update version_documents v set last_version = ${number - 1}
    where ${isOpen} and not exists (select from ${draftDocuments(of)} c where c.document_id = v.document_id
      and c.generation = v.generation and c.facts_revision = v.facts_revision and c.name = v.name)`);
  await transaction.execute(sql`
    insert into version_documents (workspace_id, chatbot_id, document_id, first_version, generation, facts_revision,
      name, url, storage_key, file, embedder_id, fact_corrections, text_corrections, validity)
    select ${workspaceId}, ${chatbotId}, c.document_id, ${number}, c.generation, c.facts_revision, c.name, c.url,
      c.storage_key, c.file, c.embedder_id, c.fact_corrections, c.text_corrections, c.validity
    from ${draftDocuments(of)} c
    where not exists (select from version_documents v where ${isOpen} and v.document_id = c.document_id)`);
  await transaction.execute(sql`
    update version_answers v set last_version = ${number - 1}
    where ${isOpen} and not exists (select from ${draftAnswers(of)} c where c.answer_id = v.answer_id
      and c.question = v.question and c.answer = v.answer)`);
  await transaction.execute(sql`
    insert into version_answers (workspace_id, chatbot_id, answer_id, first_version, question, answer, vector,
      embedder_id, created_at)
    select ${workspaceId}, ${chatbotId}, c.answer_id, ${number}, c.question, c.answer, c.vector, c.embedder_id, c.created_at
    from ${draftAnswers(of)} c
    where not exists (select from version_answers v where ${isOpen} and v.answer_id = c.answer_id)`);
}

/** What was embedded since a version was made is no change of the version. */
export async function refreshVectors({
  transaction,
  workspaceId,
  chatbotId,
}: Of & { transaction: Transaction }): Promise<void> {
  await transaction.execute(sql`
    update version_answers v set vector = a.vector, embedder_id = a.embedder_id
    from answers a
    where v.workspace_id = ${workspaceId} and v.chatbot_id = ${chatbotId} and v.last_version is null
      and a.workspace_id = v.workspace_id and a.chatbot_id = v.chatbot_id and a.id = v.answer_id
      and a.question = v.question and a.embedder_id is distinct from v.embedder_id`);
  await transaction.execute(sql`
    update version_documents v set embedder_id = d.embedder_id
    from documents d
    where v.workspace_id = ${workspaceId} and v.chatbot_id = ${chatbotId} and d.id = v.document_id
      and d.generation = v.generation and d.embedder_id is distinct from v.embedder_id`);
}
