import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { appealInvite } from '@mortar/protocol/rewards';
import { authorization, createAccountServer, type AccountServer } from '../../test/account.ts';
import { ownAddress } from '../../test/own-address.ts';

jest.setTimeout(30_000);

let server: AccountServer;
beforeAll(async () => {
  server = await createAccountServer();
});
afterAll(() => server.close());

const PER_MINUTE = appealInvite.budget?.perMinute ?? 0;

test('people behind one address have budgets of their own where they must be signed in', async () => {
  const browser = server.browser(ownAddress());
  const [eager, other] = [await browser.signUp('eager@example.com'), await browser.signUp('other@example.com')];
  const statusOf = async (token: string) => {
    const answer = await browser.call(appealInvite, { uid: 'nobody', reason: 'Please look again.' }, authorization(token));
    return answer.statusCode;
  };
  for (let count = 0; count < PER_MINUTE; count += 1) expect(await statusOf(eager.token)).toBe(200);
  expect(await statusOf(eager.token)).toBe(429);
  expect(await statusOf(other.token)).toBe(200);
});
