import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { $createLink, connectionWanted, type Link, type LinkEvents } from '@mortar/client/connection';
import { $session, loginRequested, signedIn } from '@mortar/host';
import { CODES, SUCCESS } from '@mortar/protocol';
import type { Item } from '@mortar/protocol/market';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork, scopeBind, type Scope } from 'effector';
import { envelope, startApi, succeed, type Received } from '../../shared/client/test/api-server.ts';
import { connected } from '../../shared/remote-kit/test/site.tsx';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { SESSION } from '../../shared/remote-kit/test/session.ts';
import { installResizeObserver } from '../../shared/ui/src/testing/resizes.ts';
import { visit } from './site.ts';
import { addressOf, collectionOf, ether, FRESH, itemOf as workOf, NOBODY } from './works.ts';

const COLLECTION = `31337-0x${'a'.repeat(40)}`;
const collection = collectionOf({
  id: COLLECTION,
  contract: addressOf('a'),
  items: 2,
  owners: 1,
  listed: 1,
  floor: ether(500),
  isVerified: true,
});
const itemOf = (token: number, milli: number | null): Item =>
  workOf(token, {
    id: `${COLLECTION}-${token}`,
    name: null,
    listing: milli === null ? null : { hash: '0x1', price: ether(milli).amount, currency: NOBODY, at: '2026-11-20T00:00:00.000Z' },
  });

let api: Awaited<ReturnType<typeof startApi>>;
let link: LinkEvents;
let items: Item[];
let isRefused: boolean;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => {
  // Room for the grid, which a document without layout has none of.
  Element.prototype.getBoundingClientRect = () =>
    ({ width: 800, height: 600, top: 0, left: 0, right: 800, bottom: 600, x: 0, y: 0 }) as DOMRect;
  window.scrollTo = () => undefined;
  installResizeObserver();
  api.received.length = 0;
  isRefused = false;
  items = [itemOf(1, 1000), itemOf(2, null)];
  api.reply = (request, response) => succeedOrNot(request)(request, response);
});

const stats = (ids: string) => ({ items: ids.split(',').map((id) => ({ id, isFavorite: false, count: 0 })) });
function succeedOrNot({ path, query }: Received) {
  if (path.endsWith('/favoriteoperation'))
    return isRefused ? envelope(CODES.watchlistFull) : succeed({ id: query.get('id'), isFavorite: query.get('status') === '1', count: 3 });
  if (path.endsWith('/favoritestats')) return succeed(stats(query.get('ids')!));
  if (path.endsWith('/warnings'))
    return succeed({
      isVerified: true,
      warnings: [
        { kind: 'royalty', value: '9' },
        { kind: 'lookalike', value: 'Kiln' },
      ],
    });
  if (path.endsWith('/detail')) return succeed({ collection, freshness: FRESH });
  if (path.endsWith('/overview')) return succeed({ markets: [] });
  if (path.endsWith('collection/favorites'))
    return succeed({
      items: [{ collection, watchedAt: '2026-11-20T00:00:00.000Z', floorThen: ether(1000), change: -0.5 }],
      total: 1,
      next: null,
    });
  const token = query.get('token');
  return succeed({ items: items.filter(({ tokenId }) => token === null || tokenId === token), next: null, freshness: FRESH });
}

/** The server's end of the connection. */
function createLink(events: LinkEvents): Link {
  link = events;
  return {
    open: () => events.changed('connected'),
    call: () => Promise.resolve({ answer: { code: SUCCESS, msg: '', data: { epoch: 'e', n: 0 } } }),
    close: () => undefined,
  };
}
const tells = (n: number, data: object) =>
  act(() => link.happened('topic', { topic: `market:collection:${COLLECTION}`, epoch: 'e', n, data } as never));
const happens = (n: number, tokenId: string) => tells(n, { kind: 'option', hash: '0x1', tokenId, isLive: true });

async function open(path: string, isSignedIn = true): Promise<Scope> {
  const scope = connected(
    api.url,
    fork({
      values: [
        [$createLink, { createLink }],
        [$session, isSignedIn ? SESSION : null],
      ],
    }),
  );
  await allSettled(connectionWanted, { scope, params: { uid: isSignedIn ? SESSION.uid : null } });
  await visit(path, scope);
  await screen.findByRole('heading', { level: 1 });
  return scope;
}

test('a star shows at once, and goes back where the server refuses it', async () => {
  await open(`/market/collections/${COLLECTION}`);
  const star = await screen.findByRole('button', { name: 'Watch Kiln Works' });
  await userEvent.click(star);
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(star.textContent).toBe('3'));
  isRefused = true;
  await userEvent.click(star);
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
  expect(screen.getByRole('img', { name: 'Verified' })).toBeTruthy();
  expect(screen.getByRole('note').textContent).toContain('reads like Kiln, a verified collection');
  expect(screen.getByRole('button', { name: '9% royalty' })).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
});

test('a visitor is asked to log in, and their wish is kept', async () => {
  const scope = await open(`/market/collections/${COLLECTION}`, false);
  let asked = 0;
  const { createWatch } = await import('effector');
  createWatch({ unit: loginRequested, scope, fn: () => (asked += 1) });
  await userEvent.click(await screen.findByRole('button', { name: 'Watch Kiln Works' }));
  expect(asked).toBe(1);
  expect(JSON.parse(sessionStorage.getItem('mortar:market:watch')!)).toMatchObject({ id: COLLECTION, isItem: false });
  expect(api.received.some(({ path }) => path.includes('favoriteoperation'))).toBe(false);
  sessionStorage.clear();
});

test('a star that was wanted before the login stays, though what was asked before it comes later', async () => {
  const scope = await open(`/market/collections/${COLLECTION}`, false);
  const star = await screen.findByRole('button', { name: 'Watch Kiln Works' });
  await userEvent.click(star);
  const { reply } = api;
  let give: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (give = resolve));
  api.reply = (request, response) =>
    void (request.path.endsWith('/favoritestats') ? held : Promise.resolve()).then(() => reply(request, response));
  const isAsked = (what: string) => waitFor(() => expect(api.received.some(({ path }) => path.endsWith(what))).toBe(true));
  act(() => scopeBind(signedIn, { scope })(SESSION));
  await isAsked('/favoritestats');
  await isAsked('/favoriteoperation');
  await waitFor(() => expect(star.textContent).toBe('3'));
  give();
  await act(() => allSettled(scope));
  expect(star.getAttribute('aria-pressed')).toBe('true');
});

test('the watchlist tells floors and what they did since', async () => {
  await open('/market/watchlist');
  expect((await screen.findByRole('row', { name: /Kiln Works/ })).textContent).toMatch(/0\.5 ETH.*-50\.00%/);
  expect(await axeFindings()).toEqual([]);
});

test('a price changes in place once nobody points at it, and what is new waits behind a pill', async () => {
  await open(`/market/collections/${COLLECTION}?filter=listed`);
  const card = await screen.findByRole('link', { name: '#1' });
  const cell = () => screen.getByRole('link', { name: '#1' }).closest('li')!;
  await waitFor(() => expect(cell().textContent).toContain('1 ETH'));
  const user = userEvent.setup();
  await user.hover(card);
  items = [itemOf(1, 500), itemOf(2, null), itemOf(3, 700)];
  happens(1, '1');
  happens(2, '3');
  const pill = await screen.findByRole('button', { name: '1 new item' });
  expect(cell().textContent).toContain('1 ETH');
  await user.unhover(card);
  await user.hover(screen.getByRole('heading', { level: 1 }));
  await waitFor(() => expect(cell().textContent).toContain('0.5 ETH'));
  expect(screen.queryByRole('link', { name: '#3' })).toBeNull();
  await user.click(pill);
  expect(await screen.findByRole('link', { name: '#3' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '1 new item' })).toBeNull();
});

test('what was missed while the connection was away is read anew', async () => {
  await open(`/market/collections/${COLLECTION}`);
  const cell = () => screen.getByRole('link', { name: '#1' }).closest('li')!;
  await screen.findByRole('link', { name: '#1' });
  items = [itemOf(1, 250), itemOf(2, null)];
  happens(1, '2');
  happens(7, '2');
  await waitFor(() => expect(cell().textContent).toContain('0.25 ETH'));
});

test.each([[['2']], [null]])('a plain transfer shows, also where more moved than is named: %j', async (tokens) => {
  await open(`/market/collections/${COLLECTION}`);
  const cell = () => screen.getByRole('link', { name: '#2' }).closest('li')!;
  await screen.findByRole('link', { name: '#2' });
  items = [itemOf(1, 1000), { ...itemOf(2, null), quantity: '7', owners: 3 }, itemOf(3, null)];
  tells(1, { kind: 'move', tokens });
  await waitFor(() => expect(api.received.filter(({ path }) => path.endsWith('/items')).length).toBeGreaterThan(1));
  if (tokens === null) expect(await screen.findByRole('button', { name: '1 new item' })).toBeTruthy();
  else await waitFor(() => expect(api.received.some(({ query }) => query.get('token') === '2')).toBe(true));
  expect(cell()).toBeTruthy();
});

test('an item or a collection on its way has a heading already', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const reply = api.reply;
  api.reply = async (request, response) => {
    if (request.path.endsWith('/detail')) await held;
    return reply(request, response);
  };
  await open(`/market/collections/${COLLECTION}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading the collection…');
  answer();
  expect(await screen.findByRole('heading', { level: 1, name: /Kiln Works/ })).toBeTruthy();
});

test('watched items of two chains are each priced in the coin of their own', async () => {
  const { reply } = api;
  const listing = { hash: '0x1', price: ether(2000).amount, currency: NOBODY, at: '' };
  const watched = [itemOf(1, 1000), { ...itemOf(2, null), id: `137-${addressOf('b')}-2`, listing }].map((item) => ({
    item,
    collection: { id: item.id.replace(/-\d+$/, ''), name: 'Kiln Works' },
  }));
  api.reply = (request, response) =>
    request.path.endsWith('item/favorites')
      ? succeed({ items: watched, total: 2, next: null })(request, response)
      : reply(request, response);
  await open('/market/watchlist?tab=items');
  const cards = await screen.findAllByRole('article');
  expect(cards.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('1 ETH'), expect.stringContaining('2 POL')]);
});
