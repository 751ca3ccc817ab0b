ALTER TABLE "chatbots" ADD COLUMN "wording" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "chatbot_versions" SET "settings" = "settings" || '{"wording": {}}'::jsonb;