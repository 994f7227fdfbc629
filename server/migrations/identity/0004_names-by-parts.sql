-- Every sign of a name and every two neighbours: what a part of a name is looked up by, Chinese names included.
CREATE FUNCTION "account_name_grams"("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT gram), '{}')
  FROM generate_series(1, length(name)) AS place,
    LATERAL (VALUES (substr(lower(name), place, 1)), (substr(lower(name), place, 2))) AS grams (gram)
$$;
--> statement-breakpoint
CREATE INDEX "account_users_name" ON "account_users" USING gin (account_name_grams("username"));
