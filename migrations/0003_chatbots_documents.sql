CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"user_id" uuid,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"vector" "bytea",
	"embedder_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chatbot_avatars" (
	"chatbot_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"type" text NOT NULL,
	"image" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chatbots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"active" boolean NOT NULL,
	"industry" text,
	"greeting" text NOT NULL,
	"placeholder" text NOT NULL,
	"system_prompt" text NOT NULL,
	"suggested_questions" jsonb NOT NULL,
	"fallback" text NOT NULL,
	"contact_fields" jsonb NOT NULL,
	"opening_hours" jsonb,
	"time_zone" text NOT NULL,
	"human_wait_minutes" integer NOT NULL,
	"notify_emails" jsonb NOT NULL,
	"confidence" double precision NOT NULL,
	"show_sources" boolean NOT NULL,
	"primary_color" text NOT NULL,
	"secondary_color" text NOT NULL,
	"position" text NOT NULL,
	"theme" text NOT NULL,
	"launcher_text" text NOT NULL,
	"model" jsonb,
	"model_key_encrypted" text,
	"model_key_last4" text,
	"allowed_domains" jsonb NOT NULL,
	"identity_secret_encrypted" text,
	"retention_days" integer,
	"knowledge_version" bigint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kept_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chatbots_id_workspace_unique" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
CREATE TABLE "usage_months" (
	"workspace_id" uuid NOT NULL,
	"month" date NOT NULL,
	"messages" integer DEFAULT 0 NOT NULL,
	"api_calls" integer DEFAULT 0 NOT NULL,
	"warned_percent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_months_workspace_id_month_pk" PRIMARY KEY("workspace_id","month")
);
--> statement-breakpoint
CREATE TABLE "chatbot_documents" (
	"chatbot_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	CONSTRAINT "chatbot_documents_chatbot_id_document_id_pk" PRIMARY KEY("chatbot_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "document_pages" (
	"workspace_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"page" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "document_pages_document_id_generation_page_pk" PRIMARY KEY("document_id","generation","page")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"state" text NOT NULL,
	"failure_code" text,
	"failure_message" text,
	"pages" integer,
	"passages" integer DEFAULT 0 NOT NULL,
	"sentences_total" integer DEFAULT 0 NOT NULL,
	"sentences_learnt" integer DEFAULT 0 NOT NULL,
	"notes" jsonb NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"embedder_id" text,
	"claim_id" uuid,
	"claimed_until" timestamp with time zone,
	"worked_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_id_workspace_unique" UNIQUE("id","workspace_id"),
	CONSTRAINT "documents_workspace_sha256_unique" UNIQUE("workspace_id","sha256"),
	CONSTRAINT "documents_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"text" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"context" text NOT NULL,
	"place" jsonb NOT NULL,
	"words" "bytea" NOT NULL,
	"vectors" "bytea",
	"embedder_id" text,
	CONSTRAINT "passages_document_ordinal_unique" UNIQUE("document_id","generation","ordinal")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatbot_avatars" ADD CONSTRAINT "chatbot_avatars_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatbots" ADD CONSTRAINT "chatbots_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatbots" ADD CONSTRAINT "chatbots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatbot_documents" ADD CONSTRAINT "chatbot_documents_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatbot_documents" ADD CONSTRAINT "chatbot_documents_document_fk" FOREIGN KEY ("document_id","workspace_id") REFERENCES "public"."documents"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_document_fk" FOREIGN KEY ("document_id","workspace_id") REFERENCES "public"."documents"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_document_fk" FOREIGN KEY ("document_id","workspace_id") REFERENCES "public"."documents"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_chatbot_id_index" ON "answers" USING btree ("chatbot_id");--> statement-breakpoint
CREATE INDEX "chatbots_workspace_id_index" ON "chatbots" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "chatbot_documents_document_id_index" ON "chatbot_documents" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "documents_workspace_created_index" ON "documents" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "documents_state_index" ON "documents" USING btree ("state");--> statement-breakpoint
CREATE INDEX "stored_files_created_at_index" ON "stored_files" USING btree ("created_at");--> statement-breakpoint
-- Vectors do not shrink, so the attempt at every write is spared.
ALTER TABLE "passages" ALTER COLUMN "vectors" SET STORAGE EXTERNAL;
