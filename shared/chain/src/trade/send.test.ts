import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { zeroAddress, type Hex } from 'viem';
import { receiptOf } from './index.ts';

const HASH: Hex = `0x${'1'.repeat(64)}`;
const DAY_MS = 86_400_000;
const RECEIPT = { status: '0x1', gasUsed: '0x5208', effectiveGasPrice: '0x1', logs: [] };
const SENT = { from: zeroAddress, nonce: '0x7', blockNumber: null };

/** What a chain's server says of the one transaction, by method. */
type Said = Partial<Record<string, unknown>>;

/** Waits for it on a chain. @param said what is answered to a method @returns what came of it, where it ended, and how often it was asked */
function waiting(said: Said, chainId = 1) {
  let asked = 0;
  const ask = (method: string) => {
    asked++;
    return Promise.resolve(said[method] ?? null);
  };
  const site = { chainId, exchange: zeroAddress, orderBook: zeroAddress, wrapped: undefined, ask };
  let end: unknown = null;
  void receiptOf(site, HASH, zeroAddress, 0n).then(
    (receipt) => (end = receipt),
    (error: unknown) => (end = error),
  );
  return { end: () => end, asked: () => asked };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('what can still get into a block is waited for', async () => {
  const said: Said = { eth_getTransactionByHash: SENT, eth_getTransactionCount: '0x7' };
  const { end } = waiting(said);
  await jest.advanceTimersByTimeAsync(DAY_MS / 24);
  expect(end()).toBeNull();
  said.eth_getTransactionReceipt = RECEIPT;
  await jest.advanceTimersByTimeAsync(2000);
  expect(end()).toMatchObject({ isDone: true, gas: 21_000n });
});

test('what was replaced in the wallet is not waited for', async () => {
  const said: Said = { eth_getTransactionByHash: SENT, eth_getTransactionCount: '0x7' };
  const { end } = waiting(said);
  await jest.advanceTimersByTimeAsync(1000);
  Object.assign(said, { eth_getTransactionByHash: null, eth_getTransactionCount: '0x8' });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(end()).toMatchObject({ fate: 'replaced' });
});

test('a server that is behind its own blocks doesn’t make a transaction a replaced one', async () => {
  const said: Said = { eth_getTransactionByHash: { ...SENT, blockNumber: '0x5' }, eth_getTransactionCount: '0x8' };
  const { end } = waiting(said);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(end()).toBeNull();
  said.eth_getTransactionReceipt = RECEIPT;
  await jest.advanceTimersByTimeAsync(2000);
  expect(end()).toMatchObject({ isDone: true });
});

test('what a chain has not known for minutes is not waited for', async () => {
  const { end } = waiting({});
  await jest.advanceTimersByTimeAsync(300_000);
  expect(end()).toBeNull();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(end()).toMatchObject({ fate: 'unknown' });
});

test('a minute’s waiting is a small part of what the site passes on, but the local chain is asked at once', async () => {
  const said: Said = { eth_getTransactionByHash: SENT, eth_getTransactionCount: '0x7' };
  const [real, local] = [waiting(said), waiting(said, 31_337)];
  await jest.advanceTimersByTimeAsync(60_000);
  expect(real.asked()).toBeLessThan(60);
  expect(local.asked()).toBeGreaterThan(100);
});
