CREATE TABLE "rankings_buckets" (
	"board" text NOT NULL,
	"season" text NOT NULL,
	"level" smallint NOT NULL,
	"bucket" integer NOT NULL,
	"players" integer NOT NULL,
	CONSTRAINT "rankings_buckets_board_season_level_bucket_pk" PRIMARY KEY("board","season","level","bucket")
);
--> statement-breakpoint
CREATE TABLE "rankings_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rankings_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"board" text NOT NULL,
	"user_id" bigint NOT NULL,
	"points" integer NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "rankings_deltas_ref" UNIQUE("board","ref")
);
--> statement-breakpoint
CREATE TABLE "rankings_people" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rankings_scores" (
	"board" text NOT NULL,
	"season" text NOT NULL,
	"user_id" bigint NOT NULL,
	"neg" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"bucket" integer NOT NULL,
	"is_held" boolean NOT NULL,
	CONSTRAINT "rankings_scores_board_season_user_id_pk" PRIMARY KEY("board","season","user_id")
);
--> statement-breakpoint
CREATE INDEX "rankings_deltas_waiting" ON "rankings_deltas" USING btree ("id") WHERE not "rankings_deltas"."is_folded";--> statement-breakpoint
CREATE INDEX "rankings_deltas_user" ON "rankings_deltas" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rankings_scores_rank" ON "rankings_scores" USING btree ("board","season","neg","reached_at","user_id") WHERE not "rankings_scores"."is_held";--> statement-breakpoint
CREATE INDEX "rankings_scores_user" ON "rankings_scores" USING btree ("user_id");
--> statement-breakpoint
-- The bucket of points: points below 4,096 each have one, above that 256 for every doubling. It rises with the points.
CREATE FUNCTION rankings_bucket(p_points bigint) RETURNS integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  v_doubling integer;
BEGIN
  IF p_points < 4096 THEN RETURN greatest(p_points, 0); END IF;
  v_doubling := length(ltrim(p_points::bit(64)::text, '0')) - 1;
  RETURN 4096 + (v_doubling - 12) * 256 + ((p_points - (1::bigint << v_doubling)) >> (v_doubling - 8));
END $$;
--> statement-breakpoint
-- The most points that are in a bucket.
CREATE FUNCTION rankings_bucket_top(p_bucket integer) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  v_doubling integer := 12 + (p_bucket - 4096) / 256;
BEGIN
  IF p_bucket < 4096 THEN RETURN p_bucket; END IF;
  RETURN (1::bigint << v_doubling) + (((p_bucket - 4096) % 256 + 1)::bigint << (v_doubling - 8)) - 1;
END $$;
--> statement-breakpoint
-- 1 + players with more points: whole groups of 96 buckets above, buckets above in the own group, players above in the own bucket.
CREATE FUNCTION rankings_rank(p_board text, p_season text, p_neg bigint) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_bucket integer := rankings_bucket(-p_neg);
BEGIN
  RETURN 1
    + coalesce((SELECT sum(players) FROM rankings_buckets
        WHERE board = p_board AND season = p_season AND level = 2 AND bucket > v_bucket / 96), 0)
    + coalesce((SELECT sum(players) FROM rankings_buckets
        WHERE board = p_board AND season = p_season AND level = 1 AND bucket > v_bucket AND bucket < (v_bucket / 96 + 1) * 96), 0)
    + (SELECT count(*) FROM rankings_scores
        WHERE board = p_board AND season = p_season AND NOT is_held AND neg < p_neg AND neg >= -rankings_bucket_top(v_bucket));
END $$;
--> statement-breakpoint
-- What people did before there were boards.
INSERT INTO rankings_deltas (board, user_id, points, ref, at)
  SELECT 'invite', inviter_id, 1, 'invite:' || user_id, judged_at FROM account_invites WHERE state = 'counted' AND judged_at IS NOT NULL
  UNION ALL SELECT 'task', user_id, 1, 'campaign:' || campaign_id || ':' || user_id, at FROM account_campaign_members;
