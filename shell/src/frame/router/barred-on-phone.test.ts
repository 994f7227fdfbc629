import { afterEach, expect, jest, test } from '@jest/globals';
import { toastShown } from '@mortar/host';
import type { Locale } from '@mortar/protocol';
import { createWatch, fork } from 'effector';
import { createMemoryRouter } from 'react-router';
import en from '../../../locales/en.json' with { type: 'json' };
import zhHk from '../../../locales/zh-HK.json' with { type: 'json' };
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { barredOnPhone } from './barred-on-phone.ts';

async function open(path: string, isPhone: boolean, locale: Locale = 'en') {
  window.matchMedia = ((query: string) => ({ matches: isPhone && query.includes('750') })) as never;
  const scope = fork({ values: [[$catalogue, { locale, shell: locale === 'en' ? en : zhHk, remotes: {} }]] });
  const told = jest.fn();
  createWatch({ unit: toastShown, scope, fn: told });
  const loader = jest.fn(() => null);
  const router = createMemoryRouter([{ path: '/' }, { path, loader: barredOnPhone(path, { scope }, loader) }], { initialEntries: ['/'] });
  await router.navigate(path);
  return { told: told.mock.calls, at: router.state.location.pathname, loads: loader.mock.calls.length };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

test.each([
  ['en', 'Comming soon'],
  ['zh-HK', '即將推出'],
] as const)('it leads from staking home on a phone and says so in %s', async (locale, text) => {
  expect(await open('/staking', true, locale)).toEqual({ told: [[{ type: 'info', text }]], at: '/', loads: 0 });
});

test('it leaves staking to its page at a desk, and other pages on a phone', async () => {
  expect(await open('/staking', false)).toEqual({ told: [], at: '/staking', loads: 1 });
  expect(await open('/bricks', true)).toEqual({ told: [], at: '/bricks', loads: 1 });
});
