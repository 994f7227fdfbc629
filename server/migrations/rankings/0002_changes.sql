CREATE SEQUENCE "public"."rankings_changes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "rankings_heads" (
	"board" text NOT NULL,
	"season" text NOT NULL,
	"change" bigint NOT NULL,
	"anew" bigint NOT NULL,
	CONSTRAINT "rankings_heads_board_season_pk" PRIMARY KEY("board","season")
);
--> statement-breakpoint
DROP INDEX "rankings_deltas_waiting";--> statement-breakpoint
ALTER TABLE "rankings_deltas" ADD COLUMN "change" bigint;--> statement-breakpoint
UPDATE "rankings_deltas" SET "change" = 0 WHERE "is_folded";--> statement-breakpoint
INSERT INTO "rankings_heads" SELECT DISTINCT "board", "season", 0, 0 FROM "rankings_buckets";--> statement-breakpoint
CREATE INDEX "rankings_deltas_change" ON "rankings_deltas" USING btree ("change");--> statement-breakpoint
CREATE INDEX "rankings_deltas_waiting" ON "rankings_deltas" USING btree ("id") WHERE "rankings_deltas"."change" is null;