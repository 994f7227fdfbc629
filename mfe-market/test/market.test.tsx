import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CODES, type Locale } from '@mortar/protocol';
import type { Amount, Collection, MarketOverview } from '@mortar/protocol/market';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { envelope, startApi, succeed } from '../../shared/client/test/api-server.ts';
import { routeOf, showRoutes, showWithin } from '../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { installIntersections } from '../../shared/ui/src/testing/intersections.ts';
import { Panel } from '../src/panels/figures/panel.tsx';
import remote from '../src/remote.ts';
import { scopeOf, TEXTS } from './site.ts';
import { addressOf, collectionOf, CONTRACTS, ether, FRESH } from './works.ts';

const dollars = (cents: number): Amount => ({ amount: `${cents}0000`, currency: addressOf('d'), symbol: 'USDT', decimals: 6 });

const market = (id: number, given: Partial<MarketOverview> = {}): MarketOverview => ({
  chain: { id, name: `Chain ${id}`, isTest: id === 31_337 },
  collections: 1,
  works: 770,
  names: 16,
  listed: 3,
  sales: 42,
  volume: [ether(1500), dollars(2550)],
  currencies: [],
  recent: [
    {
      id: `${id}-${addressOf('a')}-9`,
      collection: { id: `${id}-${addressOf('a')}`, name: 'Kiln Tiles' },
      tokenId: '9',
      name: null,
      picture: null,
      quantity: '1',
      price: ether(250),
      block: 1089,
      transaction: '0xabc',
      at: new Date(Date.now() - 2 * 3_600_000).toISOString(),
    },
  ],
  contracts: CONTRACTS,
  freshness: FRESH,
  ...given,
});
const PICTURE = { small: '/t/1.webp', large: '/t/2.webp', width: 600, height: 600 };
const collection = (name: string): Collection =>
  collectionOf({ id: `31337-${addressOf('a')}`, contract: addressOf('a'), name, picture: PICTURE });

const ranked = (name: string) => ({
  rank: 1,
  collection: collection(name),
  traded: {
    sales: 2,
    volume: [ether(5000)],
    before: { sales: 1, volume: [ether(2500)] },
    change: 1,
    rawSales: 3,
    rawVolume: [ether(5510)],
  },
});
const found = { ...collection('Kiln Tiles'), looksLike: { id: `31337-${addressOf('b')}`, name: 'Kiln Works' } };

let api: Awaited<ReturnType<typeof startApi>>;
let view: ReturnType<typeof installIntersections>;
let markets: MarketOverview[];
let names: string[];
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  view = installIntersections();
  api.received.length = 0;
  markets = [market(31_337)];
  names = ['Kiln Tiles'];
  api.reply = (request, response) =>
    (request.path.endsWith('/overview')
      ? succeed({ markets })
      : request.path.endsWith('/ranking')
        ? succeed({ items: names.map(ranked), total: 1, next: null, freshness: FRESH })
        : request.path.endsWith('/activity')
          ? succeed({ items: [], next: null, freshness: [FRESH] })
          : request.path.endsWith('/search')
            ? succeed({ collections: [found], items: [], creators: [], names: [] })
            : succeed({ items: names.map(collection), next: null, freshness: FRESH }))(request, response);
});
afterAll(() => api.close());

const scopeIn = (locale: Locale) => scopeOf(api.url, null, locale);

async function open(locale: Locale = 'en', at = '/market') {
  const scope = scopeIn(locale);
  const { router } = showRoutes(
    scope,
    TEXTS,
    [routeOf('/market', await remote.pages['home']!(), scope), { path: '/market/collections/:id', element: <h1>Collection</h1> }],
    at,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}
function near(locale: Locale = 'en'): void {
  showWithin(
    scopeIn(locale),
    TEXTS,
    <MemoryRouter>
      <Panel />
    </MemoryRouter>,
  );
  view.setNear(true);
}

test.each([
  ['en', 'Test chain', 'Up to date at block 1,092', 'Trending'],
  ['zh-HK', '測試鏈', '已更新至區塊 1,092', '熱門'],
] as const)('it shows what is traded, what was sold and what a chain’s figures are, in %s', async (locale, chain, fresh, trending) => {
  await open(locale);
  const row = await screen.findByRole('region', { name: trending });
  expect(within(row).getByText('Kiln Tiles')).toBeTruthy();
  expect([screen.getByText(chain), screen.getByText(fresh)]).toHaveLength(2);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual([expect.stringMatching(/^1.5 ETH25.5 USDT/), '/market#sales']);
  expect(screen.getByText('0x111111…1111')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('volume is the clean one; all of it stands beside it in the rankings, a card has no room for it', async () => {
  await open();
  const row = await screen.findByRole('region', { name: 'Trending' });
  expect(row.textContent).toContain('5 ETH');
  expect(row.textContent).not.toContain('uncounted');
  cleanup();
  const scope = scopeIn('en');
  showRoutes(scope, TEXTS, [routeOf('/market/rankings', await remote.pages['rankings']!(), scope)], '/market/rankings');
  await waitFor(() => expect(document.body.textContent).toContain('5.51 ETH with uncounted trades'));
});

test('a period is chosen, which stays in the address', async () => {
  const router = await open();
  await userEvent.click(await screen.findByRole('button', { name: '30 days' }));
  await waitFor(() => expect(router.state.location.search).toBe('?period=30d'));
});

test('a chain that does not answer is told with the age of what it last said', async () => {
  markets = [market(31_337, { freshness: { chain: 31_337, block: 900, head: 901, age: 241, isFailing: true } })];
  await open();
  expect(await screen.findByText('The chain isn’t answering. These figures are 5 minutes old, up to block 900.')).toBeTruthy();
});

test('what is found shows while somebody types; arrows go through it, and a name that imitates another is marked', async () => {
  const router = await open();
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox', { name: 'Search the market' }), 'kiln');
  const found = await screen.findByRole('option', { name: /Kiln Tiles/ });
  expect(found.textContent).toContain('Not Kiln Works: only looks like it');
  expect(await axeFindings()).toEqual([]);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/market/collections/31337-${addressOf('a')}`));
  expect(JSON.parse(localStorage.getItem('market-searches')!)).toEqual(['kiln']);
});

test('where no chain is read it says so', async () => {
  markets = [];
  await open();
  expect(await screen.findByText('No market yet')).toBeTruthy();
});

test('a failure offers a second try', async () => {
  const works = api.reply;
  api.reply = envelope(CODES.internal);
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.reply = works;
  await userEvent.click(again);
  expect(await screen.findByRole('region', { name: 'Trending' })).toBeTruthy();
});

test('the landing page shows the figures and the last sales once somebody comes near, each leading to the market', async () => {
  near();
  const panel = await screen.findByRole('region', { name: 'On the market' });
  const links = within(panel).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    '1Collections',
    '770Collectibles',
    '3For sale now',
    '42Sales',
    '1.5 ETH25.5 USDTVolume',
    '16Names held',
    expect.stringMatching(/^Kiln Tiles #90\.25 ETH2 hours ago · block 1,089$/),
  ]);
  expect(links.every((link) => /^\/market(#|\/items\/)/.test(link.getAttribute('href')!))).toBe(true);
  expect(await axeFindings()).toEqual([]);
});

test('the landing page is silent where no chain is read', async () => {
  markets = [];
  near('zh-HK');
  await waitFor(() => expect(api.received.length).toBeGreaterThan(0));
  expect(screen.queryByRole('region')).toBeNull();
});
