import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { portFree } from './ports.mjs';

const servers = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function listen(host) {
  const server = createServer().listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  return server.address().port;
}

test('it names a taken port and one that is free', async () => {
  const port = await listen('127.0.0.1');
  const advice = new RegExp(`^Port ${port} is in use by another program: .*PORT=(\\d+) npm start$`);
  const error = await portFree(port, '127.0.0.1').catch((thrown) => thrown);
  expect(error.message).toMatch(advice);
  await expect(portFree(Number(advice.exec(error.message)[1]), '127.0.0.1')).resolves.toBeUndefined();
});

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some(({ address }) => address === '::1');

(hasIpv6 ? test : test.skip)('it sees a program on the other loopback address, because a browser may take that one', async () => {
  const port = await listen('::1');
  await expect(portFree(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is in use`);
});
