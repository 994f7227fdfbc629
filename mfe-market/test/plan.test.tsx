import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Preview } from '@mortar/chain/trade';
import { $locale } from '@mortar/host';
import type { Item, Warning } from '@mortar/protocol/market';
import { screen } from '@testing-library/react';
import { fork } from 'effector';
import { startApi, succeed } from '../../shared/client/test/api-server.ts';
import { connected, showWithin } from '../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import en from '../locales/en.json' with { type: 'json' };
import zhHk from '../locales/zh-HK.json' with { type: 'json' };
import type { Plan } from '../src/features/trade/plan.ts';
import { PlanView } from '../src/features/trade/plan-view.tsx';
import { forCart } from '../src/features/trade/plans/cart.ts';
import { byCollection, type Warned, warnedOf } from '../src/features/trade/warned.ts';
import type { Wish } from '../src/features/trade/wish.ts';

const addressOf = (digit: string) => `0x${digit.repeat(40)}` as const;
const [KILN, GLAZE, BEN] = [`31337-${addressOf('c')}`, `31337-${addressOf('d')}`, addressOf('b')];
const itemOf = (collection: string, token: number) =>
  ({ id: `${collection}-${token}`, tokenId: String(token), name: `Work ${token}` }) as Item;
const lineOf = (collection: string, token: number) => ({
  ...itemOf(collection, token),
  picture: null,
  hash: `0x${String(token).repeat(64)}`,
  price: '1',
  currency: addressOf('0'),
});
const warning = (kind: Warning['kind'], value = ''): Warning => ({ kind, value });

const PREVIEW = { gives: [], gets: [], cuts: [], skipped: [], limits: [], gas: 1n, gasCost: 1n, missing: 0n, refusal: undefined };
const plan = (given: Partial<Plan>): Plan => ({
  site: {} as Plan['site'],
  trader: {} as Plan['trader'],
  calls: [],
  warned: [],
  sales: null,
  trial: null,
  replaces: 0,
  purchase: null,
  delivery: null,
  signing: null,
  preview: PREVIEW as Preview,
  ...given,
});

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
  api.reply = succeed({ items: [] });
});
afterAll(() => api.close());

function show(wish: Wish, of: Partial<Plan>): void {
  const scope = connected(api.url, fork({ values: [[$locale, 'en']] }));
  showWithin(scope, { en, 'zh-HK': zhHk }, <PlanView wish={wish} plan={plan(of)} />);
}
const isOffered = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') !== 'true';

test('an offer says what it gives before it is signed, which no transaction tells', () => {
  const signing = {} as Plan['signing'];
  show({ kind: 'offer', item: itemOf(KILN, 1) }, { signing, bid: { price: 25n * 10n ** 16n, currency: addressOf('0') } });
  expect(screen.getByText(/^You offer/).textContent).toBe('You offer 0.25 ETH.');
});

test('before a cart is paid, each collection is told about under its name', async () => {
  const lines = [lineOf(KILN, 1), lineOf(KILN, 2), lineOf(GLAZE, 3)];
  const warned: Warned[] = [
    { id: `${KILN}-1`, name: 'Kiln', warnings: [warning('royalty', '9')] },
    { id: `${KILN}-2`, name: 'Kiln', warnings: [warning('royalty', '9'), warning('fewOwners', '2')] },
    { id: `${GLAZE}-3`, name: 'Glaze', warnings: [warning('noTransfer')] },
  ];
  show({ kind: 'buyMany', chain: 31_337, lines }, { warned: byCollection(warned), purchase: { lines, left: [] } });
  expect(screen.getByRole('note').textContent).toBe(
    'Before you buy' +
      'KilnThe creator takes 9% of every resale, close to the maximum of 10%.So far, 2 accounts own something from this collection.' +
      'GlazeA recent sale here didn’t move the item. Don’t buy from this collection.',
  );
  expect(await axeFindings()).toEqual([]);
});

test('what an operator has hidden slips in by no cart', async () => {
  const lines = [lineOf(KILN, 1), lineOf(KILN, 2), lineOf(GLAZE, 3)];
  const option = { ...lineOf(KILN, 1), collection: addressOf('c'), signer: addressOf('a'), amount: '1', nonce: '1', price: '5' };
  const signature = { startTime: '0', endTime: '9', royaltyRate: '0', channel: `0x${'1'.repeat(64)}`, v: 27 };
  const part = `0x${'2'.repeat(64)}`;
  const full = { ...option, ...signature, r: part, s: part, bulk: { index: 0, path: [] } };
  const call = (() =>
    Promise.resolve({ items: lines.map(({ hash }) => ({ listing: { hash, state: 'live', option: full }, instead: null })) })) as never;
  const warned: Warned[] = [
    { id: `${KILN}-1`, name: 'Kiln', warnings: [] },
    { id: `${KILN}-2`, name: 'Kiln', warnings: [warning('hiddenItem')] },
    { id: `${GLAZE}-3`, name: 'Glaze', warnings: [warning('hidden')] },
  ];
  const site = { exchange: addressOf('e') } as never;
  const making = { site, trader: { address: BEN, provider: null as never }, terms: null, call, warned };
  const { purchase } = await forCart({ kind: 'buyMany', chain: 31_337, lines }, making);
  expect(purchase!.lines.map(({ tokenId }) => tokenId)).toEqual(['1']);
  expect(purchase!.left.map(({ line, why }) => [line.tokenId, why])).toEqual([
    ['2', 'hidden'],
    ['3', 'hidden'],
  ]);
  show({ kind: 'buyMany', chain: 31_337, lines }, { purchase: purchase! });
  expect(screen.getByRole('region', { name: '2 are left out' }).textContent).toContain('reported and is hidden');
});

test('who sells to an offer hears what concerns a seller, and who lists or cancels asks nothing', async () => {
  const told = [warning('young'), warning('royaltyRaised', '9'), warning('fewOwners', '2')];
  const call = (() => Promise.resolve({ items: [{ id: `${KILN}-1`, name: 'Kiln', warnings: told }] })) as never;
  const item = itemOf(KILN, 1);
  const accept = { kind: 'accept', item, offer: {} } as Wish;
  const warned = await warnedOf(accept, call);
  expect(warned[0]!.warnings).toEqual([warning('royaltyRaised', '9')]);
  const asksNothing = (() => Promise.reject(new Error('asked'))) as never;
  expect(await warnedOf({ kind: 'list', item }, asksNothing)).toEqual([]);
  show(accept, { warned });
  expect(screen.getByRole('note').textContent).toBe('Before you sellThe creator raised the royalty to 9% in the last 30 days.');
});

const sale = (token: number) => ({ item: itemOf(KILN, token), units: 1n, price: 100n, fee: 2n, royalty: 3n, left: 95n });
const CURRENCY = { currency: addressOf('0'), symbol: 'ETH', decimals: 0 };
const SIGNING = { toSign: {}, keep: () => Promise.resolve() };

test('a listing whose sale was tried out says so, and what is left to the last unit', () => {
  show({ kind: 'list', item: itemOf(KILN, 1) }, { sales: { currency: CURRENCY, each: [sale(1)] }, trial: [undefined], signing: SIGNING });
  expect(screen.getByText('Tried out just now: at this price the sale goes through.')).toBeTruthy();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['100 ETH', '2 ETH', '3 ETH', '95 ETH']);
  expect(isOffered('Sign the listing')).toBe(true);
});

test('a listing that would not sell is not signed, and says which and why', () => {
  const items = [itemOf(KILN, 1), itemOf(KILN, 2), itemOf(KILN, 3)];
  const sales = { currency: CURRENCY, each: [sale(1), sale(2), sale(3)] };
  show({ kind: 'listMany', items }, { sales, trial: [undefined, 'ValidationFailed', 'reverted'], signing: SIGNING });
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Tried out just now: Work 2 wouldn’t sell. The collection didn’t do what it should have, so the exchange stopped the trade.',
    'Tried out just now: Work 3 wouldn’t sell. It may not be yours any more, or its collection lets no one move it.',
  ]);
  expect(isOffered('Sign the listings')).toBe(false);
});
