import type { Database } from '@mortar/server';
import { openBenchDatabase } from '../database.ts';

/** A new database for as long as the work lasts. */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const { database, close } = await openBenchDatabase();
  try {
    return await work(database);
  } finally {
    await close();
  }
}
