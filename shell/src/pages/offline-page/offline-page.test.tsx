import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LOCALES, type Locale } from '@mortar/protocol';
import { render, screen } from '@testing-library/react';
import { OfflinePage } from './offline-page.tsx';
import { startOfflinePage } from './script.ts';

const fetching = jest.fn<typeof fetch>();
const original = globalThis.fetch;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const alive = { ok: true } as Response;

/** What the build makes of the page. */
function markup(locale: Locale): string {
  const { container, unmount } = render(<OfflinePage locale={locale} />);
  const html = container.innerHTML;
  unmount();
  return html;
}

/** Opens the page. @returns what loads the wanted address */
function open({ cookies = [] as string[], isReloaded = false, online = true } = {}) {
  const reload = jest.fn();
  for (const cookie of cookies) document.cookie = cookie;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  document.documentElement.lang = 'en';
  document.documentElement.dataset['theme'] = 'dark';
  document.body.innerHTML = LOCALES.map(
    ({ code }) => `<div data-locale lang="${code}"${code === 'en' ? '' : ' hidden'}>${markup(code)}</div>`,
  ).join('');
  startOfflinePage({ reload, isReloaded });
  return reload;
}

/** The parts that are shown, as text. */
const shown = () => [...document.querySelectorAll('[data-locale]:not([hidden]) :is(h1, p)')].map(visibleText).filter(Boolean);
function visibleText(element: Element): string {
  const parts = element.querySelectorAll('span');
  return parts.length === 0
    ? element.textContent
    : [...parts]
        .filter(({ hidden }) => !hidden)
        .map((part) => part.textContent)
        .join('');
}

beforeEach(() => {
  jest.useFakeTimers();
  fetching.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = fetching;
});
afterEach(() => {
  globalThis.fetch = original;
  for (const name of ['lang', 'theme']) document.cookie = `${name}=; max-age=0`;
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('it says that there is no network, and that the server is silent where there is one', () => {
  open({ online: false });
  expect(shown()).toEqual(['Mortar', 'You’re offline', 'Check your connection. This page will load when you’re back online.']);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(shown()).toContain('We can’t reach Mortar');
});

test('it speaks the language and wears the theme that were chosen after it was kept', () => {
  open({ cookies: ['lang=zh-HK', 'theme=light'], online: false });
  expect(shown()).toContain('沒有網絡連線');
  expect(document.title).toBe('沒有網絡連線 · Mortar');
  expect([document.documentElement.lang, document.documentElement.dataset['theme']]).toEqual(['zh-HK', 'light']);
});

test('it opens the wanted page by a press when the site answers, and says so when it does not', async () => {
  const reload = open();
  const button = screen.getAllByRole('button', { hidden: true })[0]!;
  button.click();
  expect(shown()).toContain('Trying…');
  await pass(0);
  expect(shown()).toContain('Still no answer.');
  expect(reload).not.toHaveBeenCalled();
  fetching.mockResolvedValue(alive);
  button.click();
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it opens the wanted page by itself when the network is back', async () => {
  const reload = open({ online: false });
  await pass(30_000);
  expect(fetching).not.toHaveBeenCalled();
  fetching.mockResolvedValue(alive);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('it looks for a silent server after 1, 2, 4 and then every 8 s', async () => {
  open();
  const looks: number[] = [];
  for (let second = 1; second <= 23; second += 1) {
    const before = fetching.mock.calls.length;
    await pass(1000);
    if (fetching.mock.calls.length > before) looks.push(second);
  }
  expect(looks).toEqual([1, 3, 7, 15, 23]);
});

test('it waits 8 s where this page itself is the second one, so that a site that half answers is not asked without end', async () => {
  fetching.mockResolvedValue(alive);
  const reload = open({ isReloaded: true });
  await pass(7999);
  expect(reload).not.toHaveBeenCalled();
  await pass(1);
  expect(reload).toHaveBeenCalledTimes(1);
});
