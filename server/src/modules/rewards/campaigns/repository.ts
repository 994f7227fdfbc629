import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { campaignMembers, campaigns } from './tables.ts';

export type CampaignRow = typeof campaigns.$inferSelect;

/** The SQL of activities. */
export function campaignsOf(db: Db) {
  const joinedOf = async (id: string): Promise<number> => {
    const [row] = await db.select({ joined: count() }).from(campaignMembers).where(eq(campaignMembers.campaignId, id));
    return row?.joined ?? 0;
  };

  return {
    joinedOf,

    async find(id: string): Promise<CampaignRow | undefined> {
      const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
      return row;
    },

    /** The same, held against its end until the transaction is over. */
    async hold(id: string): Promise<CampaignRow | undefined> {
      const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id)).for('share');
      return row;
    },

    async addMember(campaignId: string, userId: number, at: Date): Promise<void> {
      await db.insert(campaignMembers).values({ campaignId, userId, at }).onConflictDoNothing();
    },

    /** Activities of a person, the latest joined first. */
    ofMember: (userId: number) =>
      db
        .select({ campaign: campaigns, at: campaignMembers.at })
        .from(campaignMembers)
        .innerJoin(campaigns, eq(campaigns.id, campaignMembers.campaignId))
        .where(eq(campaignMembers.userId, userId))
        .orderBy(desc(campaignMembers.at), desc(campaigns.id)),

    all: () => db.select().from(campaigns).orderBy(desc(campaigns.createdAt)),

    /** False when there is one of this id already. */
    async add(campaign: Omit<CampaignRow, 'endedAt'>): Promise<boolean> {
      const rows = await db.insert(campaigns).values(campaign).onConflictDoNothing().returning({ id: campaigns.id });
      return rows.length > 0;
    },

    /** False when it had ended before. */
    async end(id: string, at: Date): Promise<boolean> {
      const rows = await db
        .update(campaigns)
        .set({ endedAt: at })
        .where(and(eq(campaigns.id, id), isNull(campaigns.endedAt)))
        .returning({ id: campaigns.id });
      return rows.length > 0;
    },
  };
}
