CREATE TABLE "quiz_questions" (
	"id" text PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"tier" smallint NOT NULL,
	"source" text NOT NULL,
	"valid_until" date,
	"state" text NOT NULL,
	"rev" integer NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_question_revs" (
	"question_id" text NOT NULL,
	"rev" integer NOT NULL,
	"body" jsonb NOT NULL,
	"correct" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_question_revs_question_id_rev_pk" PRIMARY KEY("question_id","rev")
);
--> statement-breakpoint
CREATE TABLE "quiz_question_stats" (
	"question_id" text NOT NULL,
	"rev" integer NOT NULL,
	"day" date NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"picks_0" integer DEFAULT 0 NOT NULL,
	"picks_1" integer DEFAULT 0 NOT NULL,
	"picks_2" integer DEFAULT 0 NOT NULL,
	"picks_3" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quiz_question_stats_question_id_rev_day_pk" PRIMARY KEY("question_id","rev","day")
);
--> statement-breakpoint
CREATE TABLE "quiz_claims" (
	"round_id" date NOT NULL,
	"user_id" bigint NOT NULL,
	"run_id" text NOT NULL,
	"weight" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tx_key" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_claims_round_id_user_id_pk" PRIMARY KEY("round_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_question_reports" (
	"user_id" bigint NOT NULL,
	"question_id" text NOT NULL,
	"rev" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_question_reports_user_id_question_id_rev_pk" PRIMARY KEY("user_id","question_id","rev")
);
--> statement-breakpoint
CREATE TABLE "quiz_leaves" (
	"round_id" date NOT NULL,
	"tier" smallint NOT NULL,
	"idx" integer NOT NULL,
	"question_id" text NOT NULL,
	"rev" integer NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "quiz_leaves_round_id_tier_idx_pk" PRIMARY KEY("round_id","tier","idx")
);
--> statement-breakpoint
CREATE TABLE "quiz_rounds" (
	"id" date PRIMARY KEY NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"root" text NOT NULL,
	"tier_n" integer[] NOT NULL,
	"secret_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"secret" text,
	"commit" text NOT NULL,
	"chain" text NOT NULL,
	"committed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quiz_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" date NOT NULL,
	"user_id" bigint,
	"browser" text,
	"network" text,
	"is_ranked" boolean DEFAULT true NOT NULL,
	"is_calm" boolean NOT NULL,
	"timezone" text NOT NULL,
	"tag" text NOT NULL,
	"c" text NOT NULL,
	"seen" integer[] NOT NULL,
	"signature" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"no" smallint NOT NULL,
	"seq" integer NOT NULL,
	"served" integer[] NOT NULL,
	"tier" smallint NOT NULL,
	"idx" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"alive_at" timestamp with time zone NOT NULL,
	"frozen_until" timestamp with time zone,
	"has_frozen" boolean DEFAULT false NOT NULL,
	"is_slow" boolean NOT NULL,
	"fail_reason" text,
	"revive_until" timestamp with time zone,
	"has_extended" boolean DEFAULT false NOT NULL,
	"used" text[] NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"right" smallint DEFAULT 0 NOT NULL,
	"bind_by" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quiz_run_steps" (
	"run_id" text NOT NULL,
	"seq" integer NOT NULL,
	"act" text NOT NULL,
	"no" smallint NOT NULL,
	"tier" smallint NOT NULL,
	"idx" integer NOT NULL,
	"choice" smallint,
	"is_right" boolean,
	"ms" integer,
	"gained" integer DEFAULT 0 NOT NULL,
	"tx_key" text,
	"request_hash" text,
	"reply" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_run_steps_run_id_seq_pk" PRIMARY KEY("run_id","seq")
);
--> statement-breakpoint
ALTER TABLE "quiz_question_revs" ADD CONSTRAINT "quiz_question_revs_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_leaves" ADD CONSTRAINT "quiz_leaves_round_id_quiz_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."quiz_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_leaves" ADD CONSTRAINT "quiz_leaves_rev" FOREIGN KEY ("question_id","rev") REFERENCES "public"."quiz_question_revs"("question_id","rev") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_runs" ADD CONSTRAINT "quiz_runs_round_id_quiz_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."quiz_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_run_steps" ADD CONSTRAINT "quiz_run_steps_run_id_quiz_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."quiz_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_questions_drawn" ON "quiz_questions" USING btree ("state","tier");--> statement-breakpoint
CREATE INDEX "quiz_claims_user" ON "quiz_claims" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "quiz_question_reports_question" ON "quiz_question_reports" USING btree ("question_id","rev");--> statement-breakpoint
CREATE INDEX "quiz_leaves_question" ON "quiz_leaves" USING btree ("question_id","round_id");--> statement-breakpoint
CREATE INDEX "quiz_rounds_closes" ON "quiz_rounds" USING btree ("closes_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_runs_person" ON "quiz_runs" USING btree ("round_id","user_id") WHERE "quiz_runs"."is_ranked";--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_runs_browser" ON "quiz_runs" USING btree ("browser","round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_runs_number" ON "quiz_runs" USING btree ("round_id","c");--> statement-breakpoint
CREATE INDEX "quiz_runs_round" ON "quiz_runs" USING btree ("round_id","state");--> statement-breakpoint
CREATE INDEX "quiz_runs_network" ON "quiz_runs" USING btree ("round_id","network");--> statement-breakpoint
CREATE INDEX "quiz_runs_started" ON "quiz_runs" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "quiz_runs_ended" ON "quiz_runs" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "quiz_runs_due" ON "quiz_runs" USING btree ("due_at") WHERE "quiz_runs"."due_at" is not null;