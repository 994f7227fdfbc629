import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../../db/db.ts';
import { conversations } from '../../conversations/tables.ts';

/** Says of a channel that the demo content made it; everybody sees that it did. @param id on the wire */
export async function markDemoChannel(db: Db, id: string): Promise<void> {
  await db
    .update(conversations)
    .set({ isDemo: true })
    .where(eq(conversations.id, Number(id)));
}

/** How many channels of the demo content there are. */
export const countDemoChannels = (db: Db): Promise<number> =>
  db.$count(conversations, and(eq(conversations.kind, 'channel'), eq(conversations.isDemo, true)));
