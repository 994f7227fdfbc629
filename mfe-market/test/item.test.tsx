import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { startApi, succeed } from '../../shared/client/test/api-server.ts';
import { scopeOf, visit } from './site.ts';
import { addressOf, COLLECTION, collectionOf, ether, FRESH, itemOf, NOBODY } from './works.ts';

const listing = (token: string) => ({
  hash: `0x${token.repeat(64)}`,
  state: 'live',
  left: '1',
  option: { signer: addressOf('b'), price: ether(Number(token) * 1000).amount, currency: NOBODY, endTime: '2000000000' },
});

let api: Awaited<ReturnType<typeof startApi>>;
/** What the second item's listings wait for. */
let later: Promise<unknown>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.reply = (request, response) => {
    const { path, query } = request;
    const list = (items: unknown[]) => succeed({ items, next: null, now: new Date().toISOString(), freshness: FRESH })(request, response);
    if (path.endsWith('/detail')) return succeed({ collection: collectionOf(), freshness: FRESH })(request, response);
    if (path.endsWith('/overview')) return succeed({ markets: [] })(request, response);
    if (path.endsWith('/warnings')) return succeed({ isVerified: false, warnings: [] })(request, response);
    if (path.endsWith('/profiles')) return succeed({ profiles: [] })(request, response);
    if (path.endsWith('/collection/open/items')) return list([itemOf(query.get('token')!)]);
    if (!path.includes('/item/option/')) return list([]);
    const token = path.at(-1)!;
    if (token === '3') return list([{ ...listing('4'), option: { ...listing('4').option, currency: addressOf('9') } }, listing('5')]);
    void (token === '2' ? later : Promise.resolve()).then(() => list([listing(token)]));
  };
});
afterAll(() => api.close());

test('an item is never shown with the listings of the one before', async () => {
  let give: (value?: unknown) => void;
  later = new Promise((resolve) => (give = resolve));
  const { router } = await visit(`/market/items/${COLLECTION}-1`, scopeOf(api.url, addressOf('d')));
  expect((await screen.findAllByRole('button', { name: 'Buy now' })).length).toBeGreaterThan(0);
  await act(() => router.navigate(`/market/items/${COLLECTION}-2`));
  await screen.findByRole('heading', { level: 1, name: 'Kiln 2' });
  expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull();
  await act(async () => give());
  expect((await screen.findAllByRole('button', { name: 'Buy now' })).length).toBeGreaterThan(0);
});

test('its price is the one in the chain’s own coin', async () => {
  await visit(`/market/items/${COLLECTION}-3`, scopeOf(api.url, addressOf('d')));
  const price = await screen.findByRole('region', { name: 'Price' });
  await waitFor(() => expect(price.textContent).toContain('5 ETH'));
});
