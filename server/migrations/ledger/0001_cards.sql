CREATE TABLE "account_ledger_budgets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_ledger_budgets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	CONSTRAINT "account_ledger_budgets_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "account_ledger_accounts" DROP CONSTRAINT "account_ledger_owner";--> statement-breakpoint
ALTER TABLE "account_ledger_accounts" DROP CONSTRAINT "account_ledger_bricks_type";--> statement-breakpoint
ALTER TABLE "account_ledger_accounts" DROP CONSTRAINT "account_ledger_floor";--> statement-breakpoint
ALTER TABLE "account_ledger_accounts" ADD CONSTRAINT "account_ledger_owner" CHECK ("account_ledger_accounts"."owner" in ('user', 'issuer', 'fees', 'burn', 'budget') and ("account_ledger_accounts"."owner" in ('user', 'budget')) = ("account_ledger_accounts"."user_id" > 0));--> statement-breakpoint
ALTER TABLE "account_ledger_accounts" ADD CONSTRAINT "account_ledger_bricks_type" CHECK ("account_ledger_accounts"."bricks_type" between 1 and 5);--> statement-breakpoint
ALTER TABLE "account_ledger_accounts" ADD CONSTRAINT "account_ledger_floor" CHECK ("account_ledger_accounts"."owner" not in ('user', 'budget') or "account_ledger_accounts"."balance" >= 0);
--> statement-breakpoint
-- As before, with five units in the place of two brick types, and budgets that are not cut into parts.
CREATE OR REPLACE FUNCTION account_ledger_post(
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
  v_sums numeric[] := '{0,0,0,0,0}';
  v_id bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_key, 0));
  SELECT body_hash INTO v_known FROM account_ledger_transactions WHERE key = p_key;
  IF FOUND THEN
    IF v_known <> p_hash THEN RAISE EXCEPTION 'key % was used for another transaction', p_key USING ERRCODE = 'ML001'; END IF;
    RETURN false;
  END IF;

  FOR v_line IN
    SELECT l.owner, l."user", l.kind, l.type, l.amount, CASE WHEN l.owner IN ('user', 'budget') THEN 0 ELSE hashtext(p_key) & 15 END::smallint AS part
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
    v_sums[v_line.type] := v_sums[v_line.type] + v_line.amount;
    v_ids := v_ids || v_account.id;
    v_amounts := v_amounts || v_line.amount;
    v_balances := v_balances || v_account.balance;
    v_seqs := v_seqs || v_account.seq;
  END LOOP;
  IF v_ids = '{}' THEN RAISE EXCEPTION 'a transaction needs lines' USING ERRCODE = 'ML003'; END IF;
  IF 0 <> ANY (v_sums) THEN RAISE EXCEPTION 'the lines of a unit must sum to 0' USING ERRCODE = 'ML002'; END IF;

  INSERT INTO account_ledger_transactions (key, body_hash, kind, ref, reverses, at)
    VALUES (p_key, p_hash, p_kind, p_ref, p_reverses, p_at) RETURNING id INTO v_id;
  INSERT INTO account_ledger_entries (transaction_id, line, account_id, amount, balance_after, seq)
    SELECT v_id, l.line, l.id, l.amount, l.balance, l.seq
      FROM unnest(v_ids, v_amounts, v_balances, v_seqs) WITH ORDINALITY AS l(id, amount, balance, seq, line);
  RETURN true;
END $$;
