import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createFakeScope, ORIGIN, type Asked, type FakeScope } from '../testing/worker-scope.ts';
import { MOST_FILES } from './answer-file.ts';
import { endWorker, startWorker } from './index.ts';

const PAGE = '/offline.html?1';
const CODE = 'console.log(1)';
/** SHA-384 of it, as an integrity attribute has it. */
const INTEGRITY = 'sha384-vuz+yO71bcb30P4dMUNzy6/D2y+6d/n0KcOnt5clJtTBxEDoKAqGay0stFlC8Dpr';
const page: Asked = { url: `${ORIGIN}/whitepaper`, mode: 'navigate', destination: 'document' };
const file: Asked = { url: `${ORIGIN}/r/gamehub/1.0.0-ab/entry.js`, mode: 'cors', destination: 'script', integrity: INTEGRITY };

const network = jest.fn<(request: Request) => Promise<Response>>();
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer as it comes from our own origin. */
function answer(text: string, status = 200): Response {
  return Object.defineProperty(new Response(text, { status }), 'type', { value: 'basic' });
}

let scope: FakeScope;

beforeEach(async () => {
  network.mockReset().mockImplementation(async () => answer(CODE));
  scope = createFakeScope(PAGE, network, { [ORIGIN + PAGE]: 'no connection' });
  startWorker(scope);
  await scope.happen('install');
  await scope.happen('activate');
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

  test('it keeps no page', async () => {
    await scope.ask(page);
    network.mockImplementation(offline);
    expect(await (await scope.ask(page))?.text()).toBe('no connection');
    expect(await scope.kept()).toEqual([ORIGIN + PAGE]);
  });

  test('it fails as without a worker where the browser threw the offline page away', async () => {
    await scope.caches.delete('mortar-pages');
    network.mockImplementation(offline);
    await expect(scope.ask(page)).rejects.toThrow('Failed to fetch');
  });

  test.each<[string, Partial<Asked>]>([
    ['a form that is sent', { method: 'POST' }],
    ['a document in a frame', { destination: 'iframe' }],
    ['an address of the API', { url: `${ORIGIN}/api/docs` }],
    ['a file that somebody sent', { url: `${ORIGIN}/files/a.pdf` }],
    ['another site', { url: 'https://other.example/' }],
  ])('it leaves %s to the browser', async (_what, change) => {
    expect(await scope.ask({ ...page, ...change })).toBeUndefined();
  });
});

describe('a file of a version', () => {
  test('it comes from the network once, then from what was kept, also without a network', async () => {
    expect(await (await scope.ask(file))?.text()).toBe(CODE);
    network.mockImplementation(offline);
    expect(await (await scope.ask(file))?.text()).toBe(CODE);
    expect(network).toHaveBeenCalledTimes(1);
  });

  test('it fails as without a worker where it was never there', async () => {
    network.mockImplementation(offline);
    await expect(scope.ask(file)).rejects.toThrow('Failed to fetch');
  });

  test.each([404, 500, 206])('it hands a %i on and keeps nothing of it', async (status) => {
    network.mockImplementation(async () => answer('broken', status));
    expect((await scope.ask(file))?.status).toBe(status);
    expect(await scope.kept()).toEqual([ORIGIN + PAGE]);
  });

  test('it comes anew where what was kept is no longer what the page wants', async () => {
    await scope.ask(file);
    await (await scope.caches.open('mortar-files')).put(file.url, new Response('changed'));
    expect(await (await scope.ask(file))?.text()).toBe(CODE);
    network.mockImplementation(offline);
    expect(await (await scope.ask(file))?.text()).toBe(CODE);
  });

  test('it comes from the network where the browser keeps nothing', async () => {
    jest.spyOn(scope.caches, 'open').mockRejectedValue(new Error('storage is full'));
    expect(await (await scope.ask(file))?.text()).toBe(CODE);
  });

  test('it gives way to newer ones: the oldest of too many goes', async () => {
    const nth = (index: number) => `${ORIGIN}/shell/1/${index}.js`;
    for (let index = 0; index <= MOST_FILES; index += 1) await scope.ask({ ...file, url: nth(index) });
    const kept = await scope.kept();
    expect(kept).toHaveLength(MOST_FILES + 1);
    expect([kept.includes(nth(0)), kept.includes(nth(1)), kept.includes(nth(MOST_FILES))]).toEqual([false, true, true]);
  });

  test.each<[string, Partial<Asked>]>([
    ['is asked for again after a failure', { url: `${file.url}?retry=1` }],
    ['has no hash', { integrity: '' }],
    ['is the registry', { url: `${ORIGIN}/r/registry.json` }],
    ['is a call', { url: `${ORIGIN}/api/a/b/c` }],
    ['is of another site', { url: 'https://other.example/shell/1/main.js' }],
  ])('it is left to the browser where it %s', async (_what, change) => {
    expect(await scope.ask({ ...file, ...change })).toBeUndefined();
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
    await scope.ask(file);
    const last = createFakeScope('', network, {}, scope.caches);
    endWorker(last);
    await last.happen('install');
    await last.happen('activate');
    expect([last.hasSkipped, last.isUnregistered, await last.kept()]).toEqual([true, true, []]);
    expect(await last.ask(page)).toBeUndefined();
  });
});
