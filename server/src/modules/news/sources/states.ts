import type { SourceState } from '@mortar/protocol/news';
import type { Db } from '../../../db/db.ts';
import { sourcesOf, type SourceRow } from './repository.ts';
import { stateOf } from './state.ts';

/** How sources do, all of them where none are named. */
export async function sourceStates(db: Db, rows?: readonly SourceRow[]): Promise<SourceState[]> {
  const [found, counts] = await Promise.all([rows ?? sourcesOf(db).all(), sourcesOf(db).counts()]);
  return found.map((row) => stateOf(row, counts.get(row.id) ?? 0));
}
