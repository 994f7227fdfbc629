import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ChainPastForgotten, type FunderReader } from '@mortar/chain/funders';
import { ChainServerError } from '@mortar/chain/source';
import { createTestDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../db/database.ts';
import { createFunderRound } from './funders.ts';

const HOUR = 3_600_000;
let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

let chainId = 100;
/** A chain that was read to block 50, on which these accounts trade; what its server says of each. */
async function chainWith(accounts: readonly string[], read: FunderReader) {
  chainId += 1;
  await database.sql`insert into chain_cursors (chain_id, genesis, block, hash, head, seen_at) values (${chainId}, '0x', 50, '0x', 50, now())`;
  for (const [place, account] of accounts.entries())
    await database.sql`insert into chain_funders (chain_id, account, since, due_at) values (${chainId}, ${account}, 1, ${new Date(place + 1).toISOString()})`;
  let now = HOUR;
  const asked: string[] = [];
  const onForgotten = jest.fn<(chain: number, error: Error) => void>();
  const funders = createFunderRound({ db: database.db, clock: { now: () => now }, stopped: new AbortController().signal, onForgotten });
  funders.follow(chainId, {
    wrapped: undefined,
    read: (account, upTo) => {
      asked.push(account);
      return read(account, upTo);
    },
  });
  const known = async () =>
    database.sql<
      { account: string; funder: string }[]
    >`select account, funder from chain_funders where chain_id = ${chainId} and due_at is null order by account`;
  return { asked, onForgotten, known, round: funders.round, pass: (ms: number) => void (now += ms) };
}

test('a server that has forgotten is told once, marks nothing, is not asked in a loop, and what it still knows is kept', async () => {
  const read: FunderReader = (account) =>
    account === 'new' ? Promise.resolve({ funder: 'purse', block: 49 }) : Promise.reject(new ChainPastForgotten('missing trie node'));
  const { asked, onForgotten, known, round, pass } = await chainWith(['old', 'older', 'new'], read);
  await round();
  expect([...(await known())]).toEqual([{ account: 'new', funder: 'purse' }]);
  for (let hours = 1; hours < 23; hours += 1) {
    pass(HOUR);
    await round();
  }
  expect(asked).toEqual(['old', 'older', 'new']);
  pass(2 * HOUR);
  await round();
  expect(asked).toEqual(['old', 'older', 'new', 'old', 'older']);
  expect(onForgotten).toHaveBeenCalledTimes(1);
  expect(onForgotten.mock.calls[0]![1].message).toBe('missing trie node');
});

test('a server that fails is left alone, and asked again after an hour', async () => {
  let isAway = true;
  const read: FunderReader = () => (isAway ? Promise.reject(new ChainServerError('away')) : Promise.resolve({ funder: null, block: 3 }));
  const { asked, onForgotten, known, round, pass } = await chainWith(['first', 'second'], read);
  await round();
  expect(asked).toEqual(['first']);
  isAway = false;
  await round();
  pass(HOUR + 1);
  await round();
  expect([asked, [...(await known())]]).toEqual([
    ['first', 'second', 'first'],
    [
      { account: 'first', funder: null },
      { account: 'second', funder: null },
    ],
  ]);
  expect(onForgotten).not.toHaveBeenCalled();
});
