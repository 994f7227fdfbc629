CREATE TABLE "quiz_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"user_id" bigint,
	"round_id" date NOT NULL,
	"tag" text NOT NULL,
	"c" text NOT NULL,
	"seen" integer[] NOT NULL,
	"signature" text NOT NULL,
	"promised_at" timestamp with time zone NOT NULL,
	"served" jsonb NOT NULL,
	"places" integer[] NOT NULL,
	"points" integer NOT NULL,
	"right" smallint NOT NULL,
	"is_calm" boolean NOT NULL,
	"marks" text[] NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "quiz_runs_browser";--> statement-breakpoint
DROP INDEX "quiz_runs_number";--> statement-breakpoint
ALTER TABLE "quiz_runs" ADD COLUMN "promised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz_runs" ADD COLUMN "challenge_id" text;--> statement-breakpoint
ALTER TABLE "quiz_runs" ADD COLUMN "places" integer[];--> statement-breakpoint
ALTER TABLE "quiz_runs" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_challenges_run" ON "quiz_challenges" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_runs_challenge_person" ON "quiz_runs" USING btree ("challenge_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_runs_challenge_browser" ON "quiz_runs" USING btree ("challenge_id","browser");--> statement-breakpoint
CREATE INDEX "quiz_runs_challenge" ON "quiz_runs" USING btree ("challenge_id","points" desc,"id" desc) WHERE "quiz_runs"."ended_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_runs_browser" ON "quiz_runs" USING btree ("browser","round_id") WHERE "quiz_runs"."challenge_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_runs_number" ON "quiz_runs" USING btree ("round_id","c") WHERE "quiz_runs"."challenge_id" is null;