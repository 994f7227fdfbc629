import type postgres from 'postgres';
import type { AccountServer } from './account.ts';
import { until } from './platform.ts';

/**
 * Holds a person, as a change of their account does, until so many calls wait for it.
 * @param change what that change does then
 */
export async function whileHeld<T>(
  { database: { sql } }: AccountServer,
  { uid, waiting }: { uid: string; waiting: number },
  call: () => Promise<T>,
  change: (tx: postgres.Sql) => Promise<unknown> = async () => undefined,
): Promise<T> {
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`select from account_users where uid = ${uid} for update`;
  const answer = call();
  await until('the calls wait', async () => {
    const rows = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return rows.length >= waiting;
  });
  await change(holder);
  await holder`commit`;
  holder.release();
  return answer;
}
