import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { chainReader } from '../../../../test/chain.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/database.ts';

jest.setTimeout(15 * 60_000);

const SEEDS = 400;

let database: Database;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.close());

test(`${SEEDS} random stories of a chain end as a rebuild does`, async () => {
  const { story } = chainReader(database);
  for (let seed = 101; seed < 101 + SEEDS; seed += 1) {
    const { kept, rebuilt } = await story(seed, 2 * seed, 2 * seed + 1);
    expect([seed, kept]).toEqual([seed, rebuilt]);
  }
});
