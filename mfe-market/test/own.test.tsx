import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Locale } from '@mortar/protocol';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { startApi, succeed } from '../../shared/client/test/api-server.ts';
import { recorded } from '../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { installResizeObserver } from '../../shared/ui/src/testing/resizes.ts';
import { overview } from '../src/entities/overview/index.ts';
import { wished } from '../src/features/trade/index.ts';
import { amountsText, decimalOf } from '../src/lib/decimal.ts';
import { scopeOf, TEXTS, visit } from './site.ts';
import { addressOf, COLLECTION, CONTRACTS, ether, FRESH, itemOf, NOBODY } from './works.ts';

const ANN = addressOf('a');
const AT = '2026-11-20T10:00:00.000Z';
const wrapped = (milli: number) => ({ ...ether(milli), currency: addressOf('e'), symbol: 'WETH' });

const market = {
  chain: { id: 31_337, name: 'Chain', isTest: true },
  volume: [],
  currencies: [{ currency: NOBODY, symbol: 'ETH', decimals: 18 }],
  recent: [],
  contracts: CONTRACTS,
  freshness: FRESH,
};
const item = (tokenId: string) => itemOf(tokenId, { rarity: { rank: 3, of: 9, score: 1, at: AT } });
const placed = (tokenId: string) => ({ item: item(tokenId), collection: { id: COLLECTION, name: 'Kiln Works', floor: ether(90) } });
const holding = (tokenId: string) => ({
  ...placed(tokenId),
  held: '1',
  listed: null,
  got: { kind: 'bought', price: ether(200), at: AT, transaction: '0x1' },
});
const sale = {
  id: '9-1-1',
  kind: 'sold',
  ...placed('1'),
  units: '1',
  proceeds: wrapped(500),
  fee: wrapped(12),
  royalty: null,
  gas: ether(1),
  cost: [ether(201)],
  lots: [{ kind: 'bought', units: '1', cost: [ether(201)], at: AT, transaction: `0x${'1'.repeat(64)}`, merged: 1 }],
  realised: [{ ...ether(202), amount: `-202${'0'.repeat(15)}` }, wrapped(488)],
  at: AT,
  transaction: `0x${'2'.repeat(64)}`,
};
const earnings = {
  proceeds: [wrapped(500)],
  fees: [wrapped(12)],
  royaltiesPaid: [],
  gasOfSales: [ether(1)],
  cost: [ether(201)],
  realised: sale.realised,
  royaltiesEarned: [],
  givenAway: [],
  gas: [ether(2)],
  sales: 1,
  held: { units: '1', cost: [], value: [], unrealised: [], unvalued: '1' },
};

let api: Awaited<ReturnType<typeof startApi>>;
let answers: Record<string, unknown>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  installRoom();
  api.received.length = 0;
  const list = (items: unknown[]) => ({ items, next: null, freshness: FRESH });
  answers = {
    '/overview': { markets: [market] },
    '/user/holdings': list([holding('1'), holding('2')]),
    '/holdings/collections': list([{ collection: placed('1').collection, items: 2 }]),
    '/creator/earning': { earnings, series: [{ at: AT, realised: sale.realised, royalties: [] }], withoutGas: 2, freshness: FRESH },
    '/earning/list': list([sale]),
    '/earning/lots': list([]),
    '/ethprice': { usd: '3000', updatedAt: AT, age: 60, isOld: false, chain: 31_337, feed: NOBODY },
  };
  api.reply = (request, response) => {
    const [, answer] = Object.entries(answers).find(([end]) => request.path.split('?')[0]!.endsWith(end)) ?? [];
    return succeed(answer ?? list([]))(request, response);
  };
});
afterAll(() => api.close());

/** A window that is wide enough for cards, which this document has no layout for. */
function installRoom(): void {
  installResizeObserver();
  Element.prototype.getBoundingClientRect = () =>
    ({ width: 800, height: 600, top: 0, left: 0, right: 800, bottom: 600, x: 0, y: 0 }) as DOMRect;
  window.scrollTo = () => {};
}

/** Opens a page of somebody with this wallet; of a visitor without one. */
async function open(at: string, wallet: string | null = ANN, locale: Locale = 'en') {
  const scope = scopeOf(api.url, wallet, locale);
  const { router } = await visit(at, scope);
  await screen.findByRole('heading', { level: 1 });
  return { router, scope };
}

test.each([
  ['a visitor', null, 'Log in to see what’s yours'],
  ['who has no wallet', '', 'Add a wallet to see what it holds'],
  ['who has one of another network', '7nYabs9dUhvxYwdTnrWVBL9MYviKSfrEbdWCUbcnwkpF', 'Your wallet is on another network'],
])('%s is told what to do, and nothing is asked for them', async (_, wallet, text) => {
  await open('/personal/collections', wallet);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(api.received.filter(({ path }) => path.includes('/user/'))).toEqual([]);
  expect(await axeFindings()).toEqual([]);
});

test.each(['en', 'zh-HK'] as const)(
  'what somebody holds is shown with its cost and floor, and filtered by its address, in %s',
  async (locale) => {
    const { router } = await open('/personal/collections', ANN, locale);
    await waitFor(() => expect(api.received.some(({ path }) => path.includes('/user/holdings'))).toBe(true));
    const chip = await screen.findByRole('button', { name: TEXTS[locale]['market.own.filter.listed'] });
    await userEvent.click(chip);
    await waitFor(() => expect(router.state.location.search).toBe('?filter=listed'));
    await waitFor(() => expect(api.received.some(({ query }) => query.get('filter') === 'listed')).toBe(true));
    expect(await axeFindings()).toEqual([]);
  },
);

test('several items are chosen and put up for sale with one wish', async () => {
  const { scope } = await open('/personal/collections');
  const wishes = recorded(wished, scope);
  await userEvent.click(await screen.findByRole('button', { name: 'Select items' }));
  const sell = screen.getByRole('button', { name: 'List selected' });
  expect(sell.getAttribute('aria-disabled')).toBe('true');
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  expect(screen.getByRole('status').textContent).toBe('2 selected');
  await userEvent.click(sell);
  expect(wishes).toMatchObject([{ kind: 'listMany', items: [{ tokenId: '1' }, { tokenId: '2' }] }]);
});

test('earnings keep currencies apart, tell lots and say what gas isn’t known', async () => {
  await open('/personal/earnings');
  expect(await screen.findByText(/The gas of 2 transactions isn’t known yet/)).toBeTruthy();
  const [realised] = screen.getAllByText('Realised').map((term) => term.closest('div')!);
  expect(realised!.textContent).toContain('−0.202 ETH+0.488 WETH');
  const row = await screen.findByRole('row', { name: /Kiln 1/ });
  expect(within(row).getByText('1 lot')).toBeTruthy();
  expect(row.textContent).toContain('0.201 ETH');
  expect(await axeFindings()).toEqual([]);
});

test('another way to count cost, and another period, lie in the address', async () => {
  const { router } = await open('/personal/earnings?period=month&method=average');
  await screen.findByRole('row', { name: /Kiln 1/ });
  const asked = api.received.filter(({ path }) => path.endsWith('/creator/earning')).map(({ query }) => query);
  expect(asked.at(-1)!.get('method')).toBe('average');
  expect(Date.parse(asked.at(-1)!.get('from')!)).toBeLessThan(Date.now() - 29 * 86_400_000 + 1);
  expect(router.state.location.search).toBe('?period=month&method=average');
});

test('amounts in files are whole units to the last digit, losses too', () => {
  expect(
    [ether(250), { amount: '-1', decimals: 18 }, { amount: '12', decimals: 0 }, { amount: '-1500000', decimals: 6 }].map(decimalOf),
  ).toEqual(['0.25', '-0.000000000000000001', '12', '-1.5']);
  expect(amountsText([ether(1), wrapped(20)])).toBe('0.001 ETH; 0.02 WETH');
});

test('what somebody reads stays where it is though the chains are read again', async () => {
  const { scope } = await open('/personal/collections');
  const asked = () => api.received.filter(({ path }) => path.endsWith('/user/holdings')).length;
  await screen.findByRole('link', { name: 'Kiln 1' });
  await act(() => allSettled(overview.readFx, { scope }));
  expect(asked()).toBe(1);
});

test('signatures of one chain alone are shown, and cancelled there', async () => {
  const here = { ...FRESH, chain: 137 };
  const listing = { hash: `0x${'7'.repeat(64)}`, state: 'live', left: '1', option: { endTime: '2000000000' } };
  answers['/overview'] = { markets: [market, { ...market, chain: { id: 137, name: 'Polygon', isTest: false }, freshness: here }] };
  answers[`/account/${ANN}`] = { approvals: [], options: 1, offers: 0, freshness: here };
  answers['/user/options'] = { items: [{ listing, ...placed('1'), price: ether(100) }], next: null, freshness: here };
  answers['/user/offers/made'] = { items: [], next: null, freshness: here };
  const { scope } = await open('/market/safety?chain=137');
  const wishes = recorded(wished, scope);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Kiln 1' }));
  expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('/market/history?chain=137');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the one chosen' }));
  expect(wishes).toMatchObject([{ kind: 'cancelMany', chain: 137, options: [{ hash: listing.hash }], offers: [] }]);
  const chains = api.received.map(({ query }) => query.get('chain')).filter((chain) => chain !== null);
  expect(new Set(chains)).toEqual(new Set(['137']));
  expect(await axeFindings()).toEqual([]);
});
