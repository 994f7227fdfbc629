import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createRpc } from '../source/index.ts';
import { startAnvil } from '../testing/index.ts';
import { createFunderReader } from './index.ts';

let anvil: Awaited<ReturnType<typeof startAnvil>>;
beforeAll(async () => {
  anvil = await startAnvil();
});
afterAll(() => anvil.stop());

const ANN = '0x00000000000000000000000000000000000a11ce';
const BEN = '0x0000000000000000000000000000000000000b0b';

test('an account is funded by who first sent it coins, whatever came later or was spent', async () => {
  const ask = createRpc(anvil.url);
  const call = async (method: string, ...params: unknown[]) => (await ask([{ method, params }]))[0];
  const [rich, other] = (await call('eth_accounts')) as [string, string];
  const send = (from: string, to: string) => call('eth_sendTransaction', { from, to, value: '0xde0b6b3a7640000' });
  const head = async () => Number(await call('eth_blockNumber'));
  await call('anvil_mine', '0x7');
  await send(rich, ANN);
  const block = await head();
  await call('anvil_mine', '0x5');
  await send(other, ANN);
  await call('anvil_impersonateAccount', ANN);
  await send(ANN, other);
  const read = createFunderReader(anvil.url);
  expect(await read(ANN, await head())).toEqual({ funder: rich.toLowerCase(), block });
  expect(await read(rich, await head())).toEqual({ funder: null, block: 0 });
  expect(await read(BEN, await head())).toEqual({ funder: null, block: await head() });
});

test('a server that is away is told', async () => {
  await expect(createFunderReader('http://127.0.0.1:1')(ANN, 3)).rejects.toMatchObject({ name: 'ChainServerError' });
});
