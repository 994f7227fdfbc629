-- As `0002_post_all.sql` has it, but a batch of which nothing was booked before, as almost all are, is not taken apart and put together; and
-- the sequence is looked up once, not for every transaction, and the lines are read out of the call once.
CREATE OR REPLACE FUNCTION account_ledger_post_all(p_postings jsonb) RETURNS integer LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  v_key text;
  v_new jsonb;
  v_ids bigint[];
  v_sequence regclass := pg_get_serial_sequence('account_ledger_transactions', 'id');
  v_place bigint[];
  v_line bigint[];
  v_owner text[];
  v_user bigint[];
  v_kind text[];
  v_type smallint[];
  v_amount bigint[];
  v_part smallint[];
BEGIN
  PERFORM pg_advisory_xact_lock(k.lock)
    FROM (SELECT DISTINCT hashtextextended(p.key, 0) AS lock FROM jsonb_to_recordset(p_postings) AS p(key text) ORDER BY 1) k;
  IF NOT EXISTS (SELECT 1 FROM jsonb_to_recordset(p_postings) AS p(key text) JOIN account_ledger_transactions t ON t.key = p.key)
    AND (SELECT count(*) = count(DISTINCT p.key) FROM jsonb_to_recordset(p_postings) AS p(key text))
  THEN
    v_new := p_postings;
  ELSE
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
  END IF;
  IF v_new IS NULL OR v_new = '[]' THEN RETURN 0; END IF;
  IF EXISTS (SELECT 1 FROM jsonb_array_elements(v_new) p WHERE p -> 'lines' = '[]')
    THEN RAISE EXCEPTION 'a transaction needs lines' USING ERRCODE = 'ML003'; END IF;

  SELECT array_agg(l.place), array_agg(l.line), array_agg(l.owner), array_agg(l."user"), array_agg(l.kind), array_agg(l.type),
      array_agg(l.amount), array_agg(l.part)
    INTO v_place, v_line, v_owner, v_user, v_kind, v_type, v_amount, v_part FROM account_ledger_lines(v_new) l;
  IF EXISTS (SELECT 1 FROM unnest(v_place, v_owner, v_user, v_kind, v_type) AS l(place, owner, "user", kind, type)
      GROUP BY l.place, l."user", l.type, l.owner, l.kind HAVING count(*) > 1)
    THEN RAISE EXCEPTION 'one line per account' USING ERRCODE = 'ML003'; END IF;

  -- Makes the accounts that are not there and locks the others, in the order of their holders; the condition keeps them as they are.
  INSERT INTO account_ledger_accounts AS a (owner, user_id, kind, bricks_type, part)
    SELECT DISTINCT l.owner, l."user", l.kind, l.type, l.part FROM unnest(v_owner, v_user, v_kind, v_type, v_part) AS l(owner, "user", kind, type, part)
     ORDER BY l."user", l.owner, l.kind, l.type, l.part
    ON CONFLICT ON CONSTRAINT account_ledger_accounts_holder DO UPDATE SET seq = a.seq WHERE false;

  -- Drawn under the locks of the accounts: in every account it rises with seq.
  SELECT array_agg(nextval(v_sequence)) INTO v_ids
    FROM generate_series(1, jsonb_array_length(v_new));
  INSERT INTO account_ledger_transactions (id, key, body_hash, kind, ref, reverses, at) OVERRIDING SYSTEM VALUE
    SELECT v_ids[p.place], p.key, p.hash, p.kind, p.ref, p.reverses, p.at
      FROM ROWS FROM (jsonb_to_recordset(v_new) AS (key text, hash text, kind text, ref text, reverses bigint, at timestamptz))
        WITH ORDINALITY AS p(key, hash, kind, ref, reverses, at, place);
  WITH lines AS (
    SELECT v_ids[l.place] AS transaction_id, l.line, a.id AS account_id, l.amount,
        a.balance + sum(l.amount) OVER account AS balance_after, a.seq + row_number() OVER account AS seq
      FROM unnest(v_place, v_line, v_owner, v_user, v_kind, v_type, v_amount, v_part) AS l(place, line, owner, "user", kind, type, amount, part)
      JOIN account_ledger_accounts a
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
