import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { userHeads } from './tables.ts';

/** Somebody whose own part of a conversation changed, with the number of that change. */
export interface Touched {
  conversation: number;
  userId: number;
  uv: number;
  /** Where their cursor stands, if nothing else of theirs changed. */
  readSeq?: number;
}

const touch = statement<{ userId: number; uv: number }>(
  'messaging_touch',
  // In ascending order: two that touch the same people do not wait for one another in a circle.
  `with touched as (
    insert into messaging_user_heads as head (user_id, uv)
    select user_id, 1 from jsonb_array_elements_text($2::jsonb) as asked (id), cast(asked.id as bigint) as user_id order by user_id
    on conflict (user_id) do update set uv = head.uv + 1
    returning user_id, uv),
  stamped as (
    update messaging_members m set mod_uv = touched.uv from touched
    where m.conversation_id = $1::bigint and m.user_id = touched.user_id)
  select user_id::float8 as "userId", uv::float8 as uv from touched`,
);

/** Takes the locks of these people's versions in the order of `touchMembers`, for work that touches them in several conversations. */
export async function lockUserHeads(tx: Db, userIds: readonly number[]): Promise<void> {
  const isOne = inArray(userHeads.userId, [...userIds]);
  await tx.select({ userId: userHeads.userId }).from(userHeads).where(isOne).orderBy(userHeads.userId).for('no key update');
}

/** Says that what these people have of a conversation changed: each gets their next `uv`, and their row of it that number. */
export async function touchMembers(
  tx: Parameters<typeof touch>[0],
  conversationId: number,
  userIds: readonly number[],
): Promise<Touched[]> {
  if (userIds.length === 0) return [];
  const rows = await touch(tx, [conversationId, JSON.stringify([...new Set(userIds)])]);
  return rows.map((row) => ({ conversation: conversationId, ...row }));
}
