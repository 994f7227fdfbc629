-- A rank counts the players of one bucket: 2,048 buckets a doubling, where there were 256, hold an eighth of them each.
CREATE OR REPLACE FUNCTION rankings_bucket(p_points bigint) RETURNS integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  v_doubling integer;
BEGIN
  IF p_points < 4096 THEN RETURN greatest(p_points, 0); END IF;
  v_doubling := length(ltrim(p_points::bit(64)::text, '0')) - 1;
  RETURN 4096 + (v_doubling - 12) * 2048 + ((p_points - (1::bigint << v_doubling)) >> (v_doubling - 11));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rankings_bucket_top(p_bucket integer) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  v_doubling integer := 12 + (p_bucket - 4096) / 2048;
BEGIN
  IF p_bucket < 4096 THEN RETURN p_bucket; END IF;
  RETURN (1::bigint << v_doubling) + (((p_bucket - 4096) % 2048 + 1)::bigint << (v_doubling - 11)) - 1;
END $$;
--> statement-breakpoint
UPDATE rankings_scores SET bucket = rankings_bucket(-neg) WHERE neg <= -4096;
--> statement-breakpoint
DELETE FROM rankings_buckets;
--> statement-breakpoint
INSERT INTO rankings_buckets (board, season, level, bucket, players)
  SELECT board, season, level, CASE level WHEN 1 THEN bucket ELSE bucket / 96 END, count(*)
    FROM rankings_scores CROSS JOIN (VALUES (1::smallint), (2::smallint)) AS l(level) WHERE NOT is_held GROUP BY 1, 2, 3, 4;
