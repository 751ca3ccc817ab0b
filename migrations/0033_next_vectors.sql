ALTER TABLE "documents" ADD COLUMN "next_embedder_id" text;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "next_vectors" "bytea";--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "next_embedder_id" text;