CREATE TABLE "gap_dismissals" (
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"question" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gap_dismissals_chatbot_id_question_pk" PRIMARY KEY("chatbot_id","question")
);
--> statement-breakpoint
ALTER TABLE "gap_dismissals" ADD CONSTRAINT "gap_dismissals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gap_dismissals" ADD CONSTRAINT "gap_dismissals_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;