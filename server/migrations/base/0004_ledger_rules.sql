-- Books one transaction under its key; false when the key is known with the same body.
-- ML001 the key is known with another body, ML002 a type does not sum to 0, ML003 two lines of one account or none at all.
-- Equal keys take turns. Accounts are changed, and so locked, in the order of their holders, so that two transactions never wait
-- for each other. The transaction's id is drawn under these locks: in every account it rises with seq.
-- Every look-up is one row by a unique index; without the setting a plan made while the tables were empty would read them whole.
CREATE FUNCTION account_ledger_post(
  p_key text, p_hash text, p_kind text, p_ref text, p_reverses bigint, p_at timestamptz, p_lines jsonb
) RETURNS boolean LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  v_known text;
  v_line record;
  v_account record;
  v_ids bigint[] := '{}';
  v_amounts bigint[] := '{}';
  v_balances bigint[] := '{}';
  v_seqs bigint[] := '{}';
  v_main numeric := 0;
  v_silver numeric := 0;
  v_id bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_key, 0));
  SELECT body_hash INTO v_known FROM account_ledger_transactions WHERE key = p_key;
  IF FOUND THEN
    IF v_known <> p_hash THEN RAISE EXCEPTION 'key % was used for another transaction', p_key USING ERRCODE = 'ML001'; END IF;
    RETURN false;
  END IF;

  FOR v_line IN
    SELECT l.owner, l."user", l.kind, l.type, l.amount, CASE l.owner WHEN 'user' THEN 0 ELSE hashtext(p_key) & 15 END::smallint AS part
      FROM jsonb_to_recordset(p_lines) AS l(owner text, "user" bigint, kind text, type smallint, amount bigint)
     ORDER BY l."user", l.owner, l.kind, l.type
  LOOP
    UPDATE account_ledger_accounts SET balance = balance + v_line.amount, seq = seq + 1
     WHERE user_id = v_line."user" AND owner = v_line.owner AND kind = v_line.kind AND bricks_type = v_line.type AND part = v_line.part
    RETURNING id, balance, seq INTO v_account;
    IF NOT FOUND THEN
      INSERT INTO account_ledger_accounts AS a (owner, user_id, kind, bricks_type, part, balance, seq)
        VALUES (v_line.owner, v_line."user", v_line.kind, v_line.type, v_line.part, v_line.amount, 1)
        ON CONFLICT ON CONSTRAINT account_ledger_accounts_holder DO UPDATE SET balance = a.balance + excluded.balance, seq = a.seq + 1
        RETURNING id, balance, seq INTO v_account;
    END IF;
    IF v_account.id = ANY (v_ids) THEN RAISE EXCEPTION 'one line per account' USING ERRCODE = 'ML003'; END IF;
    IF v_line.type = 1 THEN v_main := v_main + v_line.amount; ELSE v_silver := v_silver + v_line.amount; END IF;
    v_ids := v_ids || v_account.id;
    v_amounts := v_amounts || v_line.amount;
    v_balances := v_balances || v_account.balance;
    v_seqs := v_seqs || v_account.seq;
  END LOOP;
  IF v_ids = '{}' THEN RAISE EXCEPTION 'a transaction needs lines' USING ERRCODE = 'ML003'; END IF;
  IF v_main <> 0 OR v_silver <> 0 THEN RAISE EXCEPTION 'the lines of a type must sum to 0' USING ERRCODE = 'ML002'; END IF;

  INSERT INTO account_ledger_transactions (key, body_hash, kind, ref, reverses, at)
    VALUES (p_key, p_hash, p_kind, p_ref, p_reverses, p_at) RETURNING id INTO v_id;
  INSERT INTO account_ledger_entries (transaction_id, line, account_id, amount, balance_after, seq)
    SELECT v_id, l.line, l.id, l.amount, l.balance, l.seq
      FROM unnest(v_ids, v_amounts, v_balances, v_seqs) WITH ORDINALITY AS l(id, amount, balance, seq, line);
  RETURN true;
END $$;
--> statement-breakpoint
CREATE FUNCTION account_ledger_check_sum() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM (
      SELECT e.amount, (SELECT a.bricks_type FROM account_ledger_accounts a WHERE a.id = e.account_id) AS type
        FROM account_ledger_entries e WHERE e.transaction_id = NEW.transaction_id
    ) l GROUP BY l.type HAVING sum(l.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'the lines of transaction % do not sum to 0', NEW.transaction_id USING ERRCODE = 'ML002';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER account_ledger_entries_sum AFTER INSERT ON account_ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION account_ledger_check_sum();
--> statement-breakpoint
CREATE FUNCTION account_ledger_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: the ledger is only added to', TG_OP, TG_TABLE_NAME USING ERRCODE = 'ML004';
END $$;
--> statement-breakpoint
CREATE TRIGGER account_ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON account_ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION account_ledger_refuse();
--> statement-breakpoint
CREATE TRIGGER account_ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON account_ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION account_ledger_refuse();
--> statement-breakpoint
CREATE TRIGGER account_ledger_accounts_kept BEFORE DELETE OR TRUNCATE ON account_ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION account_ledger_refuse();
