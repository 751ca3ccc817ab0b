ALTER TABLE "document_pages" ADD COLUMN "unsure" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "recognizing" jsonb;