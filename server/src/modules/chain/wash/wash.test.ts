import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addressOf, logOfDrop, logsOfSale, NOBODY, PEOPLE, transferOfCopies, transferOfOne, type SoldOnce } from '@mortar/chain/testing';
import { chainReader, createRandom, WORKS } from '../../../../test/chain.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { simulateChain, type SimulatedLog } from '../../../../test/simulated-chain.ts';
import type { Database } from '../../../db/database.ts';
import { keepFunders } from './funders.ts';
import { markEarlier } from './index.ts';
import { MARKS } from './tables.ts';

type Hex = `0x${string}`;
const HOUR = 3600;
const DAY = 24 * HOUR;
const COPIES = addressOf(0xc1);
const OTHER_COIN = addressOf(0xc0);
const PRICE = 10n ** 15n;
const [ANN, BEN, CLO, DAN] = PEOPLE as [Hex, Hex, Hex, Hex];

const made = (): SimulatedLog => logOfDrop(COPIES, ANN, { isCopies: true });

type Sold = Partial<SoldOnce> & { from: Hex; to: Hex };
/** A sale, of a work for a usual price unless told otherwise. */
const sold = ({ from, to, ...rest }: Sold): SimulatedLog[] =>
  logsOfSale({
    collection: WORKS,
    token: 1n,
    price: PRICE,
    seller: from,
    buyer: to,
    ...(rest.collection === COPIES && { copies: 1n }),
    ...rest,
  });

let database: Database;
let reader: ReturnType<typeof chainReader>;
let chainId = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  reader = chainReader(database);
});
afterAll(() => database.close());

const masks = async (): Promise<number[]> =>
  (
    await database.sql<{ mask: number }[]>`
      select coalesce(mask, 0) as mask from chain_sales left join chain_sale_marks using (chain_id, block, log_index)
      where chain_id = ${chainId} order by block, log_index`
  ).map(({ mask }) => mask);
const clean = async (): Promise<string> =>
  (
    await database.sql<
      { sum: string }[]
    >`select coalesce(sum(clean_volume), 0)::text as sum from chain_sale_days where chain_id = ${chainId}`
  )[0]!.sum;

/** A chain with these sales, each so many seconds after the one before. */
async function chainOf(...sales: readonly (readonly [logs: SimulatedLog[], after: number])[]) {
  chainId += 1;
  const chain = simulateChain(`case ${chainId}`);
  for (const [logs, after] of sales) chain.mine(logs, after);
  await reader.readAll(chain, chainId);
  return chain;
}

describe('marks', () => {
  test('a sale to oneself, also one that is sent to the seller', async () => {
    await chainOf([sold({ from: ANN, to: ANN }), 1], [sold({ from: ANN, to: BEN, token: 2n, recipient: ANN }), 1]);
    expect(await masks()).toEqual([MARKS.self, MARKS.self]);
    expect(await clean()).toBe('0');
  });

  test('both legs of back and forth within 30 days, the first one once the second is there, and clean again when that is taken back', async () => {
    const chain = await chainOf([sold({ from: ANN, to: BEN }), 1]);
    expect([await masks(), await clean()]).toEqual([[0], String(PRICE)]);
    chain.mine(sold({ from: BEN, to: ANN }), 30 * DAY);
    await reader.readAll(chain, chainId);
    expect([await masks(), await clean()]).toEqual([[MARKS.back, MARKS.back], '0']);
    chain.drop(1);
    chain.mine();
    await reader.readAll(chain, chainId);
    expect([await masks(), await clean()]).toEqual([[0], String(PRICE)]);
  });

  test('not what comes back later, nor another token', async () => {
    await chainOf(
      [sold({ from: ANN, to: BEN }), 1],
      [sold({ from: BEN, to: ANN }), 30 * DAY + 1],
      [sold({ from: BEN, to: ANN, token: 2n }), 1],
    );
    expect(await masks()).toEqual([0, 0, 0]);
  });

  test('every purchase of a work that an account bought three times, but not of copies', async () => {
    const thrice = (collection: Hex) => [BEN, CLO, DAN].map((from) => [sold({ from, to: ANN, collection }), 40 * DAY] as const);
    await chainOf([[made()], 1], ...thrice(WORKS), ...thrice(COPIES));
    expect(await masks()).toEqual([MARKS.again, MARKS.again, MARKS.again, 0, 0, 0]);
  });

  test('all legs of a loop of three within seven days, none of a slower one', async () => {
    const loop = (days: number) => [
      [sold({ from: ANN, to: BEN }), DAY] as const,
      [sold({ from: BEN, to: CLO }), (days * DAY) / 2] as const,
      [sold({ from: CLO, to: ANN }), (days * DAY) / 2] as const,
    ];
    await chainOf(...loop(7));
    expect(await masks()).toEqual([MARKS.loop, MARKS.loop, MARKS.loop]);
    await chainOf(...loop(8));
    expect(await masks()).toEqual([0, 0, 0]);
  });

  test('what is next to nothing in ether; of a stranger’s coin nobody knows what it is worth', async () => {
    const price = 10n ** 12n;
    await chainOf(
      [sold({ from: ANN, to: BEN, price }), 1],
      [sold({ from: ANN, to: BEN, price: price + 1n, token: 2n }), 1],
      [sold({ from: ANN, to: BEN, price: 1n, currency: OTHER_COIN, token: 3n }), 1],
    );
    expect(await masks()).toEqual([MARKS.dust, 0, 0]);
  });

  test('ten times the usual price for what is back within a day', async () => {
    const usual = [1n, 2n, 3n, 4n, 5n].map((token) => [sold({ from: ANN, to: BEN, token }), HOUR] as const);
    const high = (back: number) =>
      chainOf(
        ...usual,
        [sold({ from: ANN, to: CLO, token: 9n, price: 10n * PRICE + 1n }), HOUR],
        [[transferOfOne(WORKS, CLO, ANN, 9n)], back],
      );
    await high(DAY);
    expect((await masks()).at(-1)).toBe(MARKS.inflated);
    await high(DAY + 1);
    expect((await masks()).at(-1)).toBe(0);
  });

  const funded = (account: string, funder: string | null, block = 0) =>
    keepFunders(database.db, chainId, undefined, [{ account, funder, block }]);
  const OUTSIDER = addressOf(0xf0);

  test('a sale between accounts of one purse, once that is known, and no more where it is taken back', async () => {
    const chain = await chainOf([sold({ from: ANN, to: BEN }), 1], [sold({ from: BEN, to: CLO, token: 2n }), 1]);
    await funded(ANN, OUTSIDER);
    expect(await masks()).toEqual([0, 0]);
    await funded(BEN, OUTSIDER, 2);
    expect([await masks(), await clean()]).toEqual([[MARKS.funded, 0], String(PRICE)]);
    await funded(CLO, BEN);
    expect([await masks(), await clean()]).toEqual([[MARKS.funded, MARKS.funded], '0']);
    chain.drop(1);
    chain.mine();
    await reader.readAll(chain, chainId);
    expect([await masks(), await clean()]).toEqual([[0], String(PRICE)]);
  });

  test('not where the purse is that of many: an exchange, a bridge, a faucet', async () => {
    const others = Array.from({ length: 9 }, (_, index) => addressOf(0x700 + index));
    await chainOf(
      [sold({ from: ANN, to: BEN }), 1],
      ...others.map((to, index) => [sold({ from: CLO, to, token: BigInt(10 + index) }), 1] as const),
    );
    for (const account of [ANN, BEN, ...others.slice(1)]) await funded(account, OUTSIDER);
    expect((await masks())[0]).toBe(MARKS.funded);
    await funded(others[0]!, OUTSIDER);
    expect(await masks()).toEqual(Array.from({ length: 10 }, () => 0));
  });

  test('copies count by how many were sold', async () => {
    await chainOf([[made()], 1], [sold({ from: ANN, to: BEN, collection: COPIES, copies: 3n, price: 5n * PRICE }), 1]);
    expect(await clean()).toBe(String(15n * PRICE));
  });
});

interface SaleFact {
  at: number;
  place: number;
  seller: string;
  buyer: string;
  recipient: string;
  collection: string;
  token: string;
  currency: string;
  price: string;
  quantity: string;
}
interface MoveFact {
  at: number;
  place: number;
  from: string;
  to: string;
  collection: string;
  token: string;
}

const isOfOne = (a: { collection: string; token: string }, b: { collection: string; token: string }) =>
  a.collection === b.collection && a.token === b.token;

/** A loop that begins with a sale, or none: from sale to the buyer's next one. */
function loopFrom(first: SaleFact, all: readonly SaleFact[]): SaleFact[] {
  const walk = [first];
  for (let last = first; walk.length <= 5; walk.push(last)) {
    if (last.buyer === first.seller) return walk.length >= 3 ? walk : [];
    const next = all.find((one) => isOfOne(one, last) && one.place > last.place && one.seller === last.buyer && one.buyer !== one.seller);
    if (!next || next.at > first.at + 7 * DAY) return [];
    last = next;
  }
  return [];
}

function usualOf(sale: SaleFact, all: readonly SaleFact[]): bigint | null {
  const before = all
    .filter(
      (one) =>
        one.collection === sale.collection && one.currency === sale.currency && one.place < sale.place && one.at >= sale.at - 30 * DAY,
    )
    .slice(-100)
    .map(({ price }) => BigInt(price))
    .sort((a, b) => (a < b ? -1 : 1));
  return before.length < 5 ? null : before[Math.ceil(before.length / 2) - 1]!;
}

/** The marks of sales in their order, by the words of their definitions. */
function expectedMasks(all: readonly SaleFact[], moves: readonly MoveFact[], funderOf: ReadonlyMap<string, string> = new Map()): number[] {
  const looped = new Set(all.filter(({ seller, buyer }) => seller !== buyer).flatMap((sale) => loopFrom(sale, all)));
  return all.map((sale) => {
    const isBack = all.some(
      (one) =>
        isOfOne(one, sale) &&
        sale.seller !== sale.buyer &&
        one.seller === sale.buyer &&
        one.buyer === sale.seller &&
        Math.abs(one.at - sale.at) <= 30 * DAY,
    );
    const times = all.filter((one) => isOfOne(one, sale) && one.buyer === sale.buyer).length;
    const isReturned = moves.some(
      (one) =>
        isOfOne(one, sale) && one.place > sale.place && one.at <= sale.at + DAY && one.from === sale.recipient && one.to === sale.seller,
    );
    const usual = usualOf(sale, all);
    const [of, by] = [sale.seller, sale.buyer].map((account) => [account, funderOf.get(account)]) as [string[], string[]];
    const isOfOnePurse = sale.seller !== sale.buyer && of.some((who) => who !== undefined && by.includes(who));
    return (
      (sale.seller === sale.buyer || sale.seller === sale.recipient ? MARKS.self : 0) +
      (isBack ? MARKS.back : 0) +
      (sale.collection !== COPIES && times >= 3 ? MARKS.again : 0) +
      (isOfOnePurse ? MARKS.funded : 0) +
      (looped.has(sale) ? MARKS.loop : 0) +
      (BigInt(sale.price) <= (sale.currency === NOBODY ? 10n ** 12n : 0n) ? MARKS.dust : 0) +
      (isReturned && usual !== null && BigInt(sale.price) > 10n * usual ? MARKS.inflated : 0)
    );
  });
}

/** Sums by collection, currency and day, of all sales and of those without a mark. */
function expectedDays(all: readonly SaleFact[], marks: readonly number[]): string[] {
  const days = new Map<string, [number, bigint, number, bigint]>();
  all.forEach((sale, index) => {
    const key = `${sale.collection} ${sale.currency} ${new Date(sale.at * 1000).toISOString().slice(0, 10)}`;
    const [sales, volume, cleanSales, cleanVolume] = days.get(key) ?? [0, 0n, 0, 0n];
    const paid = BigInt(sale.price) * BigInt(sale.quantity);
    const isClean = marks[index] === 0;
    days.set(key, [sales + 1, volume + paid, cleanSales + Number(isClean), cleanVolume + (isClean ? paid : 0n)]);
  });
  return [...days].map(([key, sums]) => `${key} ${sums.join(' ')}`).sort();
}

async function factsOf(): Promise<{ sales: SaleFact[]; moves: MoveFact[] }> {
  const place = 'block * 1000 + log_index as place, extract(epoch from at)::int as at, collection, token_id::text as token';
  const sales = await database.sql.unsafe<SaleFact[]>(
    `select ${place}, seller, buyer, recipient, currency, unit_price::text as price, quantity::text as quantity
     from chain_sales where chain_id = $1 order by block, log_index`,
    [chainId],
  );
  const moves = await database.sql.unsafe<MoveFact[]>(
    `select ${place}, from_address as "from", to_address as "to" from chain_transfers where chain_id = $1`,
    [chainId],
  );
  return { sales: [...sales], moves: [...moves] };
}
const keptDays = async (): Promise<string[]> =>
  (
    await database.sql<{ row: string }[]>`
      select concat_ws(' ', collection, currency, day, sales, volume, clean_sales, clean_volume) as row
      from chain_sale_days where chain_id = ${chainId}`
  )
    .map(({ row }) => row)
    .sort();

type Random = ReturnType<typeof createRandom>;
function someTrade(random: Random): SimulatedLog[] {
  const [from, to] = [random.of(PEOPLE), random.of(PEOPLE)];
  const token = BigInt(random.below(3));
  const collection = random.of([WORKS, WORKS, COPIES]);
  if (random.below(4) === 0)
    return [collection === WORKS ? transferOfOne(WORKS, from, to, token) : transferOfCopies(COPIES, from, to, token, 1n)];
  const price = random.of([0n, 10n ** 12n, PRICE, PRICE, PRICE, 20n * PRICE]);
  const copies = collection === COPIES ? { copies: BigInt(1 + random.below(3)) } : {};
  return sold({
    from,
    to,
    token,
    collection,
    price,
    ...copies,
    currency: random.of([NOBODY, NOBODY, OTHER_COIN]),
    recipient: random.of([to, to, to, ANN]),
  });
}

/** A trade of any kind, or a trick of those who trade with themselves, a block each. */
function someBlocks(random: Random): SimulatedLog[][] {
  const [one, two, three] = [random.of(PEOPLE), random.of(PEOPLE), random.of(PEOPLE)];
  const token = BigInt(random.below(3));
  const high = sold({ from: one, to: two, token, price: 20n * PRICE });
  if (random.below(6) === 0) return [high, [transferOfOne(WORKS, two, one, token)]];
  if (random.below(6) === 0)
    return [sold({ from: one, to: two, token }), sold({ from: two, to: three, token }), sold({ from: three, to: one, token })];
  return [someTrade(random)];
}

describe('random stories', () => {
  test('marks and sums are those that the facts have by their definitions, also after blocks were taken back', async () => {
    const seen = new Set<number>();
    for (let seed = 1; seed <= 12; seed += 1) {
      chainId += 1;
      const random = createRandom(seed);
      const chain = simulateChain(`wash ${seed}`);
      chain.mine([made()]);
      const funderOf = new Map<string, string>(
        seed % 2
          ? [
              [ANN, addressOf(0xf0)],
              [DAN, seed % 3 ? CLO : addressOf(0xf0)],
            ]
          : [],
      );
      for (const [account, funder] of funderOf)
        await database.sql`insert into chain_funders (chain_id, account, since, funder, block) values (${chainId}, ${account}, 0, ${funder}, 0)`;
      for (let turn = 0; turn < 6; turn += 1) {
        for (let times = random.below(8); times >= 0; times -= 1)
          for (const logs of someBlocks(random)) chain.mine(logs, random.of([60, HOUR, 5 * HOUR, 2 * DAY, 12 * DAY]));
        await reader.readAll(chain, chainId);
        if (random.below(2)) chain.drop(1 + random.below(6));
        await reader.readAll(chain, chainId);
        const { sales, moves } = await factsOf();
        const expected = expectedMasks(sales, moves, funderOf);
        expect([seed, turn, await masks()]).toEqual([seed, turn, expected]);
        expect(await keptDays()).toEqual(expectedDays(sales, expected));
        expected.forEach((mask) => Object.values(MARKS).forEach((bit) => mask & bit && seen.add(bit)));
      }
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Object.values(MARKS));
  });

  test('what was read before there were marks is marked once', async () => {
    chainId += 1;
    const random = createRandom(77);
    const chain = simulateChain('earlier');
    chain.mine([made()]);
    for (let block = 0; block < 40; block += 1) chain.mine(someTrade(random), HOUR);
    await reader.readAll(chain, chainId);
    const [marks, days] = [await masks(), await keptDays()];
    await database.sql`delete from chain_sale_marks where chain_id = ${chainId}`;
    await database.sql`delete from chain_sale_days where chain_id = ${chainId}`;
    await database.sql`delete from chain_sale_hours where chain_id = ${chainId}`;
    await markEarlier(database.db, chainId, undefined);
    expect([await masks(), await keptDays()]).toEqual([marks, days]);
  });
});
