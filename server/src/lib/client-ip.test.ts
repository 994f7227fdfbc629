import { connect, type AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { keepClientIp, trustedProxies } from './client-ip.ts';

describe('trustedProxies', () => {
  const isTrusted = trustedProxies(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
  test.each([
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['2001:db8:1::1', true],
    ['2001:db9::1', false],
    ['unknown', false],
    ['', false],
  ])('it says of %s: %s', (address, expected) => {
    expect(isTrusted(address)).toBe(expected);
  });

  test('it trusts nobody by default', () => {
    expect(trustedProxies([])('127.0.0.1')).toBe(false);
  });
});

test('whose call it is stays known when the client leaves before the answer', async () => {
  const app = fastify({ trustProxy: trustedProxies(['127.0.0.0/8']) });
  keepClientIp(app);
  const left = new Promise<string>((tell) => {
    app.get('/', async (request) => {
      client.destroy();
      await new Promise((gone) => request.raw.socket.once('close', gone));
      tell(request.ip);
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const client = connect({ port, host: '127.0.0.1' }, () =>
    client.write('GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.9\r\n\r\n'),
  );
  try {
    expect(await left).toBe('192.0.2.9');
  } finally {
    await app.close();
  }
});
