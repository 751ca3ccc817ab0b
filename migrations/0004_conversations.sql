CREATE TABLE "blocked_visitors" (
	"workspace_id" uuid NOT NULL,
	"visitor_id" text NOT NULL,
	"address_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocked_visitors_workspace_id_visitor_id_pk" PRIMARY KEY("workspace_id","visitor_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"visitor_id" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"visitor" jsonb NOT NULL,
	"state" text NOT NULL,
	"human_user_id" uuid,
	"page_url" text NOT NULL,
	"referrer" text NOT NULL,
	"address_key" text NOT NULL,
	"wait_until" timestamp with time zone,
	"missed_at" timestamp with time zone,
	"unread" integer DEFAULT 0 NOT NULL,
	"messages_count" integer DEFAULT 0 NOT NULL,
	"last_text" text DEFAULT '' NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"seen_seq" bigint DEFAULT 0 NOT NULL,
	"quoted_characters" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "conversations_id_workspace_unique" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"user_id" uuid,
	"seq" bigserial NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"name" text,
	"sources" jsonb NOT NULL,
	"confidence" double precision,
	"outcome" text,
	"voice" text,
	"state" text NOT NULL,
	"answers_id" uuid,
	"is_counted" boolean DEFAULT false NOT NULL,
	"feedback" text,
	"feedback_comment" text,
	"client_key" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_months" (
	"month" text PRIMARY KEY NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "widget_pings" (
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"refused" boolean NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "widget_pings_chatbot_id_origin_pk" PRIMARY KEY("chatbot_id","origin")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"conversation_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"question" text NOT NULL,
	"fields" jsonb NOT NULL,
	"page_url" text NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blocked_visitors" ADD CONSTRAINT "blocked_visitors_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_human_user_id_users_id_fk" FOREIGN KEY ("human_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_fk" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversations"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_pings" ADD CONSTRAINT "widget_pings_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_visitors_address_index" ON "blocked_visitors" USING btree ("workspace_id","address_key");--> statement-breakpoint
CREATE INDEX "conversations_inbox_index" ON "conversations" USING btree ("workspace_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_visitor_index" ON "conversations" USING btree ("chatbot_id","visitor_id");--> statement-breakpoint
CREATE INDEX "conversations_last_message_index" ON "conversations" USING btree ("chatbot_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_wait_until_index" ON "conversations" USING btree ("wait_until") WHERE "conversations"."wait_until" is not null;--> statement-breakpoint
CREATE INDEX "messages_conversation_index" ON "messages" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE INDEX "messages_chatbot_created_index" ON "messages" USING btree ("chatbot_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_workspace_created_index" ON "messages" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_key_unique" ON "messages" USING btree ("chatbot_id","client_key") WHERE "messages"."client_key" is not null;--> statement-breakpoint
CREATE INDEX "saved_replies_workspace_index" ON "saved_replies" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "leads_workspace_created_index" ON "leads" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_conversation_index" ON "leads" USING btree ("conversation_id");