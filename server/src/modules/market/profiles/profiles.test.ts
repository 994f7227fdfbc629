import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readAddress } from '@mortar/chain/address';
import { addressOf } from '@mortar/chain/testing';
import { findProfiles } from '@mortar/protocol/market';
import { startLocalMarket } from '../../../../test/local-market.ts';

let market: Awaited<ReturnType<typeof startLocalMarket>>;
beforeAll(async () => {
  market = await startLocalMarket(['market']);
});
afterAll(() => market.close());

test('who has bound a wallet is told by the public part of their profile alone; strangers and who is gone are not', async () => {
  const { sql } = market.app.database;
  const [ann, ben] = [await market.person(), await market.person()];
  const [first, second, other] = [0xabc, 0xabd, 0xabe].map((one) => readAddress(addressOf(one))!.address) as [string, string, string];
  for (const [{ userId }, address] of [
    [ann, first],
    [ben, second],
  ] as const)
    await sql`insert into account_identities (user_id, kind, subject, chain, verified_at) values (${userId}, 'ethereum', ${address}, 0, now())`;
  const ask = async () => (await ann.ask(findProfiles, { addresses: [first, second, other, first].join(',') })).profiles;
  const [row] = await sql`select uid, username, headimgurl from account_users where id = ${ann.userId}`;
  const [mine, theirs] = await ask();
  expect(mine).toEqual({ address: first.toLowerCase(), uid: row!['uid'], username: row!['username'], headimgurl: row!['headimgurl'] });
  expect(theirs!.address).toBe(second.toLowerCase());
  await sql`update account_users set deleted_at = now() where id = ${ben.userId}`;
  expect((await ask()).map(({ address }) => address)).toEqual([first.toLowerCase()]);
});

test.each(['', '0x1', Array.from({ length: 51 }, () => addressOf(1)).join(',')])('what are no addresses is refused', async (addresses) => {
  const ann = await market.person();
  expect(await ann.code(findProfiles, { addresses })).toBe(1512001);
});
