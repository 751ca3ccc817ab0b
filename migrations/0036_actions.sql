CREATE TABLE "action_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"conversation_id" uuid,
	"action_id" uuid NOT NULL,
	"action_name" text NOT NULL,
	"idempotency_key" text,
	"outcome" text NOT NULL,
	"status" integer,
	"milliseconds" integer,
	"is_test" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "action_secrets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"action_id" uuid NOT NULL,
	"header" text NOT NULL,
	"origin" text NOT NULL,
	"sealed" text NOT NULL,
	"last4" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "action_secrets_place_unique" UNIQUE("chatbot_id","action_id","header","origin")
);
--> statement-breakpoint
ALTER TABLE "chatbots" ADD COLUMN "actions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "action_calls" ADD CONSTRAINT "action_calls_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_calls" ADD CONSTRAINT "action_calls_conversation_fk" FOREIGN KEY ("conversation_id","workspace_id") REFERENCES "public"."conversations"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_secrets" ADD CONSTRAINT "action_secrets_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "action_calls_key_unique" ON "action_calls" USING btree ("chatbot_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "action_calls_chatbot_index" ON "action_calls" USING btree ("chatbot_id","created_at");--> statement-breakpoint
CREATE INDEX "action_calls_workspace_index" ON "action_calls" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "action_calls_conversation_index" ON "action_calls" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "action_secrets_workspace_index" ON "action_secrets" USING btree ("workspace_id");--> statement-breakpoint
UPDATE "chatbot_versions" SET "settings" = "settings" || '{"actions": []}'::jsonb;