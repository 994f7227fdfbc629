import { sql, type SQL } from 'drizzle-orm';
import { videos } from './tables.ts';

/** How a video stands for what shows it, in a statement: `ready`, `working` while it may become so, or `lost`. @param id column that holds it */
export const videoStanding = (id: SQL): SQL => sql`coalesce((
  select case when v.deleted_at is not null or v.judged is not null or v.work = 'rejected' or (v.work = 'done' and not v.is_watchable) then 'lost'
              when v.is_watchable then 'ready' else 'working' end
    from ${videos} v where v.id = ${id}), 'lost')`;
