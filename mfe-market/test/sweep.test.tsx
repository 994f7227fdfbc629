import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { startApi, succeed } from '../../shared/client/test/api-server.ts';
import { showWithin } from '../../shared/remote-kit/test/site.tsx';
import { CollectionActions } from '../src/features/trade/index.ts';
import { scopeOf, TEXTS } from './site.ts';
import { addressOf, collectionOf, ether, itemOf, NOBODY } from './works.ts';

const [KILN, GLAZE] = [collectionOf(), collectionOf({ id: `31337-${addressOf('d')}`, name: 'Glaze Works' })];
const forSale = (token: number) =>
  itemOf(token, { listing: { hash: `0x${String(token).repeat(64)}`, price: ether(token).amount, currency: NOBODY, at: '' } });

let api: Awaited<ReturnType<typeof startApi>>;
let later: Promise<unknown>;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => {
  later = Promise.resolve();
  api.received.length = 0;
  api.reply = (request, response) => {
    const items = request.query.get('id') === KILN.id ? [forSale(1), forSale(2)] : [];
    void (request.query.get('id') === KILN.id ? Promise.resolve() : later).then(() => succeed({ items, next: null })(request, response));
  };
});
afterAll(() => api.close());

/** A page whose collection becomes another one by a press. */
function Page() {
  const [of, setOf] = useState(KILN);
  return (
    <>
      <button type="button" onClick={() => setOf(GLAZE)}>
        On
      </button>
      <CollectionActions of={of} />
    </>
  );
}
const show = () => showWithin(scopeOf(api.url, addressOf('b')), TEXTS, <Page />);

test('neither what one has of a collection nor its cheapest items are shown with another', async () => {
  let give: (value?: unknown) => void;
  later = new Promise((resolve) => (give = resolve));
  show();
  await screen.findByRole('button', { name: 'List yours (2)' });
  await userEvent.click(screen.getByRole('button', { name: 'Buy the cheapest' }));
  await screen.findByText('Kiln 1');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('Kiln 1')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(screen.queryByRole('button', { name: /List yours/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Buy the cheapest' }));
  await screen.findByRole('dialog');
  expect(screen.queryByText('Kiln 1')).toBeNull();
  await act(async () => give());
});

test('a ceiling that can’t be read is not taken for none', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Buy the cheapest' }));
  const ceiling = await screen.findByRole('textbox', { name: /At most/ });
  const isOffered = () => screen.getByRole('button', { name: /^Buy \d/ }).getAttribute('aria-disabled') !== 'true';
  expect(isOffered()).toBe(true);
  await userEvent.type(ceiling, 'x');
  expect(isOffered()).toBe(false);
  await userEvent.clear(ceiling);
  expect(isOffered()).toBe(true);
});
