import pg from 'pg';
import { fillYear, messagesEach, type Place } from './fill-year.ts';

/** Of a PostgreSQL without a time limit. */
const conversationsAtOnce = 20_000;

/**
 * Many workspaces with chatbots like the ones that are there, and a year of messages: a share for the big one, the rest
 * for all others in equal parts. Triggers and indexes are off meanwhile; the counts are made afterwards, by the product.
 */
export async function fillWorkspaces({
  url,
  big,
  small,
  workspaces,
  chatbots,
  messages,
  bigMessages,
}: {
  url: string;
  big: Place;
  small: Place;
  workspaces: number;
  chatbots: number;
  messages: number;
  bigMessages: number;
}): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`SET maintenance_work_mem = '512MB'`);
    const others = await addWorkspaces({ client, like: small, count: workspaces - 2 });
    const missing = chatbots - 2 - others.length;
    const places = [small, ...others, ...(await addChatbots({ client, small, others, missing }))];
    const indexes = await dropIndexes(client);
    // What its triggers would write down is counted from the rows.
    await client.query('SET session_replication_role = replica');
    const forBig = Math.ceil(bigMessages / messagesEach) * messagesEach;
    const given = { pool: client, conversationsAtOnce };
    await fillYear({ ...given, places: [big], first: 0, messages: forBig });
    await fillYear({ ...given, places, first: forBig / messagesEach, messages: messages - forBig });
    await client.query('SET session_replication_role = DEFAULT');
    for (const definition of indexes) await client.query(definition);
  } finally {
    await client.end();
  }
}

/** Each with an owner and a chatbot, copied from one that signed up. */
async function addWorkspaces({
  client,
  like,
  count,
}: {
  client: pg.Client;
  like: Place;
  count: number;
}): Promise<Place[]> {
  if (count <= 0) return [];
  const { rows } = await client.query<Place>(addWorkspacesStatement, [
    like.workspaceId,
    like.chatbotId,
    count,
  ]);
  return rows;
}

/** Spread over all workspaces but the big one. */
async function addChatbots({
  client,
  small,
  others,
  missing,
}: {
  client: pg.Client;
  small: Place;
  others: readonly Place[];
  missing: number;
}): Promise<Place[]> {
  if (missing <= 0) return [];
  const owners = [small, ...others].map(({ workspaceId }) => workspaceId);
  const { rows } = await client.query<Place>(addChatbotsStatement, [
    owners,
    small.chatbotId,
    missing,
  ]);
  return rows;
}

const copyOf = (table: string, row: string, changes: string) =>
  `SELECT (jsonb_populate_record(NULL::${table}, to_jsonb(${row}) || jsonb_build_object(${changes}))).*`;

const addWorkspacesStatement = `
  WITH made AS MATERIALIZED (
    SELECT n, gen_random_uuid() AS user_id, gen_random_uuid() AS workspace_id, gen_random_uuid() AS chatbot_id
    FROM generate_series(1, $3::int) n
  ), own AS (SELECT * FROM workspaces WHERE id = $1),
  people AS (INSERT INTO users
    ${copyOf('users', 'u', `'id', made.user_id, 'email', 'owner-' || made.n || '@shops.test'`)}
    FROM made, own JOIN users u ON u.id = own.owner_id),
  shops AS (INSERT INTO workspaces
    ${copyOf('workspaces', 'own', `'id', made.workspace_id, 'owner_id', made.user_id`)} FROM made, own),
  bots AS (INSERT INTO chatbots
    ${copyOf('chatbots', 'c', `'id', made.chatbot_id, 'workspace_id', made.workspace_id, 'user_id', made.user_id, 'name', 'Shop ' || made.n`)}
    FROM made, chatbots c WHERE c.id = $2)
  SELECT workspace_id AS "workspaceId", chatbot_id AS "chatbotId" FROM made`;

const addChatbotsStatement = `
  WITH made AS MATERIALIZED (
    SELECT n, gen_random_uuid() AS chatbot_id, ($1::uuid[])[1 + n % cardinality($1::uuid[])] AS workspace_id
    FROM generate_series(1, $3::int) n
  ), bots AS (INSERT INTO chatbots
    ${copyOf('chatbots', 'c', `'id', made.chatbot_id, 'workspace_id', made.workspace_id, 'user_id', w.owner_id, 'name', 'Branch ' || made.n`)}
    FROM made JOIN workspaces w ON w.id = made.workspace_id, chatbots c WHERE c.id = $2)
  SELECT workspace_id AS "workspaceId", chatbot_id AS "chatbotId" FROM made`;

/** Returns how they're made again. Those of keys stay. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid
     WHERE i.indrelid IN ('messages'::regclass, 'conversations'::regclass, 'leads'::regclass)
       AND c.oid IS NULL AND NOT i.indisprimary`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}
