CREATE TABLE "document_fact_corrections" (
	"workspace_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"key" text NOT NULL,
	"original" text NOT NULL,
	"text" text,
	"user_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_fact_corrections_document_id_key_pk" PRIMARY KEY("document_id","key")
);
--> statement-breakpoint
CREATE TABLE "document_facts" (
	"workspace_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"generation" integer NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "document_facts_document_id_generation_pk" PRIMARY KEY("document_id","generation")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "reader_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "next_reading" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "facts_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_fact_corrections" ADD CONSTRAINT "document_fact_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_fact_corrections" ADD CONSTRAINT "document_fact_corrections_document_fk" FOREIGN KEY ("document_id","workspace_id") REFERENCES "public"."documents"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_facts" ADD CONSTRAINT "document_facts_document_fk" FOREIGN KEY ("document_id","workspace_id") REFERENCES "public"."documents"("id","workspace_id") ON DELETE cascade ON UPDATE no action;