import { sql } from 'drizzle-orm';
import { users } from './tables.ts';

/** A name as lists are sorted by it. */
export const foldedName = sql<string>`lower(${users.username})`;

/** Finds a part of a name by its index, and then looks whether its signs stand in one piece. */
export const nameHolds = (text: string) =>
  sql`(account_name_grams(${users.username}) @> account_name_grams(${text}) and position(lower(${text}) in ${foldedName}) > 0)`;
