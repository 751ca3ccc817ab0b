CREATE TABLE "website_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"website_id" uuid NOT NULL,
	"run" integer NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"added_lines" jsonb NOT NULL,
	"removed_lines" jsonb NOT NULL,
	"more_lines" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "include_paths" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "exclude_paths" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "website_changes" ADD CONSTRAINT "website_changes_website_fk" FOREIGN KEY ("website_id","workspace_id") REFERENCES "public"."websites"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "website_changes_website_index" ON "website_changes" USING btree ("website_id","run");