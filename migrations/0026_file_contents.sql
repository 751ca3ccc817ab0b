CREATE TABLE "file_contents" (
	"key" text PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"parts" integer NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_parts" (
	"key" text NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "file_parts_key_part_pk" PRIMARY KEY("key","part")
);
--> statement-breakpoint
-- Uploads are compressed formats or small, so compressing them again only costs time.
ALTER TABLE "file_parts" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "file_contents" ADD CONSTRAINT "file_contents_key_stored_files_key_fk" FOREIGN KEY ("key") REFERENCES "public"."stored_files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_parts" ADD CONSTRAINT "file_parts_key_stored_files_key_fk" FOREIGN KEY ("key") REFERENCES "public"."stored_files"("key") ON DELETE cascade ON UPDATE no action;
