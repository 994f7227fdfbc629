CREATE TABLE "quiz_event_answers" (
	"event_id" text NOT NULL,
	"no" smallint NOT NULL,
	"user_id" bigint NOT NULL,
	"choice" smallint NOT NULL,
	"token" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_event_answers_event_id_no_user_id_pk" PRIMARY KEY("event_id","no","user_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_event_leaves" (
	"event_id" text NOT NULL,
	"tier" smallint NOT NULL,
	"idx" integer NOT NULL,
	"question_id" text NOT NULL,
	"rev" integer NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "quiz_event_leaves_event_id_tier_idx_pk" PRIMARY KEY("event_id","tier","idx")
);
--> statement-breakpoint
CREATE TABLE "quiz_event_players" (
	"event_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"c" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"out_no" smallint,
	"revived_no" smallint,
	CONSTRAINT "quiz_event_players_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_event_questions" (
	"event_id" text NOT NULL,
	"no" smallint NOT NULL,
	"tier" smallint NOT NULL,
	"idx" integer NOT NULL,
	"option_order" smallint[] NOT NULL,
	"asked_at" timestamp with time zone,
	"deadline" timestamp with time zone,
	"told_at" timestamp with time zone,
	"picks" integer[],
	"out" integer,
	"alive" integer,
	"is_spared" boolean DEFAULT false NOT NULL,
	CONSTRAINT "quiz_event_questions_event_id_no_pk" PRIMARY KEY("event_id","no")
);
--> statement-breakpoint
CREATE TABLE "quiz_event_reminders" (
	"event_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "quiz_event_reminders_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_events" (
	"id" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"day" date NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"total" smallint NOT NULL,
	"answer_ms" integer NOT NULL,
	"pause_ms" integer NOT NULL,
	"prize" integer NOT NULL,
	"by" text NOT NULL,
	"root" text NOT NULL,
	"tier_n" integer[] NOT NULL,
	"secret_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"secret" text,
	"commit" text NOT NULL,
	"chain" text NOT NULL,
	"committed_at" timestamp with time zone NOT NULL,
	"c" text,
	"drawn_at" timestamp with time zone,
	"signature" text,
	"phase" text DEFAULT 'planned' NOT NULL,
	"no" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"players" integer DEFAULT 0 NOT NULL,
	"alive" integer DEFAULT 0 NOT NULL,
	"winners" integer,
	"share" integer,
	"ended_at" timestamp with time zone,
	CONSTRAINT "quiz_events_seq_unique" UNIQUE("seq")
);
--> statement-breakpoint
ALTER TABLE "quiz_claims" DROP CONSTRAINT "quiz_claims_round_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "quiz_claims" ADD COLUMN "event_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_claims" ADD CONSTRAINT "quiz_claims_round_id_user_id_event_id_pk" PRIMARY KEY("round_id","user_id","event_id");--> statement-breakpoint
ALTER TABLE "quiz_event_answers" ADD CONSTRAINT "quiz_event_answers_event_id_quiz_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."quiz_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_event_leaves" ADD CONSTRAINT "quiz_event_leaves_event_id_quiz_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."quiz_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_event_leaves" ADD CONSTRAINT "quiz_event_leaves_rev" FOREIGN KEY ("question_id","rev") REFERENCES "public"."quiz_question_revs"("question_id","rev") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_event_players" ADD CONSTRAINT "quiz_event_players_event_id_quiz_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."quiz_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_event_questions" ADD CONSTRAINT "quiz_event_questions_event_id_quiz_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."quiz_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_event_reminders" ADD CONSTRAINT "quiz_event_reminders_event_id_quiz_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."quiz_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_event_answers_user" ON "quiz_event_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quiz_event_players_entered" ON "quiz_event_players" USING btree ("event_id","entered_at","user_id");--> statement-breakpoint
CREATE INDEX "quiz_event_players_in" ON "quiz_event_players" USING btree ("event_id","user_id") WHERE "quiz_event_players"."out_no" is null;--> statement-breakpoint
CREATE INDEX "quiz_event_players_user" ON "quiz_event_players" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quiz_event_reminders_user" ON "quiz_event_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quiz_events_due" ON "quiz_events" USING btree ("next_at") WHERE "quiz_events"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "quiz_events_opens" ON "quiz_events" USING btree ("opens_at");--> statement-breakpoint
CREATE INDEX "quiz_events_day" ON "quiz_events" USING btree ("day");--> statement-breakpoint
CREATE INDEX "quiz_events_ended" ON "quiz_events" USING btree ("ended_at") WHERE "quiz_events"."phase" = 'ended';--> statement-breakpoint
CREATE INDEX "quiz_claims_won" ON "quiz_claims" USING btree ("event_id","user_id") WHERE "quiz_claims"."state" = 'waiting' and "quiz_claims"."event_id" <> '';