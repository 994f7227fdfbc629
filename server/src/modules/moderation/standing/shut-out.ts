import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { addAudit } from './audit.ts';
import { standingOf } from './repository.ts';
import { bans } from './tables.ts';

interface Change {
  /** Who does it, as the audit names them. */
  actor: string;
  reason: string | null;
  at: Date;
}

/** Shuts an account out, or lets it in again, as part of a change elsewhere; audited. @returns whether that changed anything */
export async function setShutOut(tx: Db, uid: string, isOut: boolean, { actor, reason, at }: Change): Promise<boolean> {
  const ban = { kind: 'account' as const, value: uid };
  const isDone = isOut ? await standingOf(tx).addBan({ ...ban, reason, by: actor, at }) : await standingOf(tx).removeBan(ban);
  const [action, outcome] = [isOut ? 'bar.add' : 'bar.remove', isDone ? ('done' as const) : ('unchanged' as const)];
  await addAudit(tx, { at, actor, action, target: `account:${uid}`, outcome, detail: { reason } });
  return isDone;
}

/** Which of some accounts are shut out. */
export async function shutOutOf(db: Db, uids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const rows = await db
    .select({ uid: bans.value })
    .from(bans)
    .where(and(eq(bans.kind, 'account'), inArray(bans.value, [...uids])));
  return new Set(rows.map(({ uid }) => uid));
}
