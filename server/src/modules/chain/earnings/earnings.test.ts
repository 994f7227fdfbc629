import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  CONTRACTS,
  NOBODY,
  orderEvent,
  PEOPLE,
  tradeEvent,
  transferOfCopies,
  transferOfOne,
  type LoggedEvent,
} from '@mortar/chain/testing';
import { chainReader, COPIES, createRandom, WORKS } from '../../../../test/chain.ts';
import { createTestDatabase } from '../../../../test/database.ts';
import { simulateChain } from '../../../../test/simulated-chain.ts';
import type { Database } from '../../../db/database.ts';
import { findMoves } from '../own/find-moves.ts';
import type { Own } from '../wallets.ts';
import { accountOf, ESCROW } from './account.ts';
import type { LotMethod } from './lots.ts';
import { NOTHING, plus, sumOf, type Sums } from './sums.ts';

type Hex = `0x${string}`;
const [ANN, ANNS_OTHER, BEN, CAT] = PEOPLE as [Hex, Hex, Hex, Hex];
const OWN: Own = { accounts: new Set([ANN, ANNS_OTHER]), orderBook: CONTRACTS.orderBook };
const WETH = `0x${'e'.repeat(40)}` as Hex;
const STEPS = 60;

let database: Database;
let reader: ReturnType<typeof chainReader>;
let chainId = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  reader = chainReader(database);
});
afterAll(() => database.close());

const hashOf = (text: string): Hex => `0x${createHash('sha256').update(text).digest('hex')}`;

interface Order {
  id: bigint;
  creator: Hex;
  collection: Hex;
  token: bigint;
  units: bigint;
}

/** Somebody's dealings that a chain allows: nobody gives what they don't have. Each is one transaction of a block of its own. */
function createStory(seed: number) {
  const random = createRandom(seed);
  const chain = simulateChain(`earnings ${seed}`);
  const has = new Map<string, bigint>();
  const open: Order[] = [];
  const costs: { transaction: Hex; payer: Hex; gas: bigint; paid: bigint; block: number; blockHash: Hex }[] = [];
  let orders = 0n;
  const key = (who: Hex, collection: Hex, token: bigint) => `${who} ${collection} ${token}`;
  const of = (who: Hex, collection: Hex, token: bigint) => has.get(key(who, collection, token)) ?? 0n;
  function transfer(collection: Hex, from: Hex, to: Hex, token: bigint, units: bigint): LoggedEvent {
    has.set(key(from, collection, token), of(from, collection, token) - units);
    has.set(key(to, collection, token), of(to, collection, token) + units);
    return collection === WORKS ? transferOfOne(collection, from, to, token) : transferOfCopies(collection, from, to, token, units);
  }
  /** What somebody has at random; undefined for who has nothing. */
  function some(): { who: Hex; collection: Hex; token: bigint; units: bigint } | undefined {
    const all = [...has].filter(([name, units]) => units > 0n && PEOPLE.some((person) => name.startsWith(person)));
    if (all.length === 0) return undefined;
    const [name, most] = random.of(all);
    const [who, collection, token] = name.split(' ') as [Hex, Hex, string];
    return { who, collection, token: BigInt(token), units: 1n + BigInt(random.below(Number(most))) };
  }
  const price = () => 1n + BigInt(random.below(1000));

  function mint(): LoggedEvent[] {
    const to = random.of(PEOPLE) as Hex;
    const fresh = BigInt(random.below(8));
    const isFree = PEOPLE.concat(CONTRACTS.orderBook).every((who) => of(who as Hex, WORKS, fresh) === 0n);
    const one = isFree && random.below(2) ? [transfer(WORKS, NOBODY, to, fresh, 1n)] : [];
    return [...one, transfer(COPIES, NOBODY, to, BigInt(random.below(3)), 1n + BigInt(random.below(5)))];
  }
  function give(to: Hex): LoggedEvent[] {
    const what = some();
    return !what || what.who === to ? [] : [transfer(what.collection, what.who, to, what.token, what.units)];
  }
  function sell(): LoggedEvent[] {
    const what = some();
    const buyer = random.of(PEOPLE) as Hex;
    if (!what || what.who === buyer) return [];
    const { who, collection, token, units } = what;
    const unitPrice = price();
    const sale = {
      recipient: buyer,
      collection,
      tokenId: token,
      fill: units,
      currency: random.of([NOBODY, WETH]),
      unitPrice,
      fee: (unitPrice * units) / 40n,
      royalty: (unitPrice * units) / 20n,
      royaltyTo: random.of([CAT, ANN]),
      channel: hashOf('channel'),
      nonce: 1n,
    };
    return [transfer(collection, who, buyer, token, units), tradeEvent({ optionHash: hashOf('option'), seller: who, buyer, sale })];
  }
  function orderLog(
    { id, creator, collection, token, units }: Order,
    state: number,
    action: number,
    purchaser: Hex = NOBODY,
    paid = 0n,
  ): LoggedEvent {
    const terms = {
      tradingType: 0,
      token: collection,
      id: token,
      amount: units,
      currency: NOBODY,
      singlePrice: 7n,
      expectedPrice: 0n,
      startTime: 1,
      endTime: 2 ** 40 - 1,
      isInstant: false,
    };
    const order = {
      creator,
      state,
      version: 1,
      purchaser,
      price: paid,
      deliverBy: 0,
      extensionLeft: 0,
      feeRecipient: CAT,
      feeBps: 250,
      royaltyTo: CAT,
      royaltyBps: 500,
      terms,
    };
    return orderEvent({ orderId: id, action, order });
  }
  function deposit(): LoggedEvent[] {
    const what = some();
    if (!what) return [];
    const order = { id: (orders += 1n), creator: what.who, collection: what.collection, token: what.token, units: what.units };
    open.push(order);
    return [transfer(order.collection, order.creator, CONTRACTS.orderBook, order.token, order.units), orderLog(order, 1, 0)];
  }
  function close(isSold: boolean): LoggedEvent[] {
    const order = open.shift();
    if (!order) return [];
    const buyer = random.of(PEOPLE.filter((who) => who !== order.creator)) as Hex;
    const to = isSold ? buyer : order.creator;
    const moved = transfer(order.collection, CONTRACTS.orderBook, to, order.token, order.units);
    return isSold ? [orderLog(order, 3, 7, buyer, price()), moved] : [orderLog(order, 5, 3), moved];
  }

  const acts = [
    mint,
    mint,
    sell,
    sell,
    sell,
    deposit,
    () => close(true),
    () => close(false),
    () => give(random.of(PEOPLE) as Hex),
    () => give(NOBODY),
  ];
  for (let step = 0; step < STEPS; step += 1) {
    const transaction = hashOf(`${seed} ${step}`);
    const logs = random
      .of(acts)()
      .map((log) => ({ ...log, transaction }));
    const { number, hash } = chain.mine(logs);
    const cost = { payer: random.of(PEOPLE) as Hex, gas: price(), paid: price() };
    if (logs.length > 0) costs.push({ transaction, ...cost, block: number, blockHash: hash });
  }
  return { chain, costs, open };
}

async function readStory(seed: number) {
  chainId += 1;
  const story = createStory(seed);
  await reader.readAll(story.chain, chainId);
  for (const { transaction, block, blockHash, payer, gas, paid } of story.costs)
    await database.sql`insert into chain_costs ${database.sql({
      chain_id: chainId,
      transaction,
      block,
      block_hash: blockHash,
      payer,
      gas: String(gas),
      paid: JSON.stringify([{ currency: NOBODY, amount: String(paid) }]),
    })}`;
  const rows = (await findMoves(database.db, chainId, OWN)).toReversed();
  return { ...story, rows };
}

const sumAll = (all: readonly Sums[]): Sums => all.reduce((sum, one) => plus(sum, one), NOTHING);
const plain = (sums: Sums) => Object.fromEntries([...sums].sort());

test.each(['fifo', 'average'] as const)(
  'by %s, units in lots are what the chain says, and no cost is lost or made up',
  async (method: LotMethod) => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { rows, open, costs } = await readStory(seed);
      const { entries, lots } = accountOf(rows, OWN, method);
      const unitsAt = new Map(lots.map(([place, all]) => [place, all.reduce((sum, { units }) => sum + units, 0n)]));
      const balances = await database.sql<{ place: string; quantity: string }[]>`
      select owner || ' ' || collection || ' ' || token_id as place, quantity::text from chain_balances
      where chain_id = ${chainId} and owner in ${database.sql([...OWN.accounts])}`;
      const expected = new Map(balances.map(({ place, quantity }) => [place, BigInt(quantity)]));
      for (const { creator, collection, token, units } of open) {
        const place = `${ESCROW} ${collection} ${token}`;
        if (OWN.accounts.has(creator)) expected.set(place, (expected.get(place) ?? 0n) + units);
      }
      expect([seed, new Map([...unitsAt].sort())]).toEqual([seed, new Map([...expected].sort())]);

      // All that was spent is in what is held, in what left, or was gas of a way out.
      const spent = sumAll([
        ...rows
          .filter((row) => entries.find((entry) => entry.row === row)?.kind === 'bought')
          .map(({ currency, price }) => sumOf(currency!, BigInt(price!))),
        ...entries
          .filter(({ kind, row }) => kind === 'moved' && row.price !== null)
          .flatMap(({ row }) => [sumOf(row.currency!, BigInt(row.fee!)), sumOf(row.currency!, BigInt(row.royalty!))]),
        ...costs
          .filter(
            ({ payer, transaction }) =>
              OWN.accounts.has(payer) && entries.some(({ kind, row }) => kind === 'minted' && row.transaction === transaction),
          )
          .map(({ paid }) => sumOf(NOBODY, paid)),
        ...costs
          .filter(({ payer, transaction }) => OWN.accounts.has(payer) && rows.some((row) => row.transaction === transaction))
          .map(({ gas }) => sumOf(NOBODY, gas)),
      ]);
      const gone = entries.filter(({ kind }) => kind === 'sold' || kind === 'burned' || kind === 'sent');
      const accounted = sumAll([
        ...lots.flatMap(([, all]) => all.map(({ cost }) => cost)),
        ...gone.map(({ cost }) => cost),
        ...gone.map(({ gas }) => gas),
      ]);
      expect([seed, plain(accounted)]).toEqual([seed, plain(spent)]);
    }
  },
);

test('a sale leaves its own lot’s gain: the price without fee, royalty and gas, less what the units had cost with theirs', async () => {
  chainId += 1;
  const chain = simulateChain('one sale');
  const lot = (name: string) => hashOf(name);
  const sale = (from: Hex, to: Hex, units: bigint, unitPrice: bigint, transaction: Hex) => {
    const data = {
      recipient: to,
      collection: COPIES,
      tokenId: 1n,
      fill: units,
      currency: NOBODY,
      unitPrice,
      fee: (unitPrice * units) / 40n,
      royalty: (unitPrice * units) / 20n,
      royaltyTo: CAT,
      channel: hashOf('channel'),
      nonce: 1n,
    };
    return [
      { ...transferOfCopies(COPIES, from, to, 1n, units), transaction },
      { ...tradeEvent({ optionHash: hashOf('o'), seller: from, buyer: to, sale: data }), transaction },
    ];
  };
  const mined = [
    chain.mine([{ ...transferOfCopies(COPIES, NOBODY, BEN, 1n, 9n), transaction: lot('mint') }]),
    chain.mine(sale(BEN, ANN, 3n, 1000n, lot('first'))),
    chain.mine(sale(BEN, ANN, 2n, 4000n, lot('second'))),
    // To a wallet that is proven to be hers too.
    chain.mine([{ ...transferOfCopies(COPIES, ANN, ANNS_OTHER, 1n, 4n), transaction: lot('move') }]),
    chain.mine(sale(ANNS_OTHER, CAT, 4n, 9000n, lot('sold'))),
  ];
  await reader.readAll(chain, chainId);
  const pay = (name: string, payer: Hex, gas: number, at: number) => ({
    chain_id: chainId,
    transaction: lot(name),
    block: mined[at]!.number,
    block_hash: mined[at]!.hash,
    payer,
    gas,
    paid: '[]',
  });
  for (const row of [pay('first', ANN, 30, 1), pay('second', ANN, 20, 2), pay('move', ANN, 8, 3), pay('sold', CAT, 500, 4)])
    await database.sql`insert into chain_costs ${database.sql(row)}`;
  const rows = (await findMoves(database.db, chainId, OWN)).toReversed();
  const of = (method: LotMethod) => accountOf(rows, OWN, method).entries.at(-1)!;
  // FIFO: three of the first lot (3000 + 30), one of the second (half of 8000 + 20), and the gas of the way between the wallets.
  const cost = 3030n + 4010n + 8n;
  expect(of('fifo')).toMatchObject({ kind: 'sold', units: 4n, lots: [{ units: 3n }, { units: 1n }] });
  expect(of('fifo').realised.get(NOBODY)).toBe(36_000n - 900n - 1800n - cost);
  // Average: four fifths of all.
  expect(of('average').realised.get(NOBODY)).toBe(36_000n - 900n - 1800n - ((11_050n * 4n) / 5n + 8n));
});
