DROP INDEX "analytics_counts_chatbot_index";--> statement-breakpoint
CREATE INDEX "analytics_counts_of_chatbot_index" ON "analytics_counts" USING btree ("chatbot_id") WHERE "analytics_counts"."chatbot_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_counted_index" ON "messages" USING btree ("workspace_id","created_at") WHERE "messages"."is_counted";