import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, TEST_DATA_DIR } from '../../../../test/database.ts';
import { migrationsOf } from '../../../../test/migrations.ts';
import type { Database } from '../../../db/database.ts';
import { systemClock } from '../../../lib/clock.ts';
import { loadKeyring } from '../../../lib/keyring.ts';
import { createIdempotency } from './idempotency.ts';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['account.register', 'POST /api/accountservice/open/register'],
  ['account.auto', 'POST /api/accountservice/open/auto'],
  ['dc.runStart', 'POST /api/dcservice/game/run/start'],
  ['games.finishRun', 'POST /api/dcservice/game/run/finish'],
])('it does a call no second time that was done while its endpoint was called %s', async (formerName, endpoint) => {
  const keyring = await loadKeyring({ dataDir: TEST_DATA_DIR, sessionSecret: undefined });
  const idempotency = createIdempotency({ db: database.db, keyring, clock: systemClock });
  const call = { caller: 'user:1', key: 'once-0123456789ab', body: { gameid: 'fuse' } };
  let done = 0;
  const work = async () => {
    done += 1;
    return { done };
  };
  await idempotency.once({ ...call, endpoint: formerName }, work);
  for (const statement of migrationsOf('idempotency-by-address')) await database.sql.unsafe(statement);
  await expect(idempotency.once({ ...call, endpoint }, work)).rejects.toMatchObject({ codeName: 'idempotencyMismatch' });
  expect(done).toBe(1);
});
