import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ChainServerError } from '@mortar/chain/source';
import { createCurrencies, type CurrencyOf } from './currencies.ts';

const CURRENCY = `0x${'c'.repeat(40)}`;
const word = (value: string) => value.padStart(64, '0');
/** ABI of the text `KLN`, and of the number 6. */
const SAID = [`0x${word('20')}${word('3')}${'4b4c4e'.padEnd(64, '0')}`, `0x${word('6')}`];

let server: Server;
let currencyOf: CurrencyOf;
/** What the chain's server says of symbol and decimals; undefined where it is silent. */
let answer: object[] | undefined;
beforeAll(async () => {
  server = createServer((_, response) => {
    if (!answer) response.writeHead(503).end();
    else response.end(JSON.stringify(answer.map((one, id) => ({ jsonrpc: '2.0', id, ...one }))));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  currencyOf = createCurrencies(1, url, new AbortController().signal);
});
afterAll(() => void server.close());

test('a currency goes by its address while the chain’s server is silent, but not where that would be kept', async () => {
  const unknown = { symbol: CURRENCY, decimals: 0 };
  expect(await currencyOf(CURRENCY)).toEqual(unknown);
  await expect(currencyOf(CURRENCY, true)).rejects.toThrow(ChainServerError);
  answer = [{ error: { code: 3, message: 'execution reverted' } }, { error: { code: 3, message: 'execution reverted' } }];
  expect(await currencyOf(CURRENCY, true)).toEqual(unknown);
  answer = SAID.map((result) => ({ result }));
  expect(await currencyOf(CURRENCY, true)).toEqual({ symbol: 'KLN', decimals: 6 });
  answer = undefined;
  expect(await currencyOf(CURRENCY, true)).toEqual({ symbol: 'KLN', decimals: 6 });
});
