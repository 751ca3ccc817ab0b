CREATE TABLE "booking_busy_times" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"host" text NOT NULL,
	"name" text NOT NULL,
	"sealed" text NOT NULL,
	"synced_at" timestamp with time zone,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_cells" (
	"workspace_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"booking_id" uuid NOT NULL,
	CONSTRAINT "booking_cells_key" PRIMARY KEY("workspace_id","staff_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"conversation_id" uuid,
	"reference" text NOT NULL,
	"request_key" text NOT NULL,
	"status" text DEFAULT 'booked' NOT NULL,
	"canceled_by" text,
	"service_id" uuid NOT NULL,
	"service_name" text NOT NULL,
	"price" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"note" text NOT NULL,
	"time_zone" text NOT NULL,
	"language" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chatbots" ADD COLUMN "booking" jsonb;--> statement-breakpoint
ALTER TABLE "booking_busy_times" ADD CONSTRAINT "booking_busy_times_calendar_id_booking_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."booking_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_calendars" ADD CONSTRAINT "booking_calendars_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_cells" ADD CONSTRAINT "booking_cells_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_busy_times_calendar_index" ON "booking_busy_times" USING btree ("calendar_id");--> statement-breakpoint
CREATE INDEX "booking_busy_times_staff_index" ON "booking_busy_times" USING btree ("workspace_id","staff_id","ends_at");--> statement-breakpoint
CREATE INDEX "booking_calendars_chatbot_index" ON "booking_calendars" USING btree ("chatbot_id");--> statement-breakpoint
CREATE INDEX "booking_calendars_staff_index" ON "booking_calendars" USING btree ("workspace_id","staff_id");--> statement-breakpoint
CREATE INDEX "booking_cells_booking_index" ON "booking_cells" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_key_unique" ON "bookings" USING btree ("chatbot_id","request_key");--> statement-breakpoint
CREATE INDEX "bookings_workspace_start_index" ON "bookings" USING btree ("workspace_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_chatbot_index" ON "bookings" USING btree ("chatbot_id","ends_at");--> statement-breakpoint
CREATE INDEX "bookings_conversation_index" ON "bookings" USING btree ("conversation_id");