import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment. */
export const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A number of a row, here or in another table: whole, and safe as a number of JavaScript. */
export const key = (name: string) => bigint(name, { mode: 'number' });
