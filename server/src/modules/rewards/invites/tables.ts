import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';
import { users } from '../../identity/index.ts';

/** `pending` until the newcomer was active, then one of the others; an operator ends a `review`, and another one than before an `appeal`. */
export type InviteState = 'pending' | 'counted' | 'review' | 'refused' | 'appeal';

/** Who came by whose code. */
export const invites = pgTable(
  'account_invites',
  {
    /** The one who came. */
    userId: bigint('user_id', { mode: 'number' })
      .primaryKey()
      .references(() => users.id),
    inviterId: bigint('inviter_id', { mode: 'number' })
      .notNull()
      .references(() => users.id),
    code: text('code').notNull(),
    at: when('at').notNull(),
    /** Keyed hash of the network that the newcomer signed up from; empty when it is not known. */
    network: text('network').notNull().default(''),
    state: text('state').$type<InviteState>().notNull().default('pending'),
    /** Why it is where it is: `sameDevice`, `ring`, `network`, or an operator's name. */
    reason: text('reason').notNull().default(''),
    judgedAt: when('judged_at'),
    /** What who invited says against a refusal, once, and when. */
    appeal: text('appeal').notNull().default(''),
    appealedAt: when('appealed_at'),
  },
  (table) => [
    index('account_invites_inviter').on(table.inviterId, table.at),
    index('account_invites_state').on(table.state, table.at),
    index('account_invites_network').on(table.network, table.at),
  ],
);
