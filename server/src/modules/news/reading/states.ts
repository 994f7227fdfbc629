import type { SourceState } from '@mortar/protocol/news';
import { count, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { items } from '../items/tables.ts';
import { sourcesOf, type SourceRow } from '../sources/repository.ts';
import { stateOf } from '../sources/state.ts';

/** How many stories each source brought. */
async function storiesOf(db: Db): Promise<ReadonlyMap<number | null, number>> {
  const rows = await db
    .select({ id: items.sourceId, stories: count() })
    .from(items)
    .where(isNotNull(items.sourceId))
    .groupBy(items.sourceId);
  return new Map(rows.map(({ id, stories }) => [id, stories]));
}

/** How sources do, all of them where none are named. */
export async function sourceStates(db: Db, rows?: readonly SourceRow[]): Promise<SourceState[]> {
  const [found, stories] = await Promise.all([rows ?? sourcesOf(db).all(), storiesOf(db)]);
  return found.map((row) => stateOf(row, stories.get(row.id) ?? 0));
}
