import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

/** Sign-ins at third parties that are under way. Each row is used up by the step that it stands for. */
export const thirdPartyFlows = pgTable(
  'account_third_party_flows',
  {
    /** Keyed hash of what names the step: the state, the answer's code, the ticket of who must prove an address first. */
    id: text('id').primaryKey(),
    /** `begun`, `answered` or `pending`. */
    stage: text('stage').notNull(),
    /** Keyed hash of the secret in the cookie of the browser that began. */
    browser: text('browser').notNull(),
    /** What the step needs, sealed: among it who somebody is at the third party. */
    sealed: text('sealed').notNull(),
    expiresAt: when('expires_at').notNull(),
  },
  (table) => [index('account_third_party_flows_expires_at').on(table.expiresAt)],
);
