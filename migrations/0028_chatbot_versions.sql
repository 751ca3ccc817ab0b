CREATE TABLE "chatbot_versions" (
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"model_key_encrypted" text,
	"model_key_last4" text,
	"reason" text NOT NULL,
	"restored_from" integer,
	"changes" jsonb NOT NULL,
	"user_ids" jsonb NOT NULL,
	"knowledge_version" bigint NOT NULL,
	"settings_version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chatbot_versions_chatbot_id_number_pk" PRIMARY KEY("chatbot_id","number")
);
--> statement-breakpoint
CREATE TABLE "version_answers" (
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"first_version" integer NOT NULL,
	"last_version" integer,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"vector" "bytea",
	"embedder_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "version_answers_chatbot_id_answer_id_first_version_pk" PRIMARY KEY("chatbot_id","answer_id","first_version")
);
--> statement-breakpoint
CREATE TABLE "version_documents" (
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"first_version" integer NOT NULL,
	"last_version" integer,
	"generation" integer NOT NULL,
	"facts_revision" integer NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"storage_key" text NOT NULL,
	"file" jsonb NOT NULL,
	"embedder_id" text,
	"fact_corrections" jsonb,
	"text_corrections" jsonb,
	CONSTRAINT "version_documents_chatbot_id_document_id_first_version_pk" PRIMARY KEY("chatbot_id","document_id","first_version")
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_workspace_sha256_unique";--> statement-breakpoint
ALTER TABLE "chatbots" ADD COLUMN "published_version" integer;--> statement-breakpoint
ALTER TABLE "chatbots" ADD COLUMN "published_run" integer;--> statement-breakpoint
ALTER TABLE "chatbots" ADD COLUMN "held_run" integer;--> statement-breakpoint
ALTER TABLE "chatbots" ADD COLUMN "recorded_knowledge_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chatbots" ADD COLUMN "recorded_settings_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chatbots" ADD COLUMN "draft_user_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "last_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "last_facts_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
UPDATE "documents" SET "last_generation" = "generation" + 1, "last_facts_revision" = "facts_revision";--> statement-breakpoint
ALTER TABLE "chatbot_versions" ADD CONSTRAINT "chatbot_versions_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_answers" ADD CONSTRAINT "version_answers_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_documents" ADD CONSTRAINT "version_documents_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_documents" ADD CONSTRAINT "version_documents_document_fk" FOREIGN KEY ("document_id","workspace_id") REFERENCES "public"."documents"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "version_documents_reading_index" ON "version_documents" USING btree ("document_id","generation");--> statement-breakpoint
CREATE INDEX "version_documents_storage_key_index" ON "version_documents" USING btree ("storage_key");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_workspace_content_unique" ON "documents" USING btree ("workspace_id","sha256") WHERE "documents"."deleted_at" is null;