import { systemClock, type Database } from '@mortar/server';
import { createNotify } from '../../server/src/modules/notices/index.ts';
import { createPayout } from '../../server/src/modules/quiz/rewards/payout.ts';
import { openBenchDatabase } from '../database.ts';
import { createBareTables } from '../ledger/bare.ts';
import { ledgerOn } from '../ledger/database.ts';
import { compared, type Figure } from '../report.ts';

/** Rounds of as many claims as a round has bricks for: a brick each. */
const ROUNDS = 10;
const CLAIMS = Number(process.env['BENCH_CLAIMS'] ?? 10_000);
const BATCH = 500;
const FIRST_DAY = Date.parse('2026-01-01');
const DAY_MS = 24 * 3600 * 1000;
const MOST_TIMES = 2;

const roundOf = (number: number) => new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10);

/** A closed round in which each of so many people has a claim. */
async function fill({ sql }: Database, number: number): Promise<void> {
  const round = roundOf(number);
  await sql`
    insert into quiz_rounds (id, opens_at, closes_at, root, tier_n, secret_hash, sealed, commit, chain, committed_at)
    values (${round}, ${round}::date, ${round}::date + 1, '', '{1,1,1}', '', '', '', '', now())`;
  await sql`
    insert into quiz_claims (round_id, user_id, run_id, weight, at)
    select ${round}, i, 'run-' || ${number}::int || '-' || i, 1000, now() from generate_series(1, ${CLAIMS}) i`;
  await sql`insert into bare.quiz_claims select * from quiz_claims where round_id = ${round}`;
  await sql`analyze quiz_claims`;
  await sql`analyze bare.quiz_claims`;
}

/** The same rows by one statement a batch, which knows what it writes and asks for nothing. */
async function payBare({ sql }: Database, round: string): Promise<void> {
  for (let first = 1; first <= CLAIMS; first += BATCH)
    await sql`
      with paid as (
        update bare.quiz_claims set state = 'frozen', amount = 1, tx_key = 'quiz:' || round_id || ':' || user_id, free_at = now()
         where round_id = ${round} and user_id >= ${first} and user_id < ${first + BATCH} and event_id = '' returning user_id, tx_key),
      booked as (
        insert into bare.account_ledger_transactions (key, body_hash, kind, ref, at)
        select tx_key, rpad(tx_key, 64, '0'), 'quiz', ${round}, now() from paid returning id, key),
      moved as (
        insert into bare.account_ledger_accounts as a (owner, user_id, kind, bricks_type, balance, seq)
        select 'user', user_id, 'frozen', 1, 1, 1 from paid
        on conflict (owner, user_id, kind, bricks_type, part) do update set balance = a.balance + 1, seq = a.seq + 1
        returning id, user_id, balance, seq),
      told as (
        insert into bare.notices_notices (user_id, kind, about, values, link, at)
        select user_id, 'quizPaid', 'quizPaid round:' || ${round}::text, '{"bricks": "1"}', '/bricks', now() from paid),
      spent as (
        update bare.account_ledger_accounts set balance = balance - ${BATCH}, seq = seq + ${BATCH}
         where owner = 'budget' returning id, balance, seq)
      insert into bare.account_ledger_entries (transaction_id, line, account_id, amount, balance_after, seq)
      select b.id, 1, s.id, -1, s.balance + ${BATCH} - row_number() over (order by b.id), s.seq - ${BATCH} + row_number() over (order by b.id)
        from booked b cross join spent s
      union all
      select b.id, 2, m.id, 1, m.balance, m.seq
        from booked b join paid p on p.tx_key = b.key join moved m on m.user_id = p.user_id`;
}

async function prepareBare(database: Database): Promise<void> {
  const { sql } = database;
  await createBareTables(database);
  for (const table of ['quiz_claims', 'notices_notices'])
    await sql`create table ${sql(`bare.${table}`)} (like ${sql(table)} including all)`;
  // References belong to the tables, whoever writes into them.
  await sql`
    alter table bare.account_ledger_entries add foreign key (transaction_id) references bare.account_ledger_transactions,
      add foreign key (account_id) references bare.account_ledger_accounts`;
  await sql`insert into bare.account_ledger_accounts (owner, user_id, kind, bricks_type, balance) values ('budget', 1, 'available', 1, 1000000000)`;
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** 100,000 claims paid, in rounds that take turns with the same rows written by bare statements. */
export async function measurePayout(): Promise<Figure[]> {
  const { database, close } = await openBenchDatabase();
  try {
    await prepareBare(database);
    const { db } = database;
    const deps = { db, clock: systemClock };
    const payout = createPayout({ ...deps, ledger: ledgerOn(database), notify: createNotify(deps) });
    const took = { ours: [] as number[], theirs: [] as number[] };
    for (let number = 0; number < ROUNDS; number += 1) {
      await fill(database, number);
      took.ours.push(await timed(payout.payDue));
      took.theirs.push(await timed(() => payBare(database, roundOf(number))));
    }
    const [paid] = await database.sql`select sum(amount)::int as bricks, count(*)::int as claims from quiz_claims where state = 'frozen'`;
    if (paid!['claims'] !== ROUNDS * CLAIMS) throw new Error(`paid were ${paid!['claims']} claims`);
    return [compared('payout', took, 'ms', 'the same rows by bare statements', { most: MOST_TIMES })];
  } finally {
    await close();
  }
}
