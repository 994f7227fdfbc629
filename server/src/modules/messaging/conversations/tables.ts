import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

const conversationId = () =>
  bigint('conversation_id', { mode: 'number' })
    .notNull()
    .references(() => conversations.id);

/** What a conversation is; it changes seldom. */
export const conversations = pgTable(
  'messaging_conversations',
  {
    /** Random, below 2^53: it tells nothing of how many there are. */
    id: bigint('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').$type<'private' | 'channel'>().notNull(),
    /** Another one after a restored backup: what clients kept is void. */
    epoch: uuid('epoch').notNull().defaultRandom(),
    /** The two of a private chat, the smaller key first. */
    lowUser: bigint('low_user', { mode: 'number' }),
    highUser: bigint('high_user', { mode: 'number' }),
    name: text('name').notNull().default(''),
    description: text('description').notNull().default(''),
    imageUrl: text('image_url').notNull().default(''),
    joinRule: text('join_rule').$type<'open' | 'apply' | 'invite'>().notNull().default('invite'),
    writers: text('writers').$type<'members' | 'admins'>().notNull().default('members'),
    /** Seconds between two messages of a member. */
    slowmode: integer('slowmode').notNull().default(0),
    members: integer('members').notNull().default(0),
    /** The last message that named everybody; 0 without one. */
    lastAllSeq: integer('last_all_seq').notNull().default(0),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: when('created_at').notNull(),
    /** When its last member left. */
    endedAt: when('ended_at'),
  },
  (table) => [
    uniqueIndex('messaging_conversations_pair').on(table.lowUser, table.highUser),
    check('messaging_conversations_pair_order', sql`${table.lowUser} < ${table.highUser}`),
    index('messaging_conversations_found')
      .on(table.members)
      .where(sql`${table.kind} = 'channel' and ${table.joinRule} <> 'invite'`),
  ],
);

/**
 * Where a conversation stands. Its row is the lock that puts sends, edits and bans in one order, and the hottest row there is:
 * narrow, with room to change in place, and without a second index.
 */
export const heads = pgTable('messaging_heads', {
  conversationId: conversationId().primaryKey(),
  lastSeq: integer('last_seq').notNull().default(0),
  lastPts: bigint('last_pts', { mode: 'number' }).notNull().default(0),
  lastAt: when('last_at').notNull(),
});

/** Who is, or was, in a conversation. */
export const members = pgTable(
  'messaging_members',
  {
    conversationId: conversationId(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    role: text('role').$type<'owner' | 'admin' | 'member'>().notNull(),
    joinedAt: when('joined_at').notNull(),
    /** When the person left or was taken out; the row stays for the cursor. */
    leftAt: when('left_at'),
    minSeq: integer('min_seq').notNull().default(1),
    readSeq: integer('read_seq').notNull().default(0),
    /** May not write until then; `infinity` is for good. */
    mutedUntil: when('muted_until'),
    muteReason: text('mute_reason').notNull().default(''),
    mutedBy: bigint('muted_by', { mode: 'number' }),
    mutedAt: when('muted_at'),
    /** Of the last message, for slow mode. */
    wroteAt: when('wrote_at'),
    notify: text('notify').$type<'all' | 'mentions' | 'none'>().notNull().default('all'),
    pinnedAt: when('pinned_at'),
    /** Off the list until a message after this one comes. */
    hiddenSeq: integer('hidden_seq'),
    /** Of a private chat that a stranger began: answered or accepted. */
    isAccepted: boolean('is_accepted').notNull().default(true),
    /** The person's `uv` of the last change of this row. */
    modUv: bigint('mod_uv', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('messaging_members_user').on(table.userId, table.modUv),
    // Owner and admins of a channel, and who is muted: few of many.
    index('messaging_members_leading')
      .on(table.conversationId)
      .where(sql`${table.role} <> 'member' and ${table.leftAt} is null`),
    index('messaging_members_muted')
      .on(table.conversationId, table.mutedAt)
      .where(sql`${table.mutedUntil} is not null`),
    index('messaging_members_hidden')
      .on(table.conversationId)
      .where(sql`${table.hiddenSeq} is not null`),
  ],
);

/** Version of everything that is a person's own: memberships, cursors, settings. */
export const userHeads = pgTable('messaging_user_heads', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  uv: bigint('uv', { mode: 'number' }).notNull().default(0),
});

/** Messages that name a person and were not seen yet by them, or were. */
export const mentions = pgTable(
  'messaging_mentions',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    conversationId: conversationId(),
    seq: integer('seq').notNull(),
    at: when('at').notNull(),
    /** Cleared in the inbox. */
    isCleared: boolean('is_cleared').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.conversationId, table.seq] }),
    index('messaging_mentions_inbox').on(table.userId, table.at),
  ],
);

/** One row: the epoch of everything that is a person's own. */
export const installation = pgTable('messaging_installation', {
  only: boolean('only').primaryKey().default(true),
  epoch: uuid('epoch').notNull().defaultRandom(),
});

/** What happened and is no message. */
export const lines = pgTable(
  'messaging_lines',
  {
    conversationId: bigint('conversation_id', { mode: 'number' }).notNull(),
    pts: bigint('pts', { mode: 'number' }).notNull(),
    afterSeq: integer('after_seq').notNull(),
    kind: text('kind').notNull(),
    actorId: bigint('actor_id', { mode: 'number' }),
    targetId: bigint('target_id', { mode: 'number' }),
    value: text('value').notNull().default(''),
    at: when('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.pts] }),
    index('messaging_lines_place').on(table.conversationId, table.afterSeq),
  ],
);
