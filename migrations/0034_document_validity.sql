CREATE TABLE "document_validity" (
	"workspace_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"valid_from" date,
	"valid_until" date,
	"reminded_for" date,
	"user_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_validity_document_id_key_pk" PRIMARY KEY("document_id","key")
);
--> statement-breakpoint
ALTER TABLE "document_facts" ADD COLUMN "dates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "version_documents" ADD COLUMN "validity" jsonb;--> statement-breakpoint
ALTER TABLE "document_validity" ADD CONSTRAINT "document_validity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_validity" ADD CONSTRAINT "document_validity_document_fk" FOREIGN KEY ("document_id","workspace_id") REFERENCES "public"."documents"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_validity_until_index" ON "document_validity" USING btree ("valid_until");