CREATE TABLE "quiz_event_draws" (
	"event_id" text PRIMARY KEY NOT NULL,
	"numbers" text[] NOT NULL,
	"seen" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quiz_event_draws" ADD CONSTRAINT "quiz_event_draws_event_id_quiz_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."quiz_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "quiz_event_draws" ("event_id", "numbers", "seen")
SELECT e.id, ARRAY(SELECT p.c FROM quiz_event_players p WHERE p.event_id = e.id ORDER BY p.entered_at, p.user_id LIMIT 100), '{}' FROM quiz_events e WHERE e.c IS NOT NULL;
