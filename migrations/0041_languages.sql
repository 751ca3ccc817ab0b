ALTER TABLE "users" ADD COLUMN "locale" text;--> statement-breakpoint
-- English was only the default: no screen has ever set it.
UPDATE "users" SET "locale" = "profiles"."locale" FROM "profiles" WHERE "profiles"."id" = "users"."id" AND "profiles"."locale" <> 'en';--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "locale";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "language" text;
