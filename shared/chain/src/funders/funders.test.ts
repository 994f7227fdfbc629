import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  /** Sends a coin. @returns the block that took it: a chain may answer before it has */
  async function send(from: string, to: string): Promise<number> {
    const hash = await call('eth_sendTransaction', { from, to, value: '0xde0b6b3a7640000' });
    for (;;) {
      const receipt = (await call('eth_getTransactionReceipt', hash)) as { blockNumber: string } | null;
      if (receipt) return Number(receipt.blockNumber);
    }
  }
  const head = async () => Number(await call('eth_blockNumber'));
  await call('anvil_mine', '0x7');
  const block = await send(rich, ANN);
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

interface Asked {
  id: number;
  method: string;
  params: unknown[];
}

/** A server that has forgotten what all blocks but the last few left, as most have. @param kept how many it keeps */
async function forgetful(kept: number) {
  const ask = createRpc(anvil.url);
  const answerOf = async ({ id, method, params }: Asked) => {
    const [head] = await ask([{ method: 'eth_blockNumber', params: [] }]);
    if (method !== 'eth_getBlockByNumber' && Number(params[1]) < Number(head) - kept)
      return { jsonrpc: '2.0', id, error: { code: -32_000, message: 'missing trie node' } };
    const [result] = await ask([{ method, params }]);
    return { jsonrpc: '2.0', id, result };
  };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const asked = JSON.parse(Buffer.concat(chunks).toString()) as Asked | Asked[];
      const answer = Array.isArray(asked) ? await Promise.all(asked.map(answerOf)) : await answerOf(asked);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test('a server that keeps the last blocks alone tells of who was funded in them, and of others that it has forgotten', async () => {
  const ask = createRpc(anvil.url);
  const call = async (method: string, ...params: unknown[]) => (await ask([{ method, params }]))[0];
  const [rich] = (await call('eth_accounts')) as [string];
  const late = '0x00000000000000000000000000000000000000ca';
  await call('anvil_mine', '0x40');
  await call('eth_sendTransaction', { from: rich, to: late, value: '0x1' });
  await call('anvil_mine', '0x5');
  const head = Number(await call('eth_blockNumber'));
  const server = await forgetful(20);
  const read = createFunderReader(server.url);
  expect(await read(late, head)).toEqual({ funder: rich.toLowerCase(), block: head - 5 });
  await expect(read(ANN, head)).rejects.toMatchObject({
    name: 'ChainPastForgotten',
    message: expect.stringContaining('missing trie node'),
  });
  server.close();
});
