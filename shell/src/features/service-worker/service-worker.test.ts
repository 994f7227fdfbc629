import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createFakeScope, ORIGIN, type Asked, type FakeScope } from '../../testing/worker-scope.ts';
import { endWorker, startWorker } from './index.ts';

const PAGE = '/offline.html?1';
const page: Asked = { url: `${ORIGIN}/whitepaper`, mode: 'navigate', destination: 'document' };

const network = jest.fn<(request: Request) => Promise<Response>>();
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

const answer = (text: string, status = 200) => new Response(text, { status });

let scope: FakeScope;

beforeEach(async () => {
  network.mockReset().mockImplementation(async () => answer('of the server'));
  scope = createFakeScope(PAGE, network, { [ORIGIN + PAGE]: 'no connection' });
  startWorker(scope);
  await scope.happen('install');
  await scope.happen('activate');
});

test('it asks the browser to start it for nothing but navigations', () => {
  expect(scope.routes).toEqual([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]);
});

describe('a navigation', () => {
  test('it shows the offline page where there is no answer', async () => {
    network.mockImplementation(offline);
    expect(await (await scope.ask(page))?.text()).toBe('no connection');
  });

  test.each([404, 423, 500, 502, 503])('it hands a %i on as it is', async (status) => {
    network.mockImplementation(async () => answer('of the server', status));
    const shown = await scope.ask(page);
    expect([shown?.status, await shown?.text()]).toEqual([status, 'of the server']);
  });

  test('it takes what the browser asked for while the worker started, and asks no second time', async () => {
    expect(await (await scope.ask(page, { preload: Promise.resolve(answer('preloaded')) }))?.text()).toBe('preloaded');
    expect(network).not.toHaveBeenCalled();
    expect(scope.isPreloading).toBe(true);
  });

  test('it shows the offline page where that answer does not come', async () => {
    expect(await (await scope.ask(page, { preload: Promise.reject(new TypeError('network')) }))?.text()).toBe('no connection');
  });

  test('it shows the text that a page has kept of its address, as text alone', async () => {
    const readables = await scope.caches.open('mortar-readable');
    await readables.put(page.url, answer('<h1>kept</h1>'));
    expect(await (await scope.ask(page))?.text()).toBe('of the server');
    network.mockImplementation(offline);
    const shown = await scope.ask({ ...page, url: `${page.url}?from=mail` });
    expect(await shown?.text()).toBe('<h1>kept</h1>');
    expect(shown?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(shown?.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups; default-src 'none';/);
    expect(await (await scope.ask({ ...page, url: `${ORIGIN}/other` }))?.text()).toBe('no connection');
  });

  test('it keeps no page', async () => {
    await scope.ask(page);
    network.mockImplementation(offline);
    expect(await (await scope.ask(page))?.text()).toBe('no connection');
    expect(await scope.kept()).toEqual([ORIGIN + PAGE]);
  });

  test('it fails as without a worker where the browser threw the offline page away', async () => {
    await scope.caches.delete('mortar-offline');
    network.mockImplementation(offline);
    await expect(scope.ask(page)).rejects.toThrow('Failed to fetch');
  });

  test.each<[string, Partial<Asked>]>([
    ['a document in a frame', { destination: 'iframe' }],
    ['an address of the API', { url: `${ORIGIN}/api/docs` }],
    ['a file that somebody sent', { url: `${ORIGIN}/files/a.pdf` }],
  ])('it asks once for %s, and puts no page in its place', async (_what, change) => {
    const preload = Promise.resolve(answer('preloaded'));
    expect(await (await scope.ask({ ...page, ...change }, { preload }))?.text()).toBe('preloaded');
    expect(network).not.toHaveBeenCalled();
    network.mockImplementation(offline);
    await expect(scope.ask({ ...page, ...change })).rejects.toThrow('Failed to fetch');
  });

  test.each<[string, Partial<Asked>]>([
    ['a form that is sent', { method: 'POST' }],
    ['a script', { url: `${ORIGIN}/shell/1/main.js`, mode: 'cors', destination: 'script' }],
    ['a call', { url: `${ORIGIN}/api/a`, mode: 'cors', destination: '' }],
  ])('it leaves %s to the browser', async (_what, change) => {
    expect(await scope.ask({ ...page, ...change })).toBeUndefined();
  });
});

describe('another worker', () => {
  test('it takes over at once, with its own offline page', async () => {
    expect(scope.hasSkipped).toBe(true);
    const next = createFakeScope('/offline.html?2', network, { [`${ORIGIN}/offline.html?2`]: 'newer' }, scope.caches);
    startWorker(next);
    await next.happen('install');
    network.mockImplementation(offline);
    expect(await (await scope.ask(page))?.text()).toBe('no connection');
    await next.happen('activate');
    expect(await (await next.ask(page))?.text()).toBe('newer');
    expect(await next.kept()).toEqual([`${ORIGIN}/offline.html?2`]);
  });

  test('it ends the former one with all that it kept', async () => {
    await (await scope.caches.open('mortar-readable')).put(page.url, answer('kept'));
    const last = createFakeScope('', network, {}, scope.caches);
    endWorker(last);
    await last.happen('install');
    await last.happen('activate');
    expect([last.hasSkipped, last.isUnregistered, await last.kept()]).toEqual([true, true, []]);
    expect(await last.ask(page)).toBeUndefined();
  });
});
