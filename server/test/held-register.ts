import type { Database } from '../src/db/database.ts';
import { until } from './platform.ts';

/** A moment of a registration, held open by the database: the server's own code knows nothing of it. */
export type RegisterMoment = 'codeUsed' | 'userAdded' | 'posted' | 'done';

/** The statement at which each moment is. */
const STATEMENTS: Record<RegisterMoment, string> = {
  codeUsed: 'after update on account_codes for each row when (old.used_at is null and new.used_at is not null)',
  userAdded: 'after insert on account_users for each row',
  posted: 'before insert on account_sessions for each row',
  done: 'after update on account_idempotency for each row',
};

const LOCK = 8_120_044;

export interface HeldRegister {
  /** Resolves when a registration stands at the moment. */
  reached(): Promise<void>;
  /** Lets the database go on, and the registrations to come. */
  letGo(): Promise<void>;
}

/** Holds the next registration at a moment, by a trigger that waits for a lock of ours. */
export async function holdRegister(database: Database, moment: RegisterMoment): Promise<HeldRegister> {
  const holder = await database.sql.reserve();
  await holder`select pg_advisory_lock(${LOCK})`;
  await holder.unsafe(`
    create or replace function hold_register() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$;
    create or replace trigger hold_register ${STATEMENTS[moment]} execute function hold_register()`);
  const table = / on (\w+)/.exec(STATEMENTS[moment])![1]!;
  return {
    reached: () =>
      until('a registration waits', async () => {
        const rows = await database.sql`select 1 from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`;
        return rows.length > 0;
      }),
    async letGo() {
      await holder`select pg_advisory_unlock(${LOCK})`;
      holder.release();
      await database.sql.unsafe(`drop trigger hold_register on ${table}`);
    },
  };
}

export interface StoppedReaders {
  /** Resolves when the table's writers are through and somebody wants to read. */
  reached(): Promise<void>;
  letGo(): Promise<void>;
}

/** Lets nobody read a table any more as soon as the transactions that write to it now are over. */
export async function stopReaders(database: Database, table: string): Promise<StoppedReaders> {
  const connection = await database.sql.reserve();
  await connection`begin`;
  const locked = connection`lock table ${connection(table)} in access exclusive mode`.execute();
  const waiting = () => database.sql`select 1 from pg_locks where relation = ${table}::regclass and not granted`;
  await until('the lock waits', async () => (await waiting()).length > 0);
  return {
    async reached() {
      await locked;
      await until('somebody wants to read', async () => (await waiting()).length > 0);
    },
    async letGo() {
      await connection`rollback`;
      connection.release();
    },
  };
}
