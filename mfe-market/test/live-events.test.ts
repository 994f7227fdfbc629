import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { $createLink, connectionWanted, type Link, type LinkEvents } from '@mortar/client/connection';
import { SUCCESS } from '@mortar/protocol';
import { allSettled, fork, type Scope } from 'effector';
import { startApi, succeed } from '../../shared/client/test/api-server.ts';
import { connected } from '../../shared/remote-kit/test/site.tsx';
import { createLiveEvents } from '../src/entities/market/index.ts';
import { overview } from '../src/entities/overview/index.ts';

const sales = createLiveEvents(12);

let api: Awaited<ReturnType<typeof startApi>>;
let link: LinkEvents;
let ids: string[];
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(() => {
  ids = [];
  api.reply = (request, response) =>
    (request.path.endsWith('/overview')
      ? succeed({ markets: [{ chain: { id: 31_337 }, contracts: { wrapped: null }, volume: [], currencies: [] }] })
      : succeed({ items: ids.map((id) => ({ id })), next: null, freshness: [] }))(request, response);
});

function createLink(events: LinkEvents): Link {
  link = events;
  return {
    open: () => events.changed('connected'),
    call: () => Promise.resolve({ answer: { code: SUCCESS, msg: '', data: { epoch: 'e', n: 0 } } }),
    close: () => undefined,
  };
}

async function open(): Promise<Scope> {
  const scope = connected(api.url, fork({ values: [[$createLink, { createLink }]] }));
  await allSettled(connectionWanted, { scope, params: { uid: null } });
  await allSettled(overview.wanted, { scope });
  await allSettled(sales.Open.open, { scope, params: {} });
  await allSettled(sales.list.opened, { scope, params: { question: { kinds: 'sale' }, isReturn: false } });
  return scope;
}

/** A block brings sales, the newest first. */
async function sell(scope: Scope, n: number, ...sold: string[]) {
  ids = [...sold, ...ids];
  const data = { block: n, kinds: ['sale'], collections: [] };
  link.happened('topic', { topic: 'market:chain:31337', epoch: 'e', n, data } as never);
  await allSettled(scope);
}
const shown = (scope: Scope) => scope.getState(sales.list.pages.$data)!.items.map(({ id }) => id);
const fresh = (scope: Scope) => scope.getState(sales.$fresh).map(({ id }) => id);

test('what is new waits until somebody wants to see it', async () => {
  ids = ['1'];
  const scope = await open();
  await sell(scope, 1, '3', '2');
  expect([shown(scope), fresh(scope)]).toEqual([['1'], ['3', '2']]);
  await allSettled(sales.freshWanted, { scope });
  expect([shown(scope), fresh(scope)]).toEqual([['3', '2', '1'], []]);
});

test('the first of all shows at once: nothing stands below it that would move', async () => {
  const scope = await open();
  await sell(scope, 1, '1');
  expect([shown(scope), fresh(scope)]).toEqual([['1'], []]);
  await sell(scope, 2, '2');
  expect([shown(scope), fresh(scope)]).toEqual([['1'], ['2']]);
});

test('what comes to a question that another one has taken the place of is nothing new', async () => {
  ids = ['1'];
  const scope = await open();
  const { reply } = api;
  let give: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (give = resolve));
  api.received.length = 0;
  api.reply = (request, response) => void held.then(() => reply(request, response));
  const sold = sell(scope, 1, '3', '2');
  await api.arrived(1);
  api.reply = (_, response) => succeed({ items: [{ id: '9' }], next: null, freshness: [] })(_, response);
  const opened = allSettled(sales.list.opened, { scope, params: { question: { kinds: 'bid' }, isReturn: false } });
  await api.arrived(2);
  await new Promise((resolve) => void setTimeout(resolve, 50));
  expect(shown(scope)).toEqual(['9']);
  give();
  await Promise.all([sold, opened]);
  expect([shown(scope), fresh(scope)]).toEqual([['9'], []]);
});
