import type { Db } from '../src/db/db.ts';
import type { Ledger } from '../src/modules/ledger/index.ts';

/** Gives a person 50 bricks of type 1, once, as signing up does. */
export async function grantTo(ledger: Pick<Ledger, 'issue'>, db: Db, userId: number): Promise<void> {
  await ledger.issue(db, { key: `registration:${userId}`, kind: 'registration', bricksType: 1, amount: 50, userId });
}
