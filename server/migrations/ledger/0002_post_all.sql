-- Lines are checked once a statement, by all that it adds: every function that books adds the lines of a transaction together. No line
-- leaves a person or a budget below 0, not even for a moment within a batch, which a check of the account alone would not see.
DROP TRIGGER account_ledger_entries_sum ON account_ledger_entries;
--> statement-breakpoint
DROP FUNCTION account_ledger_check_sum();
--> statement-breakpoint
CREATE FUNCTION account_ledger_check_lines() RETURNS trigger LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  v_uneven bigint;
  v_low bigint;
BEGIN
  SELECT min(l.transaction_id) FILTER (WHERE l.sum <> 0), min(l.low) INTO v_uneven, v_low FROM (
    SELECT e.transaction_id, sum(e.amount) AS sum,
        min(e.account_id) FILTER (WHERE e.balance_after < 0 AND a.owner IN ('user', 'budget')) AS low
      FROM added e JOIN account_ledger_accounts a ON a.id = e.account_id GROUP BY e.transaction_id, a.bricks_type
  ) l;
  IF v_uneven IS NOT NULL THEN
    RAISE EXCEPTION 'the lines of transaction % do not sum to 0', v_uneven USING ERRCODE = 'ML002';
  END IF;
  IF v_low IS NOT NULL THEN
    RAISE EXCEPTION 'account % would have less than 0', v_low USING ERRCODE = 'check_violation', CONSTRAINT = 'account_ledger_floor';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_ledger_entries_lines AFTER INSERT ON account_ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION account_ledger_check_lines();
--> statement-breakpoint
-- Lines of postings, each posting's in the order in which `account_ledger_post` takes them.
CREATE FUNCTION account_ledger_lines(p_postings jsonb) RETURNS TABLE (
  place bigint, line bigint, owner text, "user" bigint, kind text, type smallint, amount bigint, part smallint
) LANGUAGE sql IMMUTABLE AS $$
  SELECT p.place, row_number() OVER (PARTITION BY p.place ORDER BY l."user", l.owner, l.kind, l.type),
      l.owner, l."user", l.kind, l.type, l.amount, CASE WHEN l.owner IN ('user', 'budget') THEN 0 ELSE hashtext(p.key) & 15 END::smallint
    FROM ROWS FROM (jsonb_to_recordset(p_postings) AS (key text, lines jsonb)) WITH ORDINALITY AS p(key, lines, place)
    CROSS JOIN jsonb_to_recordset(p.lines) AS l(owner text, "user" bigint, kind text, type smallint, amount bigint)
$$;
--> statement-breakpoint
-- Books what `account_ledger_post` would book one after the other, in as many statements as one of them takes; returns how many are new. Whatever is
-- looked up is looked up by its index, however few rows there were when the plans were made.
-- p_postings: [{key, hash, kind, ref, reverses, at, lines}]. It books all of them or none, and refuses what the other refuses.
CREATE FUNCTION account_ledger_post_all(p_postings jsonb) RETURNS integer LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  v_key text;
  v_new jsonb;
  v_ids bigint[];
BEGIN
  PERFORM pg_advisory_xact_lock(k.lock)
    FROM (SELECT DISTINCT hashtextextended(p.key, 0) AS lock FROM jsonb_to_recordset(p_postings) AS p(key text) ORDER BY 1) k;
  SELECT min(p.key) FILTER (WHERE p.hash <> p.first OR p.hash <> p.known),
      jsonb_agg(p.posting ORDER BY p.place) FILTER (WHERE p.turn = 1 AND p.known IS NULL) INTO v_key, v_new
    FROM (
      SELECT p.posting, p.place, t.body_hash AS known, p.posting ->> 'key' AS key, p.posting ->> 'hash' AS hash,
          first_value(p.posting ->> 'hash') OVER of_key AS first, row_number() OVER of_key AS turn
        FROM jsonb_array_elements(p_postings) WITH ORDINALITY AS p(posting, place)
        LEFT JOIN account_ledger_transactions t ON t.key = p.posting ->> 'key'
      WINDOW of_key AS (PARTITION BY p.posting ->> 'key' ORDER BY p.place)
    ) p;
  IF v_key IS NOT NULL THEN RAISE EXCEPTION 'key % was used for another transaction', v_key USING ERRCODE = 'ML001'; END IF;
  IF v_new IS NULL THEN RETURN 0; END IF;
  IF EXISTS (SELECT 1 FROM jsonb_array_elements(v_new) p WHERE p -> 'lines' = '[]')
    THEN RAISE EXCEPTION 'a transaction needs lines' USING ERRCODE = 'ML003'; END IF;

  IF EXISTS (SELECT 1 FROM account_ledger_lines(v_new) l GROUP BY l.place, l.owner, l."user", l.kind, l.type HAVING count(*) > 1)
    THEN RAISE EXCEPTION 'one line per account' USING ERRCODE = 'ML003'; END IF;

  -- Makes the accounts that are not there and locks the others, in the order of their holders; the condition keeps them as they are.
  INSERT INTO account_ledger_accounts AS a (owner, user_id, kind, bricks_type, part)
    SELECT DISTINCT l.owner, l."user", l.kind, l.type, l.part FROM account_ledger_lines(v_new) l
     ORDER BY l."user", l.owner, l.kind, l.type, l.part
    ON CONFLICT ON CONSTRAINT account_ledger_accounts_holder DO UPDATE SET seq = a.seq WHERE false;

  -- Drawn under the locks of the accounts: in every account it rises with seq.
  SELECT array_agg(nextval(pg_get_serial_sequence('account_ledger_transactions', 'id'))) INTO v_ids
    FROM generate_series(1, jsonb_array_length(v_new));
  INSERT INTO account_ledger_transactions (id, key, body_hash, kind, ref, reverses, at) OVERRIDING SYSTEM VALUE
    SELECT v_ids[p.place], p.key, p.hash, p.kind, p.ref, p.reverses, p.at
      FROM ROWS FROM (jsonb_to_recordset(v_new) AS (key text, hash text, kind text, ref text, reverses bigint, at timestamptz))
        WITH ORDINALITY AS p(key, hash, kind, ref, reverses, at, place);
  WITH lines AS (
    SELECT v_ids[l.place] AS transaction_id, l.line, a.id AS account_id, l.amount,
        a.balance + sum(l.amount) OVER account AS balance_after, a.seq + row_number() OVER account AS seq
      FROM account_ledger_lines(v_new) l JOIN account_ledger_accounts a
        ON a.user_id = l."user" AND a.owner = l.owner AND a.kind = l.kind AND a.bricks_type = l.type AND a.part = l.part
    WINDOW account AS (PARTITION BY a.id ORDER BY l.place)
  ), changed AS (
    UPDATE account_ledger_accounts a SET balance = a.balance + m.amount, seq = a.seq + m.entries
      FROM (SELECT l.account_id, sum(l.amount) AS amount, count(*) AS entries FROM lines l GROUP BY l.account_id) m WHERE a.id = m.account_id
  )
  INSERT INTO account_ledger_entries (transaction_id, line, account_id, amount, balance_after, seq)
    SELECT l.transaction_id, l.line, l.account_id, l.amount, l.balance_after, l.seq FROM lines l;
  RETURN jsonb_array_length(v_new);
END $$;
