import { lt } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { ProofStore } from '../../../lib/proof.ts';
import { sessionsOf } from './repository.ts';
import { proofs } from './tables.ts';

/** Keys of sessions, and the proofs that were made by them. */
export function createProofStore(db: Db): ProofStore & { removeBefore(time: Date): Promise<void> } {
  return {
    keyOf: async (sessionId) => (await sessionsOf(db).byId(sessionId))?.key ?? undefined,
    async use(sessionId, jti, at) {
      const rows = await db.insert(proofs).values({ sessionId, jti, at }).onConflictDoNothing().returning({ jti: proofs.jti });
      return rows.length > 0;
    },
    async removeBefore(time) {
      await db.delete(proofs).where(lt(proofs.at, time));
    },
  };
}
