import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { clientConfigured, requestDone } from '@mortar/client';
import { $links, $runtime, readRuntime, toastShown } from '@mortar/host';
import type { SiteLinks } from '@mortar/protocol/site';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createWatch, scopeBind } from 'effector';
import { SIGN_KEY, startApi, succeed } from '../../shared/client/test/api-server.ts';
import { clientConfiguration } from '../src/connect.ts';
import { OpenApp } from '../src/features/open-app/index.ts';
import { leaveFx } from '../src/core/navigation/navigate.ts';
import { renderWithin } from '../src/testing/render-within.tsx';
import { APP_AGENT } from './fake-app.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/139.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/139.0.0.0 Safari/537.36';
const LINKS: SiteLinks = { app: 'mortar://app', iosStore: 'https://apps.example/mortar', androidStore: 'https://play.example/mortar' };

let api: Awaited<ReturnType<typeof startApi>>;
/** What happened, with the ms after the press. */
let seen: [at: number, what: string][];
let pressedAt = 0;
/** The server's answer is there. */
let answered: Promise<unknown>;
const note = (what: string) => seen.push([Date.now() - pressedAt, what]);

beforeAll(async () => {
  api = await startApi();
  // The code of the button is there before time stands still.
  await import('../src/features/open-app/open-app-button.tsx');
});
beforeEach(() => {
  seen = [];
  api.received.length = 0;
  api.reply = succeed({ url: 'https://play.example/of-the-server' });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(this: HTMLAnchorElement) {
    note(`follows ${this.href}, ${this.isConnected ? 'attached' : 'loose'}`);
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});
afterAll(() => api.close());

async function show(agent: string, links: SiteLinks = LINKS) {
  history.replaceState(null, '', '/games/fuse?mode=2#top');
  const values: [typeof $links | typeof $runtime, unknown][] = [
    [$links, links],
    [$runtime, readRuntime(agent)],
  ];
  const { scope } = renderWithin(<OpenApp />, {
    values: values as never,
    handlers: [[leaveFx, (to: string) => void note(`leaves for ${to}`)]],
  });
  const configuration = clientConfiguration({ shell: '1', signKeys: { web: SIGN_KEY, h5: SIGN_KEY } }, scope);
  scopeBind(clientConfigured, { scope })({ ...configuration, baseUrl: api.url });
  createWatch({ unit: toastShown, scope, fn: ({ type, text }) => note(`${type}: ${text}`) });
  answered = new Promise((resolve) => createWatch({ unit: requestDone, scope, fn: resolve }));
}

async function press(agent: string, links?: SiteLinks) {
  await show(agent, links);
  const button = await screen.findByRole('button', { name: 'Open in the app' });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  pressedAt = Date.now();
  fireEvent.click(button);
  await pass(0);
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const frames = () => [...document.querySelectorAll('iframe')].map(({ src, hidden }) => [src, hidden]);

const PARAM = encodeURIComponent(JSON.stringify({ path: '/games/fuse?mode=2#top' }));
const LINK = `mortar://app/h5?param=${PARAM}`;
const FOLLOWED: [number, string] = [400, `follows ${LINK}, attached`];

describe('the offer', () => {
  test.each([
    ['a desk', DESK, LINKS],
    ['our own app', APP_AGENT, LINKS],
    ['a phone, where no scheme is configured', IPHONE, { iosStore: 'https://apps.example/mortar' }],
  ])('it is not made on %s', async (_where, agent, links) => {
    await show(agent, links);
    await act(async () => undefined);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a press', () => {
  test('it follows the app’s link after 400 ms and leads to the store after 1300 ms', async () => {
    await press(IPHONE);
    await pass(399);
    expect(seen).toEqual([]);
    await pass(901 - 1);
    expect(seen).toEqual([FOLLOWED]);
    await pass(1);
    expect(seen).toEqual([FOLLOWED, [1300, 'leaves for https://apps.example/mortar']]);
    expect(document.querySelector(`a[href="${LINK}"]`)).toBeNull();
    await pass(10_000);
    expect(seen).toHaveLength(2);
  });

  test('it stays when the app opened: the page went out of sight', async () => {
    await press(IPHONE);
    await pass(600);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(10_000);
    expect(seen).toEqual([FOLLOWED]);
    expect(document.querySelector(`a[href="${LINK}"]`)).toBeNull();
  });

  test.each(['MicroMessenger/8.0.60', 'QQ/9.1.75', 'Weibo (iPhone17,1)', 'AlipayClient/10.7'])(
    'it goes around by a frame in %s: the store after 3000 ms, the frame gone after 5000 ms',
    async (name) => {
      await press(`${IPHONE} ${name}`);
      await pass(699);
      expect(frames()).toEqual([]);
      await pass(1);
      expect(frames()).toEqual([[LINK, true]]);
      await pass(2999);
      expect(seen).toEqual([FOLLOWED]);
      await pass(1);
      expect(seen.at(-1)).toEqual([3700, 'leaves for https://apps.example/mortar']);
      await pass(1999);
      expect(frames()).toHaveLength(1);
      await pass(1);
      expect(frames()).toEqual([]);
    },
  );

  test('it asks the server for the store of Android', async () => {
    await press(ANDROID);
    await answered;
    expect(api.received[0]?.path).toBe('/api/accountservice/open/android/url');
    await pass(1300);
    expect(seen).toEqual([FOLLOWED, [1300, 'leaves for https://play.example/of-the-server']]);
  });

  test('it says so where no store is named and the app did not open', async () => {
    await press(IPHONE, { app: 'mortar://app' });
    await pass(1300);
    expect(seen.at(-1)).toEqual([1300, 'info: The app didn’t open. Is it installed on this phone?']);
  });

  test('it tries once for two presses', async () => {
    await press(IPHONE);
    fireEvent.click(screen.getByRole('button', { name: 'Open in the app' }));
    await pass(1300);
    expect(seen).toHaveLength(2);
  });
});
