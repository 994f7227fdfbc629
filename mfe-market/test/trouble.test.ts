import { expect, test } from '@jest/globals';
import { feeOf } from '@mortar/chain/trade';
import type { RequestFailure } from '@mortar/client';
import { troubleOf } from '../src/features/trade/trouble.ts';

const ADDRESS = `0x${'a'.repeat(40)}` as const;

test('a call that fails within a library is told as itself, not by the library’s words', async () => {
  const failure: RequestFailure = { kind: 'network' };
  const ask = () => Promise.reject(failure as unknown as Error);
  const site = { chainId: 31_337, exchange: ADDRESS, orderBook: ADDRESS, wrapped: undefined, ask };
  const thrown = await feeOf(site).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Error);
  expect(troubleOf(thrown, 'web3-error')).toEqual({ failure });
});

test('a wallet’s own words stay', () => {
  expect(troubleOf(new Error('Not today', { cause: new Error('Nor tomorrow') }), 'web3-error')).toEqual({ said: 'Not today' });
});
