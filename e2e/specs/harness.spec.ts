import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { startFaultProxy, type FaultProxy } from '../harness/fault-proxy.ts';
import { prepareClock, stopClock } from '../harness/fake-clock.ts';
import { expect, test } from '../harness/test.ts';

/** A server that echoes, so that the proxy can be looked at without the product. */
async function startEcho(): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    response.setHeader('x-forwarded', String(request.headers['x-forwarded-for']));
    response.setHeader('x-encoding', String(request.headers['accept-encoding'] ?? ''));
    response.end(`${request.method} ${request.url} by ${request.headers.host}`);
  });
  server.on('upgrade', (request, socket) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nupgrade: echo\r\nconnection: upgrade\r\n\r\n`);
    socket.on('data', (data) => socket.end(`${request.url}: ${data.toString()}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

test.describe('the fault proxy', () => {
  let echo: Awaited<ReturnType<typeof startEcho>>;
  let proxy: FaultProxy;

  test.beforeEach(async () => {
    echo = await startEcho();
    proxy = await startFaultProxy();
    proxy.sendTo(echo.port);
  });
  test.afterEach(async () => {
    await proxy.close();
    echo.server.closeAllConnections();
    await new Promise((resolve) => echo.server.close(resolve));
  });

  const get = (path: string, init?: RequestInit) => fetch(proxy.origin + path, init);
  const text = async (path: string) => (await get(path)).text();

  test('it passes requests on under its own name, each proxy as a visitor of its own', async () => {
    const answer = await get('/a?b=1', { method: 'POST', body: 'x' });
    expect(await answer.text()).toBe(`POST /a?b=1 by ${new URL(proxy.origin).host}`);
    expect(answer.headers.get('x-forwarded')).toMatch(/^198\.18\.\d+\.\d+$/);
  });

  test('it answers with another status until the rule is removed', async () => {
    const rule = proxy.fault(/^\/a/, { status: 503 });
    expect((await get('/a')).status).toBe(503);
    expect((await get('/b')).status).toBe(200);
    rule.remove();
    expect((await get('/a')).status).toBe(200);
    expect(rule.hits).toBe(1);
  });

  test('it ends a rule after so many times, and lets the newest win', async () => {
    proxy.fault(/./, { status: 500 });
    proxy.fault(/./, { status: 404 }, { times: 2 });
    expect([(await get('/')).status, (await get('/')).status, (await get('/')).status]).toEqual([404, 404, 500]);
    proxy.heal();
    expect((await get('/')).status).toBe(200);
  });

  test('it flips exactly one bit of the plain body', async () => {
    const plain = await text('/a');
    proxy.fault(/./, { flipByte: true });
    const answer = await get('/a', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('x-encoding')).toBe('identity');
    const flipped = await answer.text();
    const different = [...plain].filter((character, index) => flipped[index] !== character);
    expect({ length: flipped.length, different: different.length }).toEqual({ length: plain.length, different: 1 });
  });

  test('it replaces a body', async () => {
    proxy.fault(/./, { replace: (body) => body.replace('GET', 'GOT') });
    expect(await text('/a')).toMatch(/^GOT \/a/);
  });

  test('it breaks connections, and so does a server that is gone', async () => {
    const rule = proxy.fault(/./, { drop: true });
    await expect(get('/')).rejects.toThrow('fetch failed');
    rule.remove();
    echo.server.closeAllConnections();
    await new Promise((resolve) => echo.server.close(resolve));
    await expect(get('/')).rejects.toThrow('fetch failed');
    echo = await startEcho();
  });

  test('it never answers', async () => {
    proxy.fault(/./, { hang: true });
    const controller = new AbortController();
    const answer = get('/', { signal: controller.signal });
    await proxy.arrived(/./);
    controller.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect(proxy.requests(/./)[0]).toMatchObject({ status: null, endedAt: null, faulty: true });
  });

  test('it logs what passes, in order and with its times', async () => {
    proxy.fault(/slow/, { delayMs: 150 });
    await Promise.all([get('/slow'), proxy.arrived(/slow/).then(() => get('/quick'))]);
    const [slow, quick] = [proxy.requests(/slow/)[0]!, proxy.requests(/quick/)[0]!];
    expect(proxy.requests(/./).map(({ url }) => url)).toEqual(['/slow', '/quick']);
    expect(quick.startedAt).toBeGreaterThanOrEqual(slow.startedAt);
    expect(slow.endedAt! - slow.startedAt).toBeGreaterThanOrEqual(149);
    proxy.forget();
    expect(proxy.requests(/./)).toEqual([]);
  });

  test('it passes sockets on', async () => {
    const { port } = new URL(proxy.origin);
    const answer = await new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write('GET /socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n');
      });
      socket.on('data', (data) => {
        received += data.toString();
        if (received.endsWith('\r\n\r\n')) socket.write('brick');
      });
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 101 [^]*\/socket: brick$/);
    expect(proxy.requests(/socket/)[0]?.method).toBe('UPGRADE');
  });
});

test.describe('the listener for complaints', () => {
  const policy = "default-src 'none'; script-src 'nonce-n'";

  test('it hears violations, errors of the console and exceptions', async ({ page, complaints }) => {
    const body = `<script nonce="n">setTimeout(() => { throw new Error('boom') }); console.error('moan')</script><img src="/x.png">`;
    await page.route('http://page.test/', (route) =>
      route.fulfill({ body, contentType: 'text/html', headers: { 'content-security-policy': policy } }),
    );
    await page.goto('http://page.test/');
    await expect.poll(() => complaints.unexpected().join('\n')).toMatch(/violation: img-src/);
    expect(complaints.unexpected().join('\n')).toMatch(/moan/);
    expect(complaints.unexpected().join('\n')).toMatch(/exception: Error: boom/);
    expect(() => complaints.expectNone()).toThrow('what the page complained of');
    complaints.allow(/boom/, /moan/, /img-src|Content Security Policy/);
    complaints.expectNone();
  });
});

test.describe('the clock', () => {
  test('it passes only when it is told to', async ({ page }) => {
    await prepareClock(page);
    await page.route('http://page.test/', (route) => route.fulfill({ body: '<p>before</p>', contentType: 'text/html' }));
    await page.goto('http://page.test/');
    const clock = await stopClock(page);
    await page.evaluate(() => setTimeout(() => (document.querySelector('p')!.textContent = 'after'), 3000));
    await clock.pass(2999);
    await expect(page.locator('p')).toHaveText('before');
    await clock.pass(1);
    await expect(page.locator('p')).toHaveText('after');
  });
});
