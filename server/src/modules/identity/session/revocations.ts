import { and, gt, isNotNull, sql } from 'drizzle-orm';
import type { Clock } from '../../../lib/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { Db } from '../../../db/db.ts';
import { follow } from '../../../lib/follow.ts';
import { ACCESS_MS } from './access-token.ts';
import { sessions } from './tables.ts';

const CHANNEL = 'account_sessions';
/** Clocks of processes may differ by so much. */
const SLACK_MS = 60_000;

/** Sessions that were ended while a token of theirs may still live. */
export interface Revocations {
  has(sessionId: string): boolean;
  close(): Promise<void>;
}

/** Tells every process at the commit. */
export async function tellRevoked(tx: Db, sessionId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${sessionId})`);
}

interface RevocationsDeps {
  database: Database;
  clock: Clock;
  /** More sessions may have ended. */
  changed(): void;
}

/** Follows what is ended, in this process and in every other one, also over a restart. */
export async function followRevocations({ database, clock, changed }: RevocationsDeps): Promise<Revocations> {
  const justHeard = new Map<string, number>();
  const read = async () => {
    const since = clock.now() - ACCESS_MS - SLACK_MS;
    for (const [id, at] of justHeard) if (at < since) justHeard.delete(id);
    const rows = await database.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(isNotNull(sessions.revokedAt), gt(sessions.revokedAt, new Date(since))));
    return new Set(rows.map(({ id }) => id));
  };
  const heard = (id: string) => void justHeard.set(id, clock.now());
  const followed = await follow({ sql: database.sql, channel: CHANNEL, read, heard, changed });
  return { has: (id) => justHeard.has(id) || followed.current().has(id), close: followed.close };
}
