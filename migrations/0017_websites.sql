CREATE TABLE "website_chatbots" (
	"website_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	CONSTRAINT "website_chatbots_website_id_chatbot_id_pk" PRIMARY KEY("website_id","chatbot_id")
);
--> statement-breakpoint
CREATE TABLE "website_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"website_id" uuid NOT NULL,
	"url" text NOT NULL,
	"key" text NOT NULL,
	"shape" text,
	"depth" integer NOT NULL,
	"state" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"language" text,
	"characters" integer DEFAULT 0 NOT NULL,
	"content_key" text,
	"content" "bytea",
	"etag" text,
	"last_modified" text,
	"failure_code" text,
	"misses" integer DEFAULT 0 NOT NULL,
	"last_run" integer DEFAULT 0 NOT NULL,
	"document_id" uuid,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "website_pages_website_key_unique" UNIQUE("website_id","key")
);
--> statement-breakpoint
CREATE TABLE "websites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid,
	"address" text NOT NULL,
	"site" text NOT NULL,
	"state" text NOT NULL,
	"failure_code" text,
	"failure_message" text,
	"schedule" text NOT NULL,
	"run" integer DEFAULT 1 NOT NULL,
	"robots" jsonb NOT NULL,
	"has_read_sitemaps" boolean DEFAULT false NOT NULL,
	"site_parts" jsonb,
	"summary" jsonb,
	"last_synced_at" timestamp with time zone,
	"next_sync_at" timestamp with time zone,
	"lease_id" uuid,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "websites_id_workspace_unique" UNIQUE("id","workspace_id"),
	CONSTRAINT "websites_workspace_address_unique" UNIQUE("workspace_id","address")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "website_chatbots" ADD CONSTRAINT "website_chatbots_website_fk" FOREIGN KEY ("website_id","workspace_id") REFERENCES "public"."websites"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_chatbots" ADD CONSTRAINT "website_chatbots_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_pages" ADD CONSTRAINT "website_pages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_pages" ADD CONSTRAINT "website_pages_website_fk" FOREIGN KEY ("website_id","workspace_id") REFERENCES "public"."websites"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_pages_document_index" ON "website_pages" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "website_pages_next_index" ON "website_pages" USING btree ("website_id","last_run");--> statement-breakpoint
CREATE INDEX "websites_next_sync_index" ON "websites" USING btree ("next_sync_at");