CREATE TABLE "dc_dailies" (
	"day" date NOT NULL,
	"game_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"run" text NOT NULL,
	"score" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dc_dailies_day_game_id_user_id_pk" PRIMARY KEY("day","game_id","user_id"),
	CONSTRAINT "dc_dailies_run_unique" UNIQUE("run")
);
--> statement-breakpoint
ALTER TABLE "dc_runs" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "dc_runs" ADD COLUMN "network" text;--> statement-breakpoint
CREATE UNIQUE INDEX "dc_dailies_rank" ON "dc_dailies" USING btree ("day","game_id","score" DESC NULLS FIRST,"reached_at","user_id");--> statement-breakpoint
CREATE INDEX "dc_runs_network_started" ON "dc_runs" USING btree ("network","started_at");--> statement-breakpoint
CREATE INDEX "dc_runs_unclaimed" ON "dc_runs" USING btree ("finished_at") WHERE "dc_runs"."user_id" is null;