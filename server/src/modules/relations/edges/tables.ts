import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { when } from '../../../db/columns.ts';

const userId = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * How one person stands to another. A `request` becomes two `contact` edges when it is accepted. Who declines it begins to
 * `ignore` requests of the other, who is not told: theirs stays as it was. `dismissed` is a recommendation that was sent away.
 */
export type EdgeKind = 'contact' | 'request' | 'ignore' | 'follow' | 'block' | 'dismissed';

export const edges = pgTable(
  'relations_edges',
  {
    fromId: userId('from_id'),
    toId: userId('to_id'),
    kind: text('kind').$type<EdgeKind>().notNull(),
    /** Written with a request. */
    text: text('text').notNull().default(''),
    at: when('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fromId, table.kind, table.toId] }),
    index('relations_edges_from').on(table.fromId, table.kind, table.at),
    index('relations_edges_to').on(table.toId, table.kind, table.at),
  ],
);
