import { beforeEach, expect, jest, test } from '@jest/globals';
import type { AskChain } from '@mortar/chain/wallets';
import { CODES } from '@mortar/protocol';
import { allSettled, createWatch, fork } from 'effector';
import { carryOut } from '../src/features/trade/carry-out.ts';
import { $stage } from '../src/features/trade/model.ts';
import { keptSent } from '../src/features/trade/pending.ts';
import type { Plan } from '../src/features/trade/plan.ts';
import { Declined, Troubled } from '../src/features/trade/trouble.ts';
import { confirmed, retried } from '../src/features/trade/wish.ts';

const ADDRESS = `0x${'a'.repeat(40)}` as const;
const HASH = `0x${'1'.repeat(64)}`;
const receipt = (status: '0x0' | '0x1') => ({ status, gasUsed: '0x5208', effectiveGasPrice: '0x1', logs: [] });

/** One transaction, by a wallet and a chain that answer so. */
const planOf = (wallet: () => Promise<unknown>, ask: AskChain): Plan => ({
  site: { chainId: 31_337, exchange: ADDRESS, orderBook: ADDRESS, wrapped: undefined, ask },
  trader: { address: ADDRESS, provider: { request: wallet } },
  calls: [{ kind: 'trade', to: ADDRESS, data: '0x', value: 5n }],
  preview: null,
  warned: [],
  sales: null,
  trial: null,
  replaces: 0,
  purchase: null,
  delivery: null,
  signing: null,
});
const nothing = () => undefined;
const isThere = () => Promise.resolve(HASH);

beforeEach(() => localStorage.clear());

test.each([
  ['sendError', () => Promise.reject(new Error('The wallet is locked')), () => Promise.resolve(receipt('0x1'))],
  ['receiptError', isThere, () => Promise.reject(new Error('No answer'))],
  ['receiptError', isThere, () => Promise.resolve(receipt('0x0'))],
])('a transaction that fails says where: %s', async (where, wallet, ask) => {
  const failed = await carryOut(planOf(wallet, ask), nothing).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Troubled);
  expect((failed as Error).message).toBe(where);
});

/** Selector of the exchange’s `OptionStatusError()`. */
const STATUS_ERROR = '0x7d766f46';
const simulated = (call: object) => (method: string) =>
  Promise.resolve(method === 'eth_simulateV1' ? [{ calls: [{ gasUsed: '0x5208', logs: [], returnData: '0x', ...call }] }] : '0x1');
const says = (words: string) => () => Promise.reject(new Error(words));

test.each([
  [
    'the exchange would refuse it by now',
    says('Execution reverted: }voF'),
    simulated({ status: '0x0', returnData: STATUS_ERROR }),
    { refusal: 'OptionStatusError', isOfBook: false },
  ],
  ['it would go through', says('A word of the wallet’s own'), simulated({ status: '0x1' }), { said: 'A word of the wallet’s own' }],
  [
    'the chain can’t say',
    says('A word of the wallet’s own'),
    () => Promise.reject({ kind: 'network' }),
    { said: 'A word of the wallet’s own' },
  ],
])('a wallet that sends nothing: where %s, that is what is said', async (_, wallet, ask, trouble) => {
  const plan = planOf(wallet, ask);
  const failed = await carryOut({ ...plan, site: { ...plan.site, orderBook: `0x${'b'.repeat(40)}` } }, nothing).catch(
    (error: unknown) => error,
  );
  expect((failed as Troubled).trouble).toEqual(trouble);
  expect((failed as Troubled).message).toBe('sendError');
});

test('a transaction whose place another took in the wallet is waited for no more, and not followed on the next page', async () => {
  jest.useFakeTimers();
  const answers: Record<string, unknown> = {
    eth_getTransactionByHash: { from: ADDRESS, nonce: '0x1', blockNumber: null },
    eth_getTransactionCount: '0x2',
  };
  try {
    const ended = carryOut(
      planOf(isThere, (method) => Promise.resolve(answers[method] ?? null)),
      nothing,
    ).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(((await ended) as Troubled).trouble).toEqual({ word: 'replaced' });
    expect(keptSent()).toEqual([]);
  } finally {
    jest.useRealTimers();
  }
});

test('who declines has sent nothing, and is told nothing', async () => {
  const decline = () => Promise.reject(Object.assign(new Error('User rejected'), { code: 4001 }));
  await expect(
    carryOut(
      planOf(decline, () => Promise.resolve(null)),
      nothing,
    ),
  ).rejects.toBeInstanceOf(Declined);
  expect(keptSent()).toEqual([]);
});

test('what was sent is kept until its end is seen', async () => {
  let kept: unknown[] = [];
  const ask: AskChain = () => {
    kept = keptSent();
    return Promise.resolve(receipt('0x1'));
  };
  await expect(carryOut(planOf(isThere, ask), nothing)).resolves.toMatchObject({ hash: HASH, isDone: true, gas: 21_000n });
  expect(kept).toEqual([{ chain: 31_337, hash: HASH }]);
  expect(keptSent()).toEqual([]);
});

test('a button that is pressed twice asks the wallet once', async () => {
  let asked = 0;
  const wallet = () => {
    asked += 1;
    return Promise.resolve(HASH);
  };
  const plan = planOf(wallet, () => Promise.resolve(receipt('0x1')));
  const scope = fork({ values: [[$stage, { at: 'plan', plan }]] });
  await Promise.all([allSettled(confirmed, { scope }), allSettled(confirmed, { scope })]);
  expect(asked).toBe(1);
  expect(scope.getState($stage)).toMatchObject({ at: 'done' });
});

test.each([
  ['a connection that breaks', { kind: 'network' }],
  ['a chain that does not answer the site', { kind: 'problem', code: CODES.chainUnreachable, msg: 'Not now' }],
  ['a site that is asked too often', { kind: 'http', status: 429, code: CODES.rateLimited, msg: 'Not now', retryAfterMs: 10 }],
])('%s while a transaction is on its way is waited out', async (_, failure) => {
  const answers = [() => Promise.reject(failure), () => Promise.resolve(receipt('0x1'))];
  const ask: AskChain = () => (answers.shift() as () => Promise<unknown>)();
  await expect(carryOut(planOf(isThere, ask), nothing)).resolves.toMatchObject({ hash: HASH, isDone: true });
  expect(keptSent()).toEqual([]);
});

test.each([
  ['at the first step goes on with the same plan', 0, 'plan', 0],
  ['later gets a plan of what is left', 1, 'work', 1],
])('who declines %s', async (_, agreed, at, planned) => {
  let left = agreed;
  const wallet = () => (left-- > 0 ? Promise.resolve(HASH) : Promise.reject(Object.assign(new Error('User rejected'), { code: 4001 })));
  const one = planOf(wallet, () => Promise.resolve(receipt('0x1')));
  const plan = { ...one, calls: [...one.calls, ...one.calls] };
  const scope = fork({ values: [[$stage, { at: 'plan', plan }]] });
  let again = 0;
  createWatch({ unit: retried, scope, fn: () => (again += 1) });
  await allSettled(confirmed, { scope });
  // Without a wish nothing is planned: the stage stays for whoever asks.
  expect([scope.getState($stage).at, again]).toEqual([at, planned]);
});

test('what was signed is sent until the site answers, and signed once', async () => {
  let asked = 0;
  const wallet = () => Promise.resolve(`0x${'2'.repeat(130)}${(asked += 1)}`);
  const kept: string[] = [];
  const keep = (signature: string) => (kept.push(signature) < 3 ? Promise.reject({ kind: 'network' }) : Promise.resolve());
  const toSign = { domain: {}, types: { Offer: [{ name: 'price', type: 'uint256' }] }, primaryType: 'Offer', message: { price: 1n } };
  const plan = { ...planOf(wallet, isThere), calls: [], signing: { toSign, keep } } as unknown as Plan;
  await expect(carryOut(plan, nothing)).resolves.toBeNull();
  expect([asked, kept.length, new Set(kept).size]).toEqual([1, 3, 1]);
});
