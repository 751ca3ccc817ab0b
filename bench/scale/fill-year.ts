import type pg from 'pg';

export const messagesEach = 10;

export type Place = { workspaceId: string; chatbotId: string };

/**
 * A year of conversations, spread over the given chatbots: questions with answers, some unanswered, missed, handed off
 * or with a lead. `first` is the number of the first conversation; each number is used once.
 */
export async function fillYear({
  pool,
  places,
  first,
  messages,
  conversationsAtOnce,
}: {
  pool: pg.Pool | pg.Client;
  places: readonly Place[];
  first: number;
  messages: number;
  /** Small enough for the time limit that the embedded database gives a statement. */
  conversationsAtOnce: number;
}): Promise<void> {
  const end = first + Math.ceil(messages / messagesEach);
  const ids = [places.map((place) => place.workspaceId), places.map((place) => place.chatbotId)];
  for (let from = first; from < end; from += conversationsAtOnce) {
    const to = Math.min(from + conversationsAtOnce, end) - 1;
    const values = [...ids, from, to];
    await pool.query(fillConversations, values);
    await pool.query(fillMessages, [...values, messagesEach]);
    await pool.query(fillLeads, values);
  }
}

/** The same number gives the same row again, so that messages find their conversation without reading it. */
const idOf = (prefix: string, number: string) =>
  `(lpad(to_hex(${prefix}), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const beganAt = (number: string) =>
  `date_trunc('minute', now()) - interval '365 days' * ((${number} * 7919) % 100003) / 100003.0`;
/** Every place gets its share of each kind of conversation, so that it isn't the same numbers that go to one place. */
const numbered = `(SELECT n, ($1::uuid[])[at] AS workspace_id, ($2::uuid[])[at] AS chatbot_id
  FROM (SELECT n, 1 + (n / 7 + n) % cardinality($1::uuid[]) AS at FROM generate_series($3::bigint, $4::bigint) n) numbers) numbered`;

const fillConversations = `
  INSERT INTO conversations (id, workspace_id, chatbot_id, visitor_id, visitor, state, page_url, referrer, address_key,
    missed_at, unread, messages_count, last_text, last_message_at, created_at)
  SELECT ${idOf('1', 'n')}, workspace_id, chatbot_id, 'visitor-' || n / 2,
    jsonb_build_object('name', 'Visitor ' || n, 'email', 'visitor' || n || '@visitor.test'),
    CASE WHEN n % 500 = 0 THEN 'waiting' WHEN n % 3 = 0 THEN 'closed' ELSE 'bot' END,
    'https://shop.test/page-' || n % 60 || '?visit=' || n, '', 'address-' || n,
    CASE WHEN n % 90 = 0 THEN ${beganAt('n')} + interval '10 minutes' END,
    (n % 200 = 0)::int, 10, 'What does item ' || n || ' cost?', ${beganAt('n')} + interval '9 minutes', ${beganAt('n')}
  FROM ${numbered}`;

const fillMessages = `
  INSERT INTO messages (id, workspace_id, conversation_id, chatbot_id, role, text, sources, options, confidence, outcome,
    writer, state, answers_id, is_counted, feedback, created_at)
  SELECT ${idOf('2', 'n * 16 + m')}, workspace_id, ${idOf('1', 'n')}, chatbot_id,
    CASE WHEN m % 2 = 0 THEN 'visitor' WHEN n % 40 = 0 AND m = 9 THEN 'human' ELSE 'bot' END,
    CASE WHEN m % 2 = 0 THEN 'What does item ' || (n * 31 + m) % 4001 || ' cost in the ' || (ARRAY['spring', 'summer', 'autumn', 'winter'])[n % 4 + 1] || '?'
      ELSE 'Item ' || (n * 31 + m) % 4001 || ' costs ' || n % 90 + 1 || ' euros, as long as we have it. Ask in the shop for larger amounts.' END,
    CASE WHEN m % 2 = 0 OR n % 8 = 0 THEN '[]'::jsonb ELSE jsonb_build_array(jsonb_build_object('documentId', ${idOf('3', 'n % 40')}, 'title', 'Price list ' || n % 40, 'quote', 'Item')) END,
    '[]', CASE WHEN m % 2 = 1 THEN 0.8 END,
    CASE WHEN m % 2 = 0 OR n % 40 = 0 AND m = 9 THEN NULL WHEN n % 8 = 0 THEN 'unknown' WHEN n % 9 = 0 THEN 'maybe' ELSE 'answered' END,
    CASE WHEN m % 2 = 1 THEN 'built-in' END, 'complete',
    CASE WHEN m % 2 = 1 THEN ${idOf('2', 'n * 16 + m - 1')} END, m % 2 = 1,
    CASE WHEN m % 2 = 1 AND n % 20 = 0 THEN CASE WHEN n % 60 = 0 THEN 'down' ELSE 'up' END END,
    ${beganAt('n')} + interval '1 minute' * (m - m % 2) + interval '1 millisecond' * (m % 2) * (40 + (n * 13 + m) % 900)
  FROM ${numbered}, generate_series(0, $5::int - 1) m
  ORDER BY n, m`;

const fillLeads = `
  INSERT INTO leads (workspace_id, chatbot_id, conversation_id, name, email, phone, question, fields, page_url, done_at, created_at)
  SELECT workspace_id, chatbot_id, ${idOf('1', 'n')}, 'Visitor ' || n, 'visitor' || n || '@visitor.test', '', 'Please call me', '[]', '',
    CASE WHEN n % 100 <> 0 THEN now() END, ${beganAt('n')} + interval '5 minutes'
  FROM ${numbered} WHERE n % 50 = 0`;
