import { bigint, index, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

export interface KeptParts {
  likes: number;
  comments: number;
  favorites: number;
  hours: number;
  score: number;
}

/** Lists of what people like now: each is made once and never changed, so that whoever pages through one reads it as it was. */
export const hotRuns = pgTable('community_hot_runs', {
  run: bigint('run', { mode: 'number' }).primaryKey(),
  at: when('at').notNull(),
});
export const hot = pgTable(
  'community_hot',
  {
    run: bigint('run', { mode: 'number' }).notNull(),
    rank: integer('rank').notNull(),
    postId: bigint('post_id', { mode: 'number' }).notNull(),
    parts: jsonb('parts').$type<KeptParts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.run, table.rank] }), index('community_hot_post').on(table.run, table.postId)],
);
