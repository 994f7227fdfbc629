import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { dialogOpened, loginRequested } from '@mortar/host';
import type { Item, ListedOffer, ListedOption } from '@mortar/protocol/market';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, type Scope } from 'effector';
import { startApi, succeed } from '../../shared/client/test/api-server.ts';
import { recorded, showWithin } from '../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { OfferAction, OptionAction, TradeActions, TradeDialog, wished } from '../src/features/trade/index.ts';
import { ownItems } from '../src/features/trade/own-items.ts';
import { scopeOf, TEXTS } from './site.ts';
import { addressOf, COLLECTION, CONTRACTS, FRESH, itemOf, NOBODY } from './works.ts';

const [ANN, BEN] = [addressOf('a'), addressOf('b')];

const item = (owner: string): Item => itemOf(7, { owner });
const listing = (signer: string) => ({ hash: '0x1', state: 'live', faults: [], option: { signer, nonce: '1' } }) as unknown as ListedOption;
const offer = (bidder: string) => ({ hash: '0x2', state: 'live', offer: { bidder } }) as unknown as ListedOffer;

/** The exchange's errors of spec §8. */
const MARKET_ERRORS = [
  'AddressInvalid',
  'AddressMismatch',
  'CheckFail',
  'ConditionCheckFailed',
  'HashValueMismatch',
  'InsufficientAmount',
  'InvalidAmount',
  'InvalidChannel',
  'InvalidCurrency',
  'InvalidOffer',
  'OptionStatusError',
  'ValidationFailed',
  'ZeroAddress',
];

let api: Awaited<ReturnType<typeof startApi>>;
let scope: Scope;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  localStorage.clear();
  api.received.length = 0;
  const market = { chain: { id: 31_337, name: 'Chain', isTest: true }, volume: [], recent: [], currencies: [], contracts: CONTRACTS };
  api.reply = succeed({ markets: [market] });
});
afterAll(() => api.close());

/** Shows what somebody sees who is signed in by a wallet; nobody without one. */
function show(wallet: string | null, content: React.ReactNode): void {
  scope = scopeOf(api.url, wallet);
  showWithin(
    scope,
    TEXTS,
    <>
      {content}
      <TradeDialog />
    </>,
  );
}
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  ['somebody else who sees it for sale', BEN, [listing(ANN)], ['Buy now', 'Make an offer']],
  ['somebody else who sees it not for sale', BEN, [], ['Make an offer']],
  ['a visitor', null, [listing(ANN)], ['Buy now', 'Make an offer']],
  ['its owner', ANN, [], ['List for sale', 'Send to someone']],
  ['its owner who has listed it', ANN, [listing(ANN)], ['List at another price', 'Cancel the listing', 'Send to someone']],
])('%s is offered what they can do', async (_, wallet, options, expected) => {
  show(wallet, <TradeActions item={item(ANN)} options={options} />);
  expect(names()).toEqual(expected);
  expect(await axeFindings()).toEqual([]);
});

test('of offers the owner takes one, the bidder takes theirs back, and others look on', () => {
  const offers = <OfferAction item={item(ANN)} offer={offer(BEN)} />;
  show(ANN, offers);
  expect(names()).toEqual(['Accept', 'Counter']);
  show(BEN, offers);
  expect(names()).toEqual(['Accept', 'Counter', 'Cancel']);
  show(addressOf('d'), offers);
  expect(names()).toHaveLength(3);
});

test('what is bought is the cheapest in the chain’s own coin, whatever units of other currencies count', async () => {
  const priced = (hash: string, currency: string) =>
    ({ ...listing(ANN), hash, option: { signer: ANN, currency } }) as unknown as ListedOption;
  show(BEN, <TradeActions item={item(ANN)} options={[priced('0x1', addressOf('9')), priced('0x2', NOBODY), priced('0x3', NOBODY)]} />);
  const asked = recorded(wished, scope);
  await press('Buy now');
  expect(asked).toMatchObject([{ kind: 'buy', listing: { hash: '0x2' } }]);
});

test('an offer for some items finds the one that it takes far down in what somebody has, and among many offers', async () => {
  const takes = { hash: '0x9', wanted: 2, offer: { price: '5' } } as unknown as ListedOffer;
  const other = { hash: '0x8', offer: { price: '7' } };
  const lower = { hash: '0x7', offer: { price: '1' } };
  api.reply = (request, response) => {
    const { path, query } = request;
    const isSecond = query.has('cursor');
    const page = (items: unknown[], next: string | null) => succeed({ items, next, freshness: FRESH })(request, response);
    if (path.endsWith('/items')) return isSecond ? page([itemOf(3)], null) : page([itemOf(1), itemOf(2)], 'c');
    if (!path.endsWith('-3')) return page([other, lower], 'c');
    return isSecond ? page([takes], null) : page([other], 'c');
  };
  scope = scopeOf(api.url, ANN);
  const wish = { kind: 'choose', next: 'accept', collection: { id: COLLECTION, name: 'Kiln Works' }, offer: takes } as const;
  await allSettled(ownItems.wanted, { scope, params: { wish, own: ANN } });
  expect(scope.getState(ownItems.$data)?.map(({ tokenId }) => tokenId)).toEqual(['3']);
  // What is lower than the offer is not gone through.
  expect(api.received.filter(({ path }) => path.includes('/offer/'))).toHaveLength(4);
});

test('a listing that is no longer live can’t be pressed', () => {
  show(BEN, <OptionAction item={item(ANN)} listing={{ ...listing(ANN), state: 'closed' }} />);
  expect(names()).toEqual([]);
});

test('a visitor is asked to log in, and nothing is asked of the chain', async () => {
  show(null, <TradeActions item={item(ANN)} options={[listing(ANN)]} />);
  const asked = recorded(loginRequested, scope);
  await press('Buy now');
  expect(asked).toEqual([{ first: 'wallets' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.received).toEqual([]);
});

test.each([
  ['without a wallet', '', 'Please bind one address', 'Add a wallet', 'bind'],
  [
    'whose wallet is not connected',
    BEN,
    `Your wallet isn’t connected in this browser. Connect ${BEN} to continue.`,
    'Connect the wallet',
    'connect',
  ],
])('somebody %s is told what is lacking, with the way to it', async (_, wallet, text, way, purpose) => {
  show(wallet, <TradeActions item={item(ANN)} options={[listing(ANN)]} />);
  const opened = recorded(dialogOpened, scope);
  await press('Buy now');
  await screen.findByText(text);
  await press(way);
  expect(opened).toMatchObject([{ name: 'auth.wallet', props: { purpose } }]);
});

test('a price that is none is told beside its field, and what was typed stays through trouble', async () => {
  show(ANN, <TradeActions item={item(ANN)} options={[]} />);
  await press('List for sale');
  const dialog = within(await screen.findByRole('dialog', { name: 'List for sale' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByText('Enter an amount above 0.')).toBeTruthy();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Price' }), '0.25');
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  await dialog.findByText(/Your wallet isn’t connected/);
  await userEvent.click(dialog.getByRole('button', { name: 'Change the price' }));
  await waitFor(() => expect((dialog.getByRole('textbox', { name: 'Price' }) as HTMLInputElement).value).toBe('0.25'));
});

test('who sends something to someone may change whom, and no price', async () => {
  show(ANN, <TradeActions item={item(ANN)} options={[]} />);
  await press('Send to someone');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to someone' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'To' }), BEN);
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Change the recipient' }));
  expect((dialog.getByRole('textbox', { name: 'To' }) as HTMLInputElement).value).toBe(BEN);
});

test('each error of the exchange has words in both languages', () => {
  for (const name of MARKET_ERRORS)
    for (const texts of Object.values(TEXTS) as Record<string, string>[]) expect(texts[`market.trade.refusal.${name}`]).toBeTruthy();
});

test('who changes how to sell keeps the price they typed, and hands over by themselves only at a fixed price in the order book', async () => {
  show(ANN, <TradeActions item={item(ANN)} options={[]} />);
  await press('List for sale');
  const dialog = within(await screen.findByRole('dialog', { name: 'List for sale' }));
  const price = () => (dialog.getByRole('textbox') as HTMLInputElement).value;
  await userEvent.type(dialog.getByRole('textbox', { name: 'Price' }), '0.75');
  await userEvent.click(dialog.getByRole('radio', { name: 'Auction' }));
  expect(await screen.findByRole('dialog', { name: 'Put up for auction' })).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Lowest first bid' })).toBeTruthy();
  expect(price()).toBe('0.75');
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: 'Fixed price, kept in the order book' }));
  expect(price()).toBe('0.75');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'I’ll hand it over myself' }));
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(dialog.getByRole('radio', { name: 'Fixed price' }));
  expect(await screen.findByRole('dialog', { name: 'List for sale' })).toBeTruthy();
  expect(price()).toBe('0.75');
});
