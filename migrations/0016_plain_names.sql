-- Columns and states take the names that the code uses. Documents that were waiting go on where they were.
ALTER TABLE "documents" RENAME COLUMN "claim_id" TO "lease_id";--> statement-breakpoint
ALTER TABLE "documents" RENAME COLUMN "claimed_until" TO "leased_until";--> statement-breakpoint
ALTER TABLE "documents" RENAME COLUMN "sentences_learnt" TO "sentences_embedded";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" RENAME COLUMN "claimed_until" TO "leased_until";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" RENAME COLUMN "claimed_until" TO "leased_until";--> statement-breakpoint
ALTER TABLE "messages" RENAME COLUMN "voice" TO "writer";--> statement-breakpoint
UPDATE "documents" SET "state" = 'embedding' WHERE "state" = 'learning';--> statement-breakpoint
UPDATE "documents" SET "notes" = replace("notes"::text, '"learning-delayed"', '"embedding-delayed"')::jsonb WHERE "notes" @> '["learning-delayed"]';
