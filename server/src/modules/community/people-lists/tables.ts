import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { key, when } from '../../../db/columns.ts';

/** Lists of people: a private one is its owner's alone. */
export const peopleLists = pgTable(
  'community_people_lists',
  {
    id: key('id').primaryKey(),
    ownerId: key('owner_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    isPublic: boolean('is_public').notNull(),
    isDemo: boolean('is_demo').notNull().default(false),
    at: when('at').notNull(),
  },
  (table) => [index('community_people_lists_owner').on(table.ownerId, table.at, table.id)],
);

/** Who is on a list. */
export const listed = pgTable(
  'community_people_listed',
  {
    listId: key('list_id')
      .notNull()
      .references(() => peopleLists.id, { onDelete: 'cascade' }),
    userId: key('user_id').notNull(),
    at: when('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.userId] }),
    index('community_people_listed_user').on(table.userId),
    index('community_people_listed_latest').on(table.listId, table.at, table.userId),
  ],
);
