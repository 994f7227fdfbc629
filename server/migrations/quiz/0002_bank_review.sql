CREATE SEQUENCE "public"."quiz_question_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 999999 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "quiz_question_approvals" (
	"question_id" text NOT NULL,
	"rev" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_question_approvals_question_id_rev_user_id_pk" PRIMARY KEY("question_id","rev","user_id")
);
--> statement-breakpoint
CREATE TABLE "quiz_calibrations" (
	"question_id" text NOT NULL,
	"rev" integer NOT NULL,
	"rating" double precision NOT NULL,
	"plays" integer DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"sum_rating" double precision DEFAULT 0 NOT NULL,
	"sum_square" double precision DEFAULT 0 NOT NULL,
	"sum_right" double precision DEFAULT 0 NOT NULL,
	"window_rating" double precision NOT NULL,
	"window_plays" integer DEFAULT 0 NOT NULL,
	"window_right" integer DEFAULT 0 NOT NULL,
	"window_expected" double precision DEFAULT 0 NOT NULL,
	"window_variance" double precision DEFAULT 0 NOT NULL,
	"surplus" double precision,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_calibrations_question_id_rev_pk" PRIMARY KEY("question_id","rev")
);
--> statement-breakpoint
CREATE TABLE "quiz_player_ratings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"rating" double precision NOT NULL,
	"plays" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_mends" (
	"run_id" text NOT NULL,
	"question_id" text NOT NULL,
	"rev" integer NOT NULL,
	"user_id" bigint,
	"points" integer NOT NULL,
	"bricks" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_mends_run_id_question_id_rev_pk" PRIMARY KEY("run_id","question_id","rev")
);
--> statement-breakpoint
CREATE TABLE "quiz_voids" (
	"question_id" text NOT NULL,
	"rev" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "quiz_voids_question_id_rev_pk" PRIMARY KEY("question_id","rev")
);
--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "origin" text DEFAULT 'bank' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "attribution" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "file_hash" text;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_question_revs" ADD COLUMN "author_id" bigint;--> statement-breakpoint
ALTER TABLE "quiz_question_reports" ADD COLUMN "judged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz_rounds" ADD COLUMN "weighed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quiz_runs" ADD COLUMN "booked_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_runs" ADD COLUMN "booked_right" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "quiz_questions_changed" ON "quiz_questions" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "quiz_questions_author" ON "quiz_questions" USING btree ("author_id","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quiz_questions_import" ON "quiz_questions" USING btree ("import_hash");--> statement-breakpoint
CREATE INDEX "quiz_question_reports_waiting" ON "quiz_question_reports" USING btree ("question_id") WHERE "quiz_question_reports"."judged_at" is null;--> statement-breakpoint
UPDATE "quiz_runs" SET "booked_points" = "points", "booked_right" = "right" WHERE "ended_at" IS NOT NULL AND "user_id" IS NOT NULL AND "is_ranked";
