import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../../db/db.ts';
import type { ChannelRow } from '../access/access.ts';
import { conversations, members } from '../../conversations/tables.ts';

/** A row of a list of channels: the largest first. */
export type SizeKey = readonly [members: number, id: number];
export type ChannelChange = Partial<Pick<ChannelRow, 'name' | 'description' | 'imageUrl' | 'joinRule' | 'writers' | 'slowmode'>>;

const isThere = and(eq(conversations.kind, 'channel'), isNull(conversations.endedAt));
const nameHas = (text: string) => (text === '' ? undefined : sql`position(lower(${text}) in lower(${conversations.name})) > 0`);
const isAfter = (after: SizeKey | undefined) =>
  after && sql`(${conversations.members}, ${conversations.id}) < (${after[0]}::bigint, ${after[1]}::bigint)`;
const largestFirst = [desc(conversations.members), desc(conversations.id)];

const [own, theirs] = [alias(members, 'own'), alias(members, 'theirs')];

/** The SQL of what channels are. */
export const channelsOf = (db: Db) => ({
  /** Those that anybody may find. */
  findable: (text: string, after: SizeKey | undefined, limit: number): Promise<ChannelRow[]> =>
    db
      .select()
      .from(conversations)
      .where(and(isThere, ne(conversations.joinRule, 'invite'), nameHas(text), isAfter(after)))
      .orderBy(...largestFirst)
      .limit(limit),

  /** Those that two people are both in, or that one is in, asked for twice. */
  async shared(userId: number, otherId: number, text: string, after: SizeKey | undefined, limit: number): Promise<ChannelRow[]> {
    const rows = await db
      .select({ channel: conversations })
      .from(conversations)
      .innerJoin(own, and(eq(own.conversationId, conversations.id), eq(own.userId, userId), isNull(own.leftAt)))
      .innerJoin(theirs, and(eq(theirs.conversationId, conversations.id), eq(theirs.userId, otherId), isNull(theirs.leftAt)))
      .where(and(isThere, nameHas(text), isAfter(after)))
      .orderBy(...largestFirst)
      .limit(limit);
    return rows.map(({ channel }) => channel);
  },

  async change(id: number, change: ChannelChange): Promise<void> {
    await db.update(conversations).set(change).where(eq(conversations.id, id));
  },
});
