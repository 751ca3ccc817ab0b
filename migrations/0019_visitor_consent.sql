ALTER TABLE "chatbots" ADD COLUMN "privacy_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chatbots" ADD COLUMN "privacy_notice" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chatbots" ADD COLUMN "requires_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "consent" jsonb;