import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import type { LocalizedText } from '@mortar/protocol';
import { users } from '../../identity/index.ts';

/** An activity that people join by signing up through it (spec §3: denet). Made and ended by an operator. */
export const campaigns = pgTable('account_campaigns', {
  /** `denet` on the wire. */
  id: text('id').primaryKey(),
  /** `activity` on the wire: who has not the link does not get in. */
  key: text('key').notNull(),
  title: jsonb('title').$type<LocalizedText>().notNull(),
  /** How many it wants; more may come. */
  target: integer('target').notNull(),
  createdAt: when('created_at').notNull(),
  createdBy: text('created_by').notNull(),
  endedAt: when('ended_at'),
});

/** Who joined an activity. */
export const campaignMembers = pgTable(
  'account_campaign_members',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    at: when('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.userId] }), index('account_campaign_members_user').on(table.userId, table.at)],
);
