CREATE TABLE "answer_tests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"user_id" uuid,
	"question" text NOT NULL,
	"history" jsonb NOT NULL,
	"expectations" jsonb NOT NULL,
	"document_name" text,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_tests_id_workspace_unique" UNIQUE("id","workspace_id")
);
--> statement-breakpoint
CREATE TABLE "test_model_answers" (
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_model_answers_chatbot_id_key_pk" PRIMARY KEY("chatbot_id","key")
);
--> statement-breakpoint
CREATE TABLE "test_results" (
	"workspace_id" uuid NOT NULL,
	"test_id" uuid NOT NULL,
	"first_run" integer NOT NULL,
	"last_run" integer NOT NULL,
	"answer" text NOT NULL,
	"sources" jsonb NOT NULL,
	"passed" boolean NOT NULL,
	"failures" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_results_test_id_first_run_pk" PRIMARY KEY("test_id","first_run")
);
--> statement-breakpoint
CREATE TABLE "test_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"workspace_id" uuid NOT NULL,
	"chatbot_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"trigger" text NOT NULL,
	"may_call_model" boolean NOT NULL,
	"cursor" uuid,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"model_calls" integer DEFAULT 0 NOT NULL,
	"knowledge_version" bigint DEFAULT 0 NOT NULL,
	"settings_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "test_runs_chatbot_number_unique" UNIQUE("chatbot_id","number")
);
--> statement-breakpoint
ALTER TABLE "answer_tests" ADD CONSTRAINT "answer_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_tests" ADD CONSTRAINT "answer_tests_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_model_answers" ADD CONSTRAINT "test_model_answers_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_test_fk" FOREIGN KEY ("test_id","workspace_id") REFERENCES "public"."answer_tests"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_runs" ADD CONSTRAINT "test_runs_chatbot_fk" FOREIGN KEY ("chatbot_id","workspace_id") REFERENCES "public"."chatbots"("id","workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_tests_chatbot_id_index" ON "answer_tests" USING btree ("chatbot_id");