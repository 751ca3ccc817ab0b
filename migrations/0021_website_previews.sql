CREATE TABLE "website_previews" (
	"website_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"profile" jsonb,
	"logo" "bytea",
	"logo_type" text,
	"answers" jsonb NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "imports_all" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "website_previews" ADD CONSTRAINT "website_previews_website_fk" FOREIGN KEY ("website_id","workspace_id") REFERENCES "public"."websites"("id","workspace_id") ON DELETE cascade ON UPDATE no action;