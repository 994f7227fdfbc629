CREATE TABLE "rankings_results" (
	"board" text NOT NULL,
	"season" text NOT NULL,
	"user_id" bigint NOT NULL,
	"neg" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"rank" integer NOT NULL,
	"is_held" boolean NOT NULL,
	"is_winner" boolean NOT NULL,
	CONSTRAINT "rankings_results_board_season_user_id_pk" PRIMARY KEY("board","season","user_id")
);
--> statement-breakpoint
CREATE TABLE "rankings_seasons" (
	"board" text NOT NULL,
	"season" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"players" integer NOT NULL,
	"is_stale" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rankings_seasons_board_season_pk" PRIMARY KEY("board","season")
);
--> statement-breakpoint
CREATE INDEX "rankings_results_rank" ON "rankings_results" USING btree ("board","season","neg","reached_at","user_id") WHERE not "rankings_results"."is_held";--> statement-breakpoint
CREATE INDEX "rankings_results_user" ON "rankings_results" USING btree ("user_id");