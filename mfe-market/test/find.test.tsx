import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { envelope, startApi, succeed, type Received } from '../../shared/client/test/api-server.ts';
import { scopeOf, visit } from './site.ts';
import { addressOf, collectionOf, CONTRACTS, FRESH } from './works.ts';

const market = (id: number) => ({
  chain: { id, name: `Chain ${id}`, isTest: true },
  volume: [],
  recent: [],
  currencies: [],
  contracts: CONTRACTS,
  freshness: { ...FRESH, chain: id },
});
const creator = {
  address: addressOf('a'),
  name: null,
  since: null,
  collections: 0,
  items: 0,
  sales: 0,
  collected: 0,
  listed: 0,
  volume: [],
  rawVolume: [],
};

let api: Awaited<ReturnType<typeof startApi>>;
/** Questions whose answers are awaited before they are given. */
let held: { by: (request: Received) => boolean; until: Promise<unknown> } | null;
let markets: ReturnType<typeof market>[];
let overviewFails: boolean;
let collections: object[];
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  held = null;
  markets = [market(31_337)];
  overviewFails = false;
  collections = [];
  api.received.length = 0;
  api.reply = (request, response) => {
    const { path } = request;
    const answer = () => {
      if (path.endsWith('/overview')) return overviewFails ? envelope(CODES.internal, null, 500) : succeed({ markets });
      if (path.endsWith('/search')) return succeed({ collections, items: [], creators: [], names: [] });
      if (path.endsWith('/profiles')) return succeed({ profiles: [] });
      if (path.endsWith('/creator/index')) return succeed({ creator, freshness: FRESH });
      return succeed({ items: [], next: null, near: [], now: new Date().toISOString(), freshness: FRESH });
    };
    if (held?.by(request)) void held.until.then(() => answer()(request, response));
    else answer()(request, response);
  };
});
afterAll(() => api.close());

/** Holds answers back. @returns what gives them */
function hold(by: (request: Received) => boolean): () => Promise<void> {
  let give: (value?: unknown) => void;
  held = { by, until: new Promise((resolve) => (give = resolve)) };
  return () => act(async () => give());
}
const asks = (text: string) => (request: Received) => request.path.endsWith('/search') && request.query.get('text') === text;
const isAsked = (by: (request: Received) => boolean) => waitFor(() => expect(api.received.some(by)).toBe(true));

test('nothing is said of a text before it was looked for', async () => {
  const { router } = await visit('/market/search?text=zzz', scopeOf(api.url, null));
  await screen.findByRole('heading', { name: 'Nothing found for “zzz”' });
  collections = [{ ...collectionOf({ name: 'Kiln Tiles' }), looksLike: null }];
  const give = hold(asks('kiln'));
  await act(() => router.navigate('/market/search?text=kiln'));
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  await give();
  expect(await screen.findByText('Kiln Tiles')).toBeTruthy();
});

test('nor by the box while somebody types on', async () => {
  await visit('/market/search', scopeOf(api.url, null));
  const box = await screen.findByRole('combobox');
  await userEvent.type(box, 'ax');
  await screen.findByText('Nothing found for “ax”');
  const give = hold(asks('axe'));
  await userEvent.type(box, 'e');
  await isAsked(asks('axe'));
  expect(screen.queryByText(/Nothing found/)).toBeNull();
  await give();
  expect(await screen.findByText('Nothing found for “axe”')).toBeTruthy();
});

test('the box shows nothing that another text found, and asks when it is opened', async () => {
  const { router } = await visit('/market/search', scopeOf(api.url, null));
  const box = await screen.findByRole('combobox');
  collections = [{ ...collectionOf({ name: 'Apple Works' }), looksLike: null }];
  await userEvent.type(box, 'apple');
  await screen.findByRole('option', { name: /Apple Works/ });
  const give = hold(asks('pear'));
  await userEvent.clear(box);
  await userEvent.type(box, 'pear{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?text=pear'));
  api.received.length = 0;
  await userEvent.click(document.body);
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.queryByRole('option', { name: /Apple Works/ })).toBeNull();
  collections = [{ ...collectionOf({ name: 'Pear Works' }), looksLike: null }];
  await isAsked((request) => asks('pear')(request) && request.query.get('limit') === '4');
  await give();
  expect(await screen.findByRole('option', { name: /Pear Works/ })).toBeTruthy();
});

test.each(['/market/rankings', '/market/creators', `/market/creators/${addressOf('a')}`, '/market/auctions', '/market/search'])(
  '%s says that the chains did not load, and asks again',
  async (at) => {
    overviewFails = true;
    await visit(at, scopeOf(api.url, null));
    const again = await screen.findByRole('button', { name: 'Try again' });
    overviewFails = false;
    await userEvent.click(again);
    const own = ({ path }: Received) => !path.endsWith('/overview') && !path.endsWith('/profiles');
    await isAsked(own);
  },
);

test.each(['/market/rankings', '/market/creators'])('%s can be of another chain', async (at) => {
  markets = [market(31_337), market(137)];
  const { router } = await visit(at, scopeOf(api.url, null));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Chain' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Chain 137' }));
  await waitFor(() => expect(router.state.location.search).toBe('?chain=137'));
  await isAsked(({ path, query }) => path.endsWith('/ranking') && query.get('chain') === '137');
});

test('who chooses twice before the first answer is there gets both', async () => {
  const { router } = await visit('/market/auctions', scopeOf(api.url, null));
  await screen.findByText('Nothing is for sale here right now');
  const give = hold(({ path }) => path.endsWith('/order/open/list'));
  await userEvent.click(screen.getByRole('button', { name: 'Fixed price' }));
  await userEvent.click(screen.getByRole('button', { name: 'Time is up' }));
  await give();
  await waitFor(() => expect(router.state.location.search).toBe('?type=fixed&state=ended'));
});
