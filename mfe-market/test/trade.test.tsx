import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { dialogOpened, loginRequested } from '@mortar/host';
import type { Item, ListedOffer, ListedOption } from '@mortar/protocol/market';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Scope } from 'effector';
import { startApi, succeed } from '../../shared/client/test/api-server.ts';
import { recorded, showWithin } from '../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { OfferAction, OptionAction, TradeActions, TradeDialog } from '../src/features/trade/index.ts';
import { scopeOf, TEXTS } from './site.ts';
import { addressOf, CONTRACTS, itemOf } from './works.ts';

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
