import { sql, type SQL } from 'drizzle-orm';
import { VISITOR } from '../ids.ts';
import { posts } from './tables.ts';
import { visible } from './visible.ts';

/** Who wrote those of some posts that everybody may see, as keys `a`. @param raw gives `post_id` */
export const authorsOf = (raw: SQL): SQL => sql`
  select distinct p.author_id as a from (${raw}) r join ${posts} p on p.id = r.post_id and ${visible(VISITOR)}`;
