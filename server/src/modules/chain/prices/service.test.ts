import { expect, test } from '@jest/globals';
import { ChainServerError } from '@mortar/chain/source';
import { createEtherPrice, type EtherFeed } from './service.ts';

const FEED = '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419';
const HOUR_MS = 3_600_000;

/** A feed that can be switched off, and whose time goes by itself. */
function world() {
  let now = 1_800_000_000_000;
  let isAway = false;
  let asked = 0;
  const read: EtherFeed['read'] = () => {
    asked += 1;
    if (isAway) return Promise.reject(new ChainServerError('no answer'));
    return Promise.resolve({ feed: FEED, usd: '2500.5', updatedAt: now / 1000, heartbeat: 3600 });
  };
  const price = createEtherPrice({ find: () => ({ chain: 1, read }), clock: { now: () => now } });
  return { price, pass: (ms: number) => void (now += ms), away: (is: boolean) => void (isAway = is), asked: () => asked };
}

test('many who ask at once share one answer of the feed', async () => {
  const { price, asked } = world();
  const answers = await Promise.all(Array.from({ length: 20 }, () => price()));
  expect(new Set(answers.map(({ usd }) => usd))).toEqual(new Set(['2500.5']));
  expect(asked()).toBe(1);
});

test('while the server of the chain is away the last price stands, with its age', async () => {
  const { price, pass, away } = world();
  await price();
  away(true);
  pass(2 * HOUR_MS);
  expect(await price()).toMatchObject({ usd: '2500.5', age: 7200, isOld: true });
  away(false);
  pass(HOUR_MS);
  expect(await price()).toMatchObject({ age: 0, isOld: false });
});

test('without a feed, and before it ever answered, it says so', async () => {
  const { price, away } = world();
  away(true);
  await expect(price()).rejects.toMatchObject({ codeName: 'chainUnreachable' });
  const none = createEtherPrice({ find: () => undefined, clock: { now: () => 0 } });
  await expect(none()).rejects.toMatchObject({ codeName: 'notFound' });
});
