CREATE TABLE "conflict_checks" (
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid PRIMARY KEY NOT NULL,
	"knowledge_version" bigint NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conflicts" (
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"places" jsonb NOT NULL,
	"is_found" boolean NOT NULL,
	"state" text NOT NULL,
	"winner_id" uuid,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "conflicts_chatbot_id_key_pk" PRIMARY KEY("chatbot_id","key")
);
--> statement-breakpoint
ALTER TABLE "conflict_checks" ADD CONSTRAINT "conflict_checks_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflicts" ADD CONSTRAINT "conflicts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflicts" ADD CONSTRAINT "conflicts_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conflicts_workspace_index" ON "conflicts" USING btree ("workspace_id");