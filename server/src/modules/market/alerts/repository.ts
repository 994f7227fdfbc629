import { eq, lt } from 'drizzle-orm';
import type { AlertKind } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { alertChoices, alertHours } from './tables.ts';

/** Percent that a floor moves before it is told, where nobody chose another. */
export const FLOOR_PERCENT = 10;

interface UserRow {
  userId: number;
}

/** Of some people those who want a kind of alert and have not had their most of this hour, which this counts. $1 people, $2 kind, $3 hour, $4 most */
const admit = statement<UserRow>(
  'market_alerts_admit',
  `insert into market_alert_hours (user_id, hour, told)
   select w.user_id, $3::timestamptz, 1 from unnest($1::text::bigint[]) as w (user_id)
   where not exists (select from market_alert_choices c where c.user_id = w.user_id and $2 = any(c.off)) order by w.user_id
   on conflict (user_id, hour) do update set told = market_alert_hours.told + 1 where market_alert_hours.told < $4::int
   returning user_id::int as "userId"`,
);

/** Whoever watches something takes note of its price; with what they knew of it before. $1 it, $2 its price */
const notePrice = statement<UserRow & { before: string | null }>(
  'market_alerts_note_price',
  `update market_favourites f set price_told = $2::text::numeric from market_favourites was
   where f.subject = $1 and was.user_id = f.user_id and was.subject = f.subject
   returning f.user_id::int as "userId", was.price_told::text as before`,
);

/** Whoever watches things that are not for sale any more takes note of that, but for those whom an event tells right now. $1 them */
const noteUnsold = statement(
  'market_alerts_note_unsold',
  `update market_favourites set price_told = null where (user_id, subject) in (select user_id, subject from market_favourites
     where subject = any($1::text::text[]) and price_told is not null for update skip locked)`,
);

/** Watchers of a collection whose floor moved as far as they chose; where none was known it is noted. $1 it, $2 its floor */
const noteFloor = statement<UserRow & { before: string | null }>(
  'market_alerts_note_floor',
  `update market_favourites f set price_told = $2::text::numeric from market_favourites was
   left join market_alert_choices c on c.user_id = was.user_id
   where f.subject = $1 and was.user_id = f.user_id and was.subject = f.subject and (f.price_told is null or f.price_told = 0
     or abs($2::text::numeric - f.price_told) * 100 >= f.price_told * coalesce(c.floor_percent, ${FLOOR_PERCENT}))
   returning f.user_id::int as "userId", was.price_told::text as before`,
);

/** Something else that somebody watches, behind another in their order. $1 whether items, $2 the last one before, $3 how many */
const watched = statement<{ subject: string }>(
  'market_alerts_watched',
  `select distinct subject from market_favourites where is_item = $1::boolean and subject > $2 order by subject limit $3::int`,
);

/** The SQL of alerts. */
export function alertsOf(db: Db) {
  return {
    admit: async (userIds: readonly number[], kind: AlertKind, hour: Date, most: number): Promise<number[]> =>
      userIds.length === 0
        ? []
        : (await admit(db, [`{${[...new Set(userIds)].join(',')}}`, kind, hour.toISOString(), most])).map(({ userId }) => userId),
    notePrice: (subject: string, price: string | null) => notePrice(db, [subject, price]),
    async noteUnsold(subjects: readonly string[]): Promise<void> {
      await noteUnsold(db, [`{${subjects.join(',')}}`]);
    },
    noteFloor: (subject: string, floor: string) => noteFloor(db, [subject, floor]),
    watched: async (isItem: boolean, after: string, limit: number): Promise<string[]> =>
      (await watched(db, [isItem, after, limit])).map(({ subject }) => subject),
    async choices(userId: number) {
      const [row] = await db.select().from(alertChoices).where(eq(alertChoices.userId, userId));
      return row ?? { off: [] as string[], floorPercent: FLOOR_PERCENT };
    },
    async choose(row: typeof alertChoices.$inferInsert): Promise<void> {
      const { off, floorPercent } = row;
      await db.insert(alertChoices).values(row).onConflictDoUpdate({ target: alertChoices.userId, set: { off, floorPercent } });
    },
    async forgetBefore(hour: Date): Promise<void> {
      await db.delete(alertHours).where(lt(alertHours.hour, hour));
    },
    async forget(userId: number): Promise<void> {
      await db.delete(alertChoices).where(eq(alertChoices.userId, userId));
      await db.delete(alertHours).where(eq(alertHours.userId, userId));
    },
  };
}
