CREATE TABLE "document_replacements" (
	"workspace_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"older_id" uuid NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_replacements_document_id_older_id_pk" PRIMARY KEY("document_id","older_id")
);
--> statement-breakpoint
ALTER TABLE "document_replacements" ADD CONSTRAINT "document_replacements_document_fk" FOREIGN KEY ("document_id","workspace_id") REFERENCES "public"."documents"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_replacements" ADD CONSTRAINT "document_replacements_older_fk" FOREIGN KEY ("older_id","workspace_id") REFERENCES "public"."documents"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_replacements_older_index" ON "document_replacements" USING btree ("older_id");