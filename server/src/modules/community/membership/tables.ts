import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { key, when } from '../../../db/columns.ts';

export const groups = pgTable(
  'community_groups',
  {
    id: key('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    rules: jsonb('rules').$type<string[]>().notNull(),
    picture: text('picture').notNull().default(''),
    joinRule: text('join_rule').$type<'open' | 'approval'>().notNull(),
    members: integer('members').notNull().default(0),
    isDemo: boolean('is_demo').notNull().default(false),
    /** Taken away by moderators: nobody finds, joins or reads it. */
    isClosed: boolean('is_closed').notNull().default(false),
    at: when('at').notNull(),
  },
  (table) => [index('community_groups_members').on(table.members, table.id)],
);

/** Who is in a group, waits to be let in, or may not come in. */
export const groupMembers = pgTable(
  'community_group_members',
  {
    groupId: key('group_id').notNull(),
    userId: key('user_id').notNull(),
    role: text('role').$type<'owner' | 'moderator' | 'member' | 'asked' | 'banned'>().notNull(),
    at: when('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('community_group_members_user').on(table.userId),
    index('community_group_members_list').on(table.groupId, table.role, table.at),
  ],
);
