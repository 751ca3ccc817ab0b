CREATE TABLE "analytics_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	"thumbs_up" integer DEFAULT 0 NOT NULL,
	"thumbs_down" integer DEFAULT 0 NOT NULL,
	"conversations" integer DEFAULT 0 NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"handed_off" integer DEFAULT 0 NOT NULL,
	"unhandled" integer DEFAULT 0 NOT NULL,
	"leads" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_counts" (
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"unknown" integer DEFAULT 0 NOT NULL,
	"thumbs_up" integer DEFAULT 0 NOT NULL,
	"thumbs_down" integer DEFAULT 0 NOT NULL,
	"conversations" integer DEFAULT 0 NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"handed_off" integer DEFAULT 0 NOT NULL,
	"unhandled" integer DEFAULT 0 NOT NULL,
	"leads" integer DEFAULT 0 NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "analytics_counts_unique" UNIQUE NULLS NOT DISTINCT("workspace_id","chatbot_id","kind","day","key")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "human_replied" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "was_unknown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "needed_help" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Workspaces that are there already are counted in the background; a new one starts from nothing, which is counted.
ALTER TABLE "workspaces" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ALTER COLUMN "is_counted" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "analytics_counts" ADD CONSTRAINT "analytics_counts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_counts" ADD CONSTRAINT "analytics_counts_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_changes_workspace_index" ON "analytics_changes" USING btree ("workspace_id","kind","at");--> statement-breakpoint
CREATE INDEX "analytics_counts_chatbot_index" ON "analytics_counts" USING btree ("chatbot_id");--> statement-breakpoint
CREATE INDEX "analytics_counts_empty_index" ON "analytics_counts" USING btree ("workspace_id") WHERE "analytics_counts"."questions" = 0 and "analytics_counts"."answers" = 0 and "analytics_counts"."unknown" = 0 and "analytics_counts"."thumbs_up" = 0 and "analytics_counts"."thumbs_down" = 0 and "analytics_counts"."conversations" = 0 and "analytics_counts"."leads" = 0;--> statement-breakpoint

-- Every time zone's offset is a multiple of a quarter of an hour.
CREATE OR REPLACE FUNCTION analytics_moment(moment timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT date_bin('15 minutes', moment, timestamptz '2000-01-01 00:00:00+00') $$;

-- What one message adds to the counts of its moment. Answer times go into bins that are 10% wide.
CREATE OR REPLACE FUNCTION analytics_of_message(role text, outcome text, feedback text, state text, sources jsonb, took interval)
RETURNS TABLE (kind text, key text, questions integer, answers integer, unknown integer, thumbs_up integer, thumbs_down integer)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'total', '', ($1 = 'visitor')::int, coalesce($2 IN ('answered', 'maybe'), false)::int,
    coalesce($2 = 'unknown', false)::int, coalesce($3 = 'up', false)::int, coalesce($3 = 'down', false)::int
  UNION ALL
  SELECT DISTINCT 'source', coalesce(source ->> 'documentId', '') || ' ' || left(coalesce(source ->> 'title', ''), 500),
    0, 1, 0, coalesce($3 = 'up', false)::int, coalesce($3 = 'down', false)::int
  FROM jsonb_array_elements($5) AS source WHERE $1 = 'bot'
  UNION ALL
  SELECT 'time', round(10 * ln(greatest(extract(epoch FROM $6) * 1000, 0) + 1))::int::text, 0, 1, 0, 0, 0
  WHERE $1 = 'bot' AND $4 = 'complete' AND $6 IS NOT NULL
$$;

-- What one conversation adds to the counts of the moment in which it began.
CREATE OR REPLACE FUNCTION analytics_of_conversation(state text, missed_at timestamptz, page_url text, unread integer, human_replied boolean, was_unknown boolean, needed_help boolean)
RETURNS TABLE (kind text, key text, unknown integer, conversations integer, missed integer, handed_off integer, unhandled integer, waiting integer, open integer, unread_conversations integer)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'total', '', 0, 1, ($2 IS NOT NULL)::int, $5::int, ($2 IS NOT NULL OR $1 = 'waiting' OR $7)::int,
    ($1 = 'waiting')::int, ($1 <> 'closed')::int, ($4 > 0)::int
  UNION ALL
  SELECT 'page', left(regexp_replace($3, '[?#].*$', ''), 500), $6::int, 1, 0, 0, 0, 0, 0, 0 WHERE $3 <> ''
$$;

-- Whether a message is one for which a person was needed.
CREATE OR REPLACE FUNCTION analytics_needs_help(role text, outcome text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT $1 = 'human' OR coalesce($2 IN ('unknown', 'human-asked', 'not-answering', 'failed'), false) $$;

CREATE OR REPLACE FUNCTION count_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO analytics_changes (workspace_id, chatbot_id, at, kind, key, questions, answers, unknown, thumbs_up, thumbs_down)
    SELECT m.workspace_id, m.chatbot_id, analytics_moment(m.created_at), p.kind, p.key,
      sum(p.questions), sum(p.answers), sum(p.unknown), sum(p.thumbs_up), sum(p.thumbs_down)
    FROM new_rows m LEFT JOIN messages q ON q.id = m.answers_id
    CROSS JOIN LATERAL analytics_of_message(m.role, m.outcome, m.feedback, m.state, m.sources, m.created_at - q.created_at) p
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(p.questions) <> 0 OR sum(p.answers) <> 0 OR sum(p.unknown) <> 0 OR sum(p.thumbs_up) <> 0 OR sum(p.thumbs_down) <> 0;
    IF EXISTS (SELECT FROM new_rows n WHERE analytics_needs_help(n.role, n.outcome)) THEN
      UPDATE conversations c SET needed_help = true, human_replied = c.human_replied OR n.human, was_unknown = c.was_unknown OR n.unknown
      FROM (SELECT conversation_id, bool_or(role = 'human') AS human, coalesce(bool_or(outcome = 'unknown'), false) AS unknown
        FROM new_rows WHERE analytics_needs_help(role, outcome) GROUP BY 1) n
      WHERE c.id = n.conversation_id
        AND (NOT c.needed_help OR n.human AND NOT c.human_replied OR n.unknown AND NOT c.was_unknown);
    END IF;
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO analytics_changes (workspace_id, chatbot_id, at, kind, key, questions, answers, unknown, thumbs_up, thumbs_down)
    SELECT m.workspace_id, m.chatbot_id, analytics_moment(m.created_at), p.kind, p.key,
      sum(sign * p.questions), sum(sign * p.answers), sum(sign * p.unknown), sum(sign * p.thumbs_up), sum(sign * p.thumbs_down)
    FROM (SELECT 1 AS sign, n.* FROM new_rows n UNION ALL SELECT -1, o.* FROM old_rows o) m
    LEFT JOIN messages q ON q.id = m.answers_id
    CROSS JOIN LATERAL analytics_of_message(m.role, m.outcome, m.feedback, m.state, m.sources, m.created_at - q.created_at) p
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(sign * p.questions) <> 0 OR sum(sign * p.answers) <> 0 OR sum(sign * p.unknown) <> 0 OR sum(sign * p.thumbs_up) <> 0 OR sum(sign * p.thumbs_down) <> 0;
    IF NOT EXISTS (SELECT FROM new_rows n JOIN old_rows o USING (id)
      WHERE (n.role, n.outcome) IS DISTINCT FROM (o.role, o.outcome)) THEN RETURN NULL; END IF;
  ELSE
    -- Question and answer go together, so the question is among what was deleted.
    INSERT INTO analytics_changes (workspace_id, chatbot_id, at, kind, key, questions, answers, unknown, thumbs_up, thumbs_down)
    SELECT m.workspace_id, m.chatbot_id, analytics_moment(m.created_at), p.kind, p.key,
      -sum(p.questions), -sum(p.answers), -sum(p.unknown), -sum(p.thumbs_up), -sum(p.thumbs_down)
    FROM old_rows m LEFT JOIN old_rows g ON g.id = m.answers_id LEFT JOIN messages q ON q.id = m.answers_id
    CROSS JOIN LATERAL analytics_of_message(m.role, m.outcome, m.feedback, m.state, m.sources, m.created_at - coalesce(g.created_at, q.created_at)) p
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(p.questions) <> 0 OR sum(p.answers) <> 0 OR sum(p.unknown) <> 0 OR sum(p.thumbs_up) <> 0 OR sum(p.thumbs_down) <> 0;
  END IF;
  UPDATE conversations c SET needed_help = n.help, human_replied = n.human, was_unknown = n.unknown
  FROM (SELECT k.id, coalesce(bool_or(analytics_needs_help(m.role, m.outcome)), false) AS help,
      coalesce(bool_or(m.role = 'human'), false) AS human, coalesce(bool_or(m.outcome = 'unknown'), false) AS unknown
    FROM conversations k LEFT JOIN messages m ON m.conversation_id = k.id
    WHERE k.id IN (SELECT conversation_id FROM old_rows) GROUP BY 1) n
  WHERE c.id = n.id AND (c.needed_help, c.human_replied, c.was_unknown) IS DISTINCT FROM (n.help, n.human, n.unknown);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_conversations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO analytics_changes (workspace_id, chatbot_id, at, kind, key, unknown, conversations, missed, handed_off, unhandled, waiting, open, unread)
    SELECT c.workspace_id, c.chatbot_id, analytics_moment(c.created_at), p.kind, p.key,
      sum(sign * p.unknown), sum(sign * p.conversations), sum(sign * p.missed), sum(sign * p.handed_off), sum(sign * p.unhandled),
      sum(sign * p.waiting), sum(sign * p.open), sum(sign * p.unread_conversations)
    FROM (SELECT 1 AS sign, n.* FROM new_rows n UNION ALL SELECT -1, o.* FROM old_rows o) c
    CROSS JOIN LATERAL analytics_of_conversation(c.state, c.missed_at, c.page_url, c.unread, c.human_replied, c.was_unknown, c.needed_help) p
    GROUP BY 1, 2, 3, 4, 5
    HAVING sum(sign * p.unknown) <> 0 OR sum(sign * p.conversations) <> 0 OR sum(sign * p.missed) <> 0 OR sum(sign * p.handed_off) <> 0
      OR sum(sign * p.unhandled) <> 0 OR sum(sign * p.waiting) <> 0 OR sum(sign * p.open) <> 0 OR sum(sign * p.unread_conversations) <> 0;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO analytics_changes (workspace_id, chatbot_id, at, kind, key, unknown, conversations, missed, handed_off, unhandled, waiting, open, unread)
    SELECT c.workspace_id, c.chatbot_id, analytics_moment(c.created_at), p.kind, p.key,
      sum(p.unknown), sum(p.conversations), sum(p.missed), sum(p.handed_off), sum(p.unhandled), sum(p.waiting), sum(p.open), sum(p.unread_conversations)
    FROM new_rows c
    CROSS JOIN LATERAL analytics_of_conversation(c.state, c.missed_at, c.page_url, c.unread, c.human_replied, c.was_unknown, c.needed_help) p
    GROUP BY 1, 2, 3, 4, 5;
  ELSE
    INSERT INTO analytics_changes (workspace_id, chatbot_id, at, kind, key, unknown, conversations, missed, handed_off, unhandled, waiting, open, unread)
    SELECT c.workspace_id, c.chatbot_id, analytics_moment(c.created_at), p.kind, p.key,
      -sum(p.unknown), -sum(p.conversations), -sum(p.missed), -sum(p.handed_off), -sum(p.unhandled), -sum(p.waiting), -sum(p.open), -sum(p.unread_conversations)
    FROM old_rows c
    CROSS JOIN LATERAL analytics_of_conversation(c.state, c.missed_at, c.page_url, c.unread, c.human_replied, c.was_unknown, c.needed_help) p
    GROUP BY 1, 2, 3, 4, 5;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO analytics_changes (workspace_id, chatbot_id, at, kind, key, leads)
    SELECT workspace_id, chatbot_id, analytics_moment(created_at), 'total', '', count(*) FROM new_rows GROUP BY 1, 2, 3;
  ELSE
    INSERT INTO analytics_changes (workspace_id, chatbot_id, at, kind, key, leads)
    SELECT workspace_id, chatbot_id, analytics_moment(created_at), 'total', '', -count(*) FROM old_rows GROUP BY 1, 2, 3;
  END IF;
  RETURN NULL;
END $$;

-- Days are those of the chatbot's time zone: in another one everything is counted anew.
CREATE OR REPLACE FUNCTION recount_after_zone_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE workspaces SET is_counted = false WHERE id = NEW.workspace_id AND is_counted;
  RETURN NULL;
END $$;

CREATE TRIGGER count_new_messages AFTER INSERT ON messages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_messages();
CREATE TRIGGER count_changed_messages AFTER UPDATE ON messages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_messages();
CREATE TRIGGER count_deleted_messages AFTER DELETE ON messages REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_messages();
CREATE TRIGGER count_new_conversations AFTER INSERT ON conversations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_conversations();
CREATE TRIGGER count_changed_conversations AFTER UPDATE ON conversations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_conversations();
CREATE TRIGGER count_deleted_conversations AFTER DELETE ON conversations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_conversations();
CREATE TRIGGER count_new_leads AFTER INSERT ON leads REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
CREATE TRIGGER count_deleted_leads AFTER DELETE ON leads REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_leads();
CREATE TRIGGER recount_after_zone_change AFTER UPDATE OF time_zone ON chatbots FOR EACH ROW WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION recount_after_zone_change();

-- Newest unanswered questions, who waits, open leads and the answer to a question, each found without reading the rest.
CREATE INDEX "messages_answers_index" ON "messages" USING btree ("answers_id") WHERE "messages"."answers_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_unknown_index" ON "messages" USING btree ("workspace_id","created_at") WHERE "messages"."outcome" = 'unknown';--> statement-breakpoint
CREATE INDEX "conversations_waiting_index" ON "conversations" USING btree ("workspace_id","last_message_at") WHERE "conversations"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "leads_open_index" ON "leads" USING btree ("workspace_id","created_at") WHERE "leads"."done_at" is null;
