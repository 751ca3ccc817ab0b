CREATE TABLE "document_text_corrections" (
	"workspace_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"key" text NOT NULL,
	"original" text NOT NULL,
	"text" text,
	"user_id" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_text_corrections_document_id_key_pk" PRIMARY KEY("document_id","key")
);
--> statement-breakpoint
ALTER TABLE "document_pages" ADD COLUMN "parts" jsonb;--> statement-breakpoint
ALTER TABLE "document_text_corrections" ADD CONSTRAINT "document_text_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_text_corrections" ADD CONSTRAINT "document_text_corrections_document_fk" FOREIGN KEY ("document_id","workspace_id") REFERENCES "public"."documents"("id","workspace_id") ON DELETE cascade ON UPDATE no action;