import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { canonicalJson } from '../../../lib/canonical-json.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Idempotency } from '../../../core/idempotency.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { idempotency } from './tables.ts';

/**
 * The key's row is part of the work's own transaction: either both are there or neither. Who comes with the same key
 * meanwhile waits at the row until that is decided.
 */
export function createIdempotency({
  db,
  keyring,
  clock,
}: {
  db: Db;
  keyring: Keyring;
  clock: Clock;
}): Idempotency & { removeBefore(time: Date): Promise<void> } {
  return {
    once: <T>({ endpoint, caller, key, body }: Parameters<Idempotency['once']>[0], work: (tx: Db) => Promise<T>) =>
      db.transaction(async (tx) => {
        const bodyHash = keyring.mac('idempotency', `${endpoint} ${canonicalJson(body)}`);
        const mine = and(eq(idempotency.endpoint, endpoint), eq(idempotency.caller, caller), eq(idempotency.key, key));
        const [fresh] = await tx
          .insert(idempotency)
          .values({ endpoint, caller, key, bodyHash, at: new Date(clock.now()) })
          .onConflictDoNothing()
          .returning({ key: idempotency.key });
        if (!fresh) {
          const [row] = await tx.select().from(idempotency).where(mine);
          if (row?.bodyHash !== bodyHash) throw new AppError('idempotencyMismatch');
          return row.result as T;
        }
        const result = await work(tx);
        await tx.update(idempotency).set({ result }).where(mine);
        return result;
      }),

    async removeBefore(time) {
      await db.delete(idempotency).where(lt(idempotency.at, time));
    },
  };
}
