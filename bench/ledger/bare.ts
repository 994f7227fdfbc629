import type { Database } from '@mortar/server';

/** The same tables with the same keys and indexes, without functions, triggers and references. */
export async function createBareTables({ sql }: Database): Promise<void> {
  await sql`create schema bare`;
  for (const table of ['account_ledger_accounts', 'account_ledger_transactions', 'account_ledger_entries'])
    await sql`create table ${sql(`bare.${table}`)} (like ${sql(table)} including all)`;
  await sql`
    insert into bare.account_ledger_accounts (owner, user_id, kind, bricks_type, balance)
    select owner, user_id, kind, bricks_type, balance from account_ledger_accounts where owner = 'user'`;
}

/** One SQL transaction that writes the rows of a transfer, as an application would, and asks for nothing. */
export async function bareTransfer({ sql }: Database, key: string, from: number, to: number): Promise<void> {
  await sql.begin(async (tx) => {
    const [booked] = await tx`
      insert into bare.account_ledger_transactions (key, body_hash, kind, ref, at)
      values (${key}, ${key.padEnd(64, '0')}, 'transfer', '', now()) returning id`;
    // The lower one first, so that two never wait for each other.
    for (const [line, user] of [from, to].sort((a, b) => a - b).entries()) {
      const amount = user === from ? -1 : 1;
      const [account] = await tx`
        update bare.account_ledger_accounts set balance = balance + ${amount}, seq = seq + 1
         where user_id = ${user} and owner = 'user' and kind = 'available' and bricks_type = 1 and part = 0
        returning id, balance, seq`;
      await tx`
        insert into bare.account_ledger_entries
        values (${booked!['id']}, ${line + 1}, ${account!['id']}, ${amount}, ${account!['balance']}, ${account!['seq']})`;
    }
  });
}

/** The peer of `transfer.tps`: the same rows by one statement in one round trip, the least that any ledger costs. */
export async function bareStatement({ sql }: Database, key: string, from: number, to: number): Promise<void> {
  await sql`
    with booked as (
      insert into bare.account_ledger_transactions (key, body_hash, kind, ref, at)
      values (${key}, ${key.padEnd(64, '0')}, 'transfer', '', now()) returning id
    ), moved as (
      update bare.account_ledger_accounts a set balance = a.balance + l.amount, seq = a.seq + 1
        from (values (${from}::bigint, -1), (${to}::bigint, 1)) l (user_id, amount)
       where a.user_id = l.user_id and a.owner = 'user' and a.kind = 'available' and a.bricks_type = 1 and a.part = 0
      returning a.id, l.amount, a.balance, a.seq
    )
    insert into bare.account_ledger_entries
    select booked.id, row_number() over (), moved.id, moved.amount, moved.balance, moved.seq from booked, moved`;
}
