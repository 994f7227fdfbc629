CREATE TABLE "quiz_silver_days" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"silver" smallint NOT NULL,
	CONSTRAINT "quiz_silver_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "quiz_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"named_id" bigint,
	"user_id" bigint,
	"round_id" date NOT NULL,
	"theme" text NOT NULL,
	"locale" text NOT NULL,
	"points" integer NOT NULL,
	"right" smallint NOT NULL,
	"marks" text[] NOT NULL,
	"streak" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_play_days" (
	"user_id" bigint NOT NULL,
	"local_date" date NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"first_zone" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"zone_since" timestamp with time zone NOT NULL,
	"is_reminded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "quiz_play_days_user_id_local_date_pk" PRIMARY KEY("user_id","local_date")
);
--> statement-breakpoint
ALTER TABLE "quiz_claims" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "quiz_claims" ADD COLUMN "free_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "quiz_shares_user" ON "quiz_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quiz_shares_run" ON "quiz_shares" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "quiz_play_days_last" ON "quiz_play_days" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "quiz_claims_frozen" ON "quiz_claims" USING btree ("free_at") WHERE "quiz_claims"."state" = 'frozen';