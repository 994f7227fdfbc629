import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../db/database.ts';
import { systemClock } from '../../lib/clock.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { createRegistrationGrant } from './registration.ts';

let database: Database;
let ledger: Ledger;
beforeAll(async () => {
  database = await createTestDatabase();
  ledger = createLedger({ db: database.db, clock: systemClock });
});
afterAll(() => database.close());

const amountOf = async (userId: number) => (await ledger.balances(userId))[0]?.amount;

describe('the grant of a registration', () => {
  test('it is 50 bricks of type 1 for a new person, once', async () => {
    const grant = createRegistrationGrant(ledger, 50);
    for (const _time of [1, 2]) expect(await grant(database.db, 1)).toEqual({ brickstype: 1, bricksamount: 50 });
    expect(await amountOf(1)).toBe(50);
  });

  test('it is what the operator set, also nothing', async () => {
    expect(await createRegistrationGrant(ledger, 0)(database.db, 2)).toEqual({ brickstype: 1, bricksamount: 0 });
    expect(await amountOf(2)).toBe(0);
  });
});
