import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Item } from '@mortar/protocol/market';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { startApi, succeed } from '../../shared/client/test/api-server.ts';
import { toastShown } from '@mortar/host';
import { recorded, showWithin } from '../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { Cart, CartToggle } from '../src/features/trade/index.ts';
import { scopeOf, TEXTS } from './site.ts';
import { addressOf, itemOf, NOBODY } from './works.ts';
import { lineOf, MOST_LINES } from '../src/features/trade/cart/index.ts';
import { withinCeiling } from '../src/features/trade/sweep/within-ceiling.ts';

const hashOf = (token: number) => `0x${String(token).repeat(64)}`;

const item = (token: number, owner = addressOf('a')): Item =>
  itemOf(token, {
    owner,
    listing: { hash: hashOf(token), price: '1000000000000000000', currency: NOBODY, at: new Date().toISOString() },
  });

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  localStorage.clear();
  api.received.length = 0;
  api.reply = succeed({ items: [] });
});
afterAll(() => api.close());

function show(items: readonly Item[], scope = scopeOf(api.url, addressOf('b'))) {
  return showWithin(
    scope,
    TEXTS,
    <MemoryRouter>
      <main>
        {items.map((one) => (
          <CartToggle key={one.id} of={one} />
        ))}
        <Cart />
      </main>
    </MemoryRouter>,
  );
}
const put = (name: string) => userEvent.click(screen.getByRole('button', { name: `Add to cart: ${name}` }));
const openCart = async (count: number) => {
  await userEvent.click(screen.getByRole('button', { name: `Cart: ${count}` }));
  return within(await screen.findByRole('dialog', { name: 'Cart' }));
};

test('what is put in stays in this browser, and what is one’s own can’t be put in', async () => {
  const first = show([item(1), item(2), item(3, addressOf('b'))]);
  expect(screen.queryByRole('button', { name: 'Add to cart: Kiln 3' })).toBeNull();
  await put('Kiln 1');
  await put('Kiln 2');
  await userEvent.click(screen.getByRole('button', { name: 'Take out of the cart: Kiln 2' }));
  await waitFor(() => expect(localStorage.getItem('market-cart')).toContain('Kiln 1'));
  expect(localStorage.getItem('market-cart')).not.toContain('Kiln 2');
  first.unmount();
  show([item(1)]);
  expect(await screen.findByRole('button', { name: 'Cart: 1' })).toBeTruthy();
});

test('a cart that is opened says what was cancelled, what costs something else, and buys the rest alone', async () => {
  const option = { price: '2000000000000000000', currency: NOBODY };
  api.reply = succeed({
    items: [
      { listing: { hash: hashOf(1), state: 'live' }, instead: null },
      { listing: { hash: hashOf(2), state: 'cancelled' }, instead: null },
      { listing: { hash: hashOf(4), state: 'traded' }, instead: { hash: hashOf(5), option } },
    ],
  });
  show([item(1), item(2), item(4)]);
  for (const name of ['Kiln 1', 'Kiln 2', 'Kiln 4']) await put(name);
  const cart = await openCart(3);
  expect(await cart.findByText('Its seller has cancelled the listing.')).toBeTruthy();
  expect(cart.getByRole('button', { name: 'Buy 1 item' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(cart.getByRole('button', { name: 'Take this price' }));
  expect(cart.getByRole('button', { name: 'Buy 2 items' })).toBeTruthy();
  await userEvent.click(cart.getByRole('button', { name: 'Empty the cart' }));
  expect(localStorage.getItem('market-cart')).toBeNull();
});

test('a full cart says that it takes no more', async () => {
  const { id: _, ...rest } = lineOf(item(1))!;
  localStorage.setItem(
    'market-cart',
    JSON.stringify(Array.from({ length: MOST_LINES }, (__, at) => ({ ...rest, id: `${item(1).id}${at}` }))),
  );
  const scope = scopeOf(api.url, addressOf('b'));
  const toasts = recorded(toastShown, scope);
  show([item(2)], scope);
  await screen.findByRole('button', { name: 'Cart: 50' });
  await put('Kiln 2');
  expect(toasts).toEqual([{ type: 'warning', text: 'Your cart is full: it holds 50 items.' }]);
  expect(screen.getByRole('button', { name: 'Add to cart: Kiln 2' })).toBeTruthy();
});

test.each([
  ['2', null, ['1', '2']],
  ['5', '0.000000000000000002', ['1', '2']],
  ['5', '0', []],
  [null, null, []],
])('a sweep of %s at %s wei-wise takes what is within both', (count, ceiling, expected) => {
  const lines = [1, 2, 3].map((price) => ({
    id: '',
    name: null,
    tokenId: String(price),
    picture: null,
    hash: '',
    price: String(price),
    currency: NOBODY,
  }));
  expect(withinCeiling(lines, count, ceiling).map(({ price }) => price)).toEqual(expected);
});

test('what another tab puts in stays when this one puts more in, and shows here', async () => {
  const kept = () => (JSON.parse(localStorage.getItem('market-cart')!) as { name: string }[]).map(({ name }) => name);
  const keep = (tokens: readonly number[]) =>
    localStorage.setItem('market-cart', JSON.stringify(tokens.map((token) => lineOf(item(token)))));
  show([item(1), item(2), item(3)]);
  await put('Kiln 1');
  keep([1, 2]);
  await put('Kiln 3');
  expect(kept()).toEqual(['Kiln 1', 'Kiln 2', 'Kiln 3']);
  expect(screen.getByRole('button', { name: 'Cart: 3' })).toBeTruthy();
  keep([2]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'market-cart' })));
  expect(await screen.findByRole('button', { name: 'Cart: 1' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to cart: Kiln 1' })).toBeTruthy();
});
