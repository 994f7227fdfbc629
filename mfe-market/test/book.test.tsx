import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import type { Order, WalletProfile } from '@mortar/protocol/market';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, type Scope } from 'effector';
import { envelope, startApi, succeed } from '../../shared/client/test/api-server.ts';
import { routeOf, showRoutes, showWithin } from '../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { timeTold } from '../src/entities/order/index.ts';
import { OrderPanel, TradeDialog } from '../src/features/trade/index.ts';
import remote from '../src/remote.ts';
import { scopeOf, TEXTS } from './site.ts';
import { addressOf, CONTRACTS, ether, FRESH } from './works.ts';

const [ANN, BEN, CY] = [addressOf('a'), addressOf('b'), addressOf('c')];
const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(Date.now() + hours * HOUR_MS + 500).toISOString();

const order = (given: Partial<Order> = {}): Order => ({
  id: '31337-7',
  number: '7',
  type: 'auction',
  state: 'open',
  version: 1,
  item: `31337-${addressOf('d')}-9`,
  collection: { id: `31337-${addressOf('d')}`, name: 'Kiln Works' },
  tokenId: '9',
  name: 'Kiln 9',
  picture: null,
  amount: '1',
  creator: ANN,
  purchaser: null,
  asked: ether(500),
  price: null,
  lowestBid: ether(500).amount,
  bids: 0,
  startTime: after(-1),
  endTime: after(5),
  deliverBy: null,
  isInstant: false,
  feeBps: 250,
  royaltyBps: 0,
  ...given,
});
const led: Partial<Order> = { purchaser: BEN, price: ether(500), bids: 1, lowestBid: ether(525).amount };
const sold: Partial<Order> = { ...led, state: 'sold', endTime: after(-1), deliverBy: after(60), lowestBid: null };

let api: Awaited<ReturnType<typeof startApi>>;
let scope: Scope;
let shownOrders: Order[];
let chains: number[];
let profiles: WalletProfile[];
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  api.received.length = 0;
  chains = [31_337];
  profiles = [];
  shownOrders = [order(led), order({ id: '31337-8', name: 'Kiln 8' })];
  const marketOf = (id: number) => ({
    chain: { id, name: `Chain ${id}`, isTest: true },
    volume: [],
    recent: [],
    currencies: [],
    contracts: CONTRACTS,
  });
  api.reply = (request, response) =>
    (request.path.endsWith('/overview')
      ? succeed({ markets: chains.map(marketOf) })
      : request.path.endsWith('/profiles')
        ? succeed({ profiles })
        : succeed({ items: shownOrders, next: null, now: new Date().toISOString(), freshness: FRESH }))(request, response);
});
afterAll(() => api.close());

function show(wallet: string | null, of: Order): void {
  scope = scopeOf(api.url, wallet);
  showWithin(
    scope,
    TEXTS,
    <>
      <OrderPanel of={of} />
      <TradeDialog />
    </>,
  );
}
const actions = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const words = () => screen.getByRole('status').textContent;

test.each([
  ['a seller without bids', ANN, order(), ['Change price or end', 'Take it back'], 'No one has bid yet.'],
  ['a seller with a bid', ANN, order(led), [], '0xbbbbbb…bbbb leads with 0.5 ETH.'],
  ['who leads', BEN, order(led), [], 'Your bid of 0.5 ETH leads.'],
  ['somebody else', CY, order(led), ['Place a bid'], '0xbbbbbb…bbbb leads with 0.5 ETH.'],
  ['a visitor', null, order(), ['Place a bid'], 'No one has bid yet.'],
  [
    'a buyer of a fixed order',
    CY,
    order({ type: 'fixed', lowestBid: null, isInstant: true }),
    ['Buy now'],
    'Pay the price and it’s yours.',
  ],
  ['a buyer of what is handed over', CY, order({ type: 'fixed', lowestBid: null }), ['Buy now'], 'Pay the price; the seller'],
  ['who has won', BEN, order({ ...led, endTime: after(-1) }), ['Close the sale'], 'Time is up, and you’ve won with 0.5 ETH.'],
  ['who waited a week for the end', BEN, order({ ...led, endTime: after(-169) }), ['Close the sale', 'Take the bid back'], 'Time is up'],
  ['anybody after an end without bids', CY, order({ endTime: after(-1) }), ['Close the sale'], 'Time is up, and no one bought it.'],
  ['a seller who is to deliver', ANN, order(sold), ['Deliver', 'Refuse and refund'], 'It’s sold to 0xbbbbbb…bbbb for 0.5 ETH.'],
  ['a buyer who waits', BEN, order(sold), [], 'It’s yours once it’s delivered.'],
  ['a buyer who waited too long', BEN, order({ ...sold, deliverBy: after(-1) }), ['Deliver'], 'The seller’s time to deliver is over.'],
  ['anybody of what is delivered', CY, order({ ...sold, state: 'delivered' }), [], 'It went to 0xbbbbbb…bbbb for 0.5 ETH.'],
  ['a seller of what ended unsold', ANN, order({ state: 'expired' }), ['Offer it again'], 'It ended unsold.'],
  ['others of what was taken back', CY, order({ state: 'cancelled' }), [], 'The seller took it back.'],
])('%s sees how it stands and what they can do', async (_, wallet, of, expected, text) => {
  show(wallet, of);
  expect(actions()).toEqual(expected);
  expect(words()).toContain(text);
  expect(await axeFindings()).toEqual([]);
});

test('whoever has bound their wallet stands there by their name', async () => {
  profiles = [{ address: BEN, uid: 'u2', username: 'Ben of the kiln', headimgurl: '' }];
  show(CY, order(led));
  await waitFor(() => expect(words()).toContain('Ben of the kiln leads with 0.5 ETH.'));
  expect(await axeFindings()).toEqual([]);
});

test('it ends by the clock of the chain, not by that of the device', async () => {
  show(CY, order(led));
  expect(screen.getByRole('timer').textContent).toBe('5 h 0 min');
  await act(() => allSettled(timeTold, { scope, params: after(6) }));
  expect(await screen.findByRole('button', { name: 'Close the sale' })).toBeTruthy();
  expect(words()).toContain('Time is up');
});

test('a bid begins with the lowest that is taken, and one below it is refused with what to do', async () => {
  show(CY, order(led));
  await userEvent.click(screen.getByRole('button', { name: 'Place a bid' }));
  const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Your bid' });
  expect((field as HTMLInputElement).value).toBe('0.525');
  await userEvent.clear(field);
  await userEvent.type(field, '0.51');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Bid at least 0.525 ETH.');
  expect((field as HTMLInputElement).value).toBe('0.51');
});

test('a dialog goes with its page, and the next page begins nothing', async () => {
  const of = order({ type: 'fixed', lowestBid: null });
  show(CY, of);
  await userEvent.click(screen.getByRole('button', { name: 'Buy now' }));
  await screen.findByRole('dialog');
  await act(() => allSettled(scope));
  cleanup();
  const asked = api.received.length;
  showWithin(scope, TEXTS, <TradeDialog />);
  await act(() => allSettled(scope));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.received.slice(asked)).toEqual([]);
});

test('a choice whose answer fails says so, and is asked for again', async () => {
  const page = scopeOf(api.url, null);
  showRoutes(page, TEXTS, [routeOf('/market/auctions', await remote.pages['auctions']!(), page)], '/market/auctions');
  await screen.findAllByRole('article');
  const { reply } = api;
  api.reply = envelope(CODES.internal, null, 500);
  await userEvent.click(screen.getByRole('button', { name: 'Fixed price' }));
  await screen.findByText('The auctions didn’t load');
  api.reply = reply;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('auctions are shown with what is bid and when they end; the address says which', async () => {
  const page = scopeOf(api.url, null);
  const { router } = showRoutes(page, TEXTS, [routeOf('/market/auctions', await remote.pages['auctions']!(), page)], '/market/auctions');
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringMatching(/Kiln 9Kiln Works0.5 ETH1 bid5 h 0 min/),
    expect.stringMatching(/Kiln 8Kiln Works0.5 ETHNo bids yet/),
  ]);
  const asked = () => api.received.filter(({ path }) => path.includes('/order/open/list')).at(-1)!.query;
  expect(Object.fromEntries(asked())).toMatchObject({ type: 'auction', sort: 'ending', state: 'live' });
  expect(await axeFindings()).toEqual([]);
  shownOrders = [];
  await userEvent.click(screen.getByRole('button', { name: 'Fixed price' }));
  await screen.findByText('Nothing is for sale here right now');
  expect(router.state.location.search).toBe('?type=fixed');
  expect(asked().get('type')).toBe('fixed');
});

test('each chain that trades has its auctions, which the address names', async () => {
  chains = [31_337, 137];
  const page = scopeOf(api.url, null);
  const routes = [routeOf('/market/auctions', await remote.pages['auctions']!(), page)];
  const { router } = showRoutes(page, TEXTS, routes, '/market/auctions?chain=137&state=ended');
  const chain = await screen.findByRole('combobox', { name: 'Chain' });
  expect(chain.textContent).toContain('Chain 137');
  const asked = () => api.received.filter(({ path }) => path.includes('/order/open/list')).at(-1)!.query;
  await screen.findAllByRole('article');
  expect(Object.fromEntries(asked())).toMatchObject({ chain: '137', state: 'ended' });
  await userEvent.click(chain);
  await userEvent.click(await screen.findByRole('option', { name: 'Chain 31337' }));
  await waitFor(() => expect(asked().get('chain')).toBe('31337'));
  expect(router.state.location.search).toBe('?chain=31337&state=ended');
});
