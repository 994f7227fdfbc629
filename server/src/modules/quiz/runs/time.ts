import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { systemClock, type Clock } from '../../../lib/clock.ts';

const now = statement<{ ms: number }>('quiz_time', 'select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms');

/** Time as the database has it now, also within a transaction that has waited for a lock. */
export const databaseTime = async (tx: Db): Promise<number> => (await now(tx, []))[0]!.ms;

/** Time by which runs are judged: the database's, so that two processes whose clocks differ agree; a test's own clock in its place. */
export const createTimeOf =
  (clock: Clock) =>
  (tx: Db): Promise<number> =>
    clock === systemClock ? databaseTime(tx) : Promise.resolve(clock.now());

/** The same of a time that the database has told already, ms. */
export const createTimeAt =
  (clock: Clock) =>
  (told: number): number =>
    clock === systemClock ? told : clock.now();

export type TimeAt = ReturnType<typeof createTimeAt>;
export type TimeOf = ReturnType<typeof createTimeOf>;
