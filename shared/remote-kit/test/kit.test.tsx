import { expect, test } from '@jest/globals';
import { $transport, createRequest, type RequestFailure, type Transport } from '@mortar/client';
import { $session, signedOut } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { listSecurityLog } from '@mortar/protocol/identity';
import { act, render, screen, waitFor } from '@testing-library/react';
import { allSettled, createEffect, createEvent, fork, type Effect, type Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { createLoader, createPages, createQuery, createSearchPanel, createTask, Loaded, Paged, useAction } from '../src/index.ts';

const REFUSED: RequestFailure = { kind: 'problem', code: 1, msg: 'Not now', status: 200, data: null };
const NOT_THERE: RequestFailure = { ...REFUSED, code: CODES.notFound };
const NO_ID: RequestFailure = { kind: 'validation', msg: 'Please check the marked fields.', fields: [] };
const SILENT: RequestFailure = { kind: 'network' };

interface Call<Params, Data> {
  params: Params;
  resolve: (data: Data) => void;
  reject: (failure: RequestFailure) => void;
}

/** A request whose answers a test gives, in the order that it likes. */
function open<Params, Data>() {
  const calls: Call<Params, Data>[] = [];
  const requestFx = createEffect<Params, Data, RequestFailure>(
    (params) => new Promise<Data>((resolve, reject) => void calls.push({ params, resolve, reject })),
  );
  return { requestFx, calls };
}

function show(scope: Scope, element: ReactElement, locale = 'en'): void {
  render(
    <Provider value={scope}>
      <IntlProvider locale={locale}>{element}</IntlProvider>
    </Provider>,
  );
}

const answer = (give: () => void) =>
  act(async () => {
    give();
    await Promise.resolve();
  });

test('a query: its shape, why it failed and a second try, what came', async () => {
  const { requestFx, calls } = open<void, string>();
  const query = createQuery(requestFx);
  const scope = fork();
  show(scope, <Loaded of={query}>{(text) => <p>{text}</p>}</Loaded>);
  act(() => void allSettled(query.wanted, { scope }));
  await answer(() => calls[0]!.reject(SILENT));
  expect(screen.getByText('Mortar didn’t answer. Please try again in a moment.')).toBeDefined();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await answer(() => calls[1]!.resolve('here'));
  expect(screen.getByText('here')).toBeDefined();
});

test('a query says what the server says, and its own words in the language of the page', async () => {
  const { requestFx, calls } = open<void, string>();
  const query = createQuery(requestFx);
  const scope = fork();
  show(scope, <Loaded of={query}>{(text) => text}</Loaded>, 'zh-HK');
  act(() => void allSettled(query.wanted, { scope }));
  await answer(() => calls[0]!.reject(REFUSED));
  expect(screen.getByText('Not now')).toBeDefined();
  expect(screen.getByRole('button', { name: '再試一次' })).toBeDefined();
});

test('what an address names and is not there: that, and the way on, instead of a second try', async () => {
  const { requestFx, calls } = open<void, string>();
  const query = createQuery(requestFx);
  const scope = fork();
  const gone = { title: 'This list isn’t available', back: { to: '/lists', label: 'All lists' } };
  show(
    scope,
    <MemoryRouter>
      <Loaded of={query} failed="Couldn’t load this list" gone={gone}>
        {(text) => text}
      </Loaded>
    </MemoryRouter>,
  );
  act(() => void allSettled(query.wanted, { scope }));
  await answer(() => calls[0]!.reject(SILENT));
  expect(screen.getByText('Couldn’t load this list')).toBeDefined();
  for (const failure of [NOT_THERE, NO_ID]) {
    act(() => void allSettled(query.wanted, { scope }));
    await answer(() => calls.at(-1)!.reject(failure));
    expect(screen.getByRole('heading', { name: 'This list isn’t available' })).toBeDefined();
    expect(screen.getByText('It may have been removed, or the link is wrong.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All lists' }).getAttribute('href')).toBe('/lists');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  }
});

test('what somebody may not see is not tried again', async () => {
  const { requestFx, calls } = open<void, string>();
  const query = createQuery(requestFx);
  const scope = fork();
  show(scope, <Loaded of={query}>{(text) => text}</Loaded>);
  act(() => void allSettled(query.wanted, { scope }));
  await answer(() => calls[0]!.reject({ ...REFUSED, code: CODES.forbidden }));
  expect(screen.getByRole('heading', { name: 'You don’t have access' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('of two questions the last one counts, whatever is answered first', async () => {
  const { requestFx, calls } = open<{ id: string }, string>();
  const query = createQuery(requestFx);
  const scope = fork();
  const both = [allSettled(query.wanted, { scope, params: { id: 'a' } }), allSettled(query.wanted, { scope, params: { id: 'b' } })];
  calls[1]!.resolve('of b');
  calls[0]!.resolve('of a');
  await Promise.all(both);
  expect(scope.getState(query.$data)).toBe('of b');
});

test('what was read stays when the same fails once more, and goes when another question does', async () => {
  const { requestFx, calls } = open<{ id: string }, string>();
  const query = createQuery(requestFx);
  const scope = fork();
  async function ask(id: string, end: (call: Call<{ id: string }, string>) => void) {
    const asked = allSettled(query.wanted, { scope, params: { id } });
    end(calls.at(-1)!);
    await asked;
    return { data: scope.getState(query.$data), failure: scope.getState(query.$failure) };
  }
  expect(await ask('a', (call) => call.resolve('of a'))).toEqual({ data: 'of a', failure: null });
  expect(await ask('a', (call) => call.reject(SILENT))).toEqual({ data: 'of a', failure: SILENT });
  expect(await ask('a', (call) => call.reject({ kind: 'aborted' }))).toEqual({ data: 'of a', failure: null });
  expect(await ask('b', (call) => call.reject(REFUSED))).toEqual({ data: null, failure: REFUSED });
});

test('nothing of a person is left after a sign-out, an answer that comes late included', async () => {
  const { requestFx, calls } = open<void, string>();
  const query = createQuery(requestFx);
  const scope = fork();
  const first = allSettled(query.wanted, { scope });
  calls[0]!.resolve('mine');
  await first;
  const second = allSettled(query.wanted, { scope });
  const out = allSettled(signedOut, { scope });
  const others = allSettled(query.wanted, { scope });
  calls[1]!.resolve('mine, later');
  calls[2]!.reject(SILENT);
  await Promise.all([second, out, others]);
  expect(scope.getState(query.$data)).toBeNull();
});

test('a loader starts the query of its page, with a signal that ends the call', async () => {
  const { requestFx, calls } = open<{ id: string }, string>();
  const query = createQuery(requestFx);
  const scope = fork();
  const load = createLoader(query.readFx, ({ params }) => ({ id: params['id'] ?? '' }));
  const loaded = load({ params: { id: 'a' }, url: new URL('https://site.test/'), signal: new AbortController().signal, scope });
  expect(calls[0]!.params).toEqual({ id: 'a' });
  calls[0]!.resolve('of a');
  expect(await loaded).toBeNull();
  expect(scope.getState(query.$data)).toBe('of a');
});

interface Numbers {
  items: number[];
  next: string | null;
}
type Asked = { kind: string; pageSize?: number; cursor?: string };

test('a list whose first page came at the second try goes on', async () => {
  const { requestFx, calls } = open<Asked, Numbers>();
  const pages = createPages(requestFx, { pageSize: 2 });
  const scope = fork();
  const first = allSettled(pages.wanted, { scope, params: { kind: 'odd' } });
  calls[0]!.reject(SILENT);
  await first;
  const second = allSettled(pages.retried, { scope });
  calls[1]!.resolve({ items: [1, 3], next: 'after 3' });
  await second;
  const more = allSettled(pages.moreWanted, { scope });
  calls[2]!.resolve({ items: [5], next: null });
  await more;
  expect(calls[2]!.params).toEqual({ kind: 'odd', pageSize: 2, cursor: 'after 3' });
  expect(scope.getState(pages.$data)?.items).toEqual([1, 3, 5]);
});

/** A list of numbers on the screen, with its first page. */
async function showNumbers() {
  const { requestFx, calls } = open<Asked, Numbers>();
  const pages = createPages(requestFx, { pageSize: 2, keyOf: (item) => item });
  const scope = fork();
  show(
    scope,
    <Paged of={pages} empty={() => 'Nothing'}>
      {({ items }) => <p>{items.join(' ')}</p>}
    </Paged>,
  );
  act(() => void allSettled(pages.wanted, { scope, params: { kind: 'odd' } }));
  await answer(() => calls[0]!.resolve({ items: [1, 3], next: 'after 3' }));
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  return { calls, press, pages, scope };
}

test('pages follow one another by cursor, each item once, up to the end', async () => {
  const { calls, press } = await showNumbers();
  press('Load more');
  press('Load more');
  expect(calls.map(({ params }) => params)).toEqual([
    { kind: 'odd', pageSize: 2 },
    { kind: 'odd', pageSize: 2, cursor: 'after 3' },
  ]);
  await answer(() => calls[1]!.resolve({ items: [3, 5], next: null }));
  expect(screen.getByText('1 3 5')).toBeDefined();
  expect(screen.getByText('That’s everything.')).toBeDefined();
});

test('a page that failed is asked for again, and nothing before it is lost', async () => {
  const { calls, press } = await showNumbers();
  press('Load more');
  await answer(() => calls[1]!.reject(REFUSED));
  expect(screen.getByRole('alert').textContent).toBe('Not now');
  expect(screen.getByText('1 3')).toBeDefined();
  press('Try again');
  await answer(() => calls[2]!.resolve({ items: [5], next: null }));
  expect(calls[2]!.params.cursor).toBe('after 3');
  expect(screen.getByText('1 3 5')).toBeDefined();
});

test('a page of a list that was read anew meanwhile is dropped', async () => {
  const { calls, press, pages, scope } = await showNumbers();
  press('Load more');
  act(() => void allSettled(pages.retried, { scope }));
  await answer(() => calls[2]!.resolve({ items: [7, 9], next: 'after 9' }));
  await answer(() => calls[1]!.resolve({ items: [5], next: null }));
  expect(screen.getByText('7 9')).toBeDefined();
});

test('a list that is read anew stays as long as it is, and another question begins it', async () => {
  const { calls, press, pages, scope } = await showNumbers();
  press('Load more');
  await answer(() => calls[1]!.resolve({ items: [5], next: 'after 5' }));
  act(() => void allSettled(pages.wanted, { scope, params: { kind: 'odd' } }));
  // The server left out one that may not be seen any more.
  await answer(() => calls[2]!.resolve({ items: [1], next: 'after 1' }));
  expect(screen.getByText('1 3 5')).toBeDefined();
  await answer(() => calls[3]!.resolve({ items: [3, 5], next: 'after 5' }));
  expect(calls[3]!.params).toEqual({ kind: 'odd', pageSize: 2, cursor: 'after 1' });
  expect(screen.getByText('1 3 5')).toBeDefined();
  // Whoever keeps lists answers with all of it.
  act(() => void allSettled(pages.wanted, { scope, params: { kind: 'odd' } }));
  await answer(() => calls[4]!.resolve({ items: [1, 3, 5], next: 'after 5' }));
  act(() => void allSettled(pages.wanted, { scope, params: { kind: 'even' } }));
  await answer(() => calls[5]!.resolve({ items: [2], next: 'after 2' }));
  expect([screen.getByText('2'), calls.length]).toEqual([expect.anything(), 6]);
});

test('what was put in front of a list does not make it longer when it is read anew', async () => {
  const { requestFx, calls } = open<Asked, Numbers>();
  const pages = createPages(requestFx, { pageSize: 2 });
  const arrived = createEvent<number>();
  pages.$data.on(arrived, (list, one) => list && { ...list, items: [one, ...list.items] });
  const scope = fork();
  const wanted = () => allSettled(pages.wanted, { scope, params: { kind: 'odd' } });
  const first = wanted();
  calls[0]!.resolve({ items: [3, 5], next: 'after 5' });
  await first;
  await allSettled(arrived, { scope, params: 1 });
  const anew = wanted();
  calls[1]!.resolve({ items: [1, 3], next: 'after 3' });
  await anew;
  expect([scope.getState(pages.$data)?.items, calls.length]).toEqual([[1, 3], 2]);
});

test('a list without a question comes, and read anew it shows what came before a page that failed', async () => {
  const { requestFx, calls } = open<{ pageSize?: number; cursor?: string }, Numbers>();
  const pages = createPages(requestFx, { pageSize: 2 });
  const scope = fork();
  const first = allSettled(pages.wanted, { scope });
  calls[0]!.resolve({ items: [1, 3], next: 'after 3' });
  await first;
  const more = allSettled(pages.moreWanted, { scope });
  calls[1]!.resolve({ items: [5], next: 'after 5' });
  await more;
  const anew = allSettled(pages.retried, { scope });
  calls[2]!.resolve({ items: [0, 1], next: 'after 1' });
  await waitFor(() => expect(calls).toHaveLength(4));
  calls[3]!.reject(SILENT);
  await anew;
  expect([scope.getState(pages.$data), scope.getState(pages.$failure)]).toEqual([{ items: [0, 1], next: 'after 1' }, null]);
});

test('a list goes on by the question that it answers, whichever answer came last', async () => {
  const { calls, press, pages, scope } = await showNumbers();
  act(() => void allSettled(pages.wanted, { scope, params: { kind: 'slow' } }));
  act(() => void allSettled(pages.wanted, { scope, params: { kind: 'even' } }));
  await answer(() => calls[2]!.resolve({ items: [2, 4], next: 'after 4' }));
  await answer(() => calls[1]!.resolve({ items: [9], next: 'after 9' }));
  press('Load more');
  expect(calls[3]!.params).toEqual({ kind: 'even', pageSize: 2, cursor: 'after 4' });
  await answer(() => calls[3]!.resolve({ items: [6], next: null }));
  expect(screen.getByText('2 4 6')).toBeDefined();
});

test('what fails of a list before says nothing below the next one', async () => {
  const { calls, press, pages, scope } = await showNumbers();
  press('Load more');
  act(() => void allSettled(pages.wanted, { scope, params: { kind: 'even' } }));
  await answer(() => calls[2]!.resolve({ items: [2, 4], next: 'after 4' }));
  await answer(() => calls[1]!.reject(REFUSED));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where another question fails, nothing is said to be answered', async () => {
  const { calls, pages, scope } = await showNumbers();
  expect(scope.getState(pages.$answered)?.params).toEqual({ kind: 'odd' });
  act(() => void allSettled(pages.wanted, { scope, params: { kind: 'even' } }));
  await answer(() => calls[1]!.reject(REFUSED));
  expect(scope.getState(pages.$answered)).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Not now');
});

test('a list whose first page is empty, and no end, goes on', async () => {
  const { calls, press, pages, scope } = await showNumbers();
  act(() => void allSettled(pages.retried, { scope }));
  await answer(() => calls[1]!.resolve({ items: [], next: 'after none' }));
  expect(screen.queryByText('Nothing')).toBeNull();
  press('Load more');
  await answer(() => calls[2]!.resolve({ items: [5], next: null }));
  expect(screen.getByText('5')).toBeDefined();
});

test('an empty list says so', async () => {
  const { calls, pages, scope } = await showNumbers();
  act(() => void allSettled(pages.retried, { scope }));
  await answer(() => calls[1]!.resolve({ items: [], next: null }));
  expect(screen.getByText('Nothing')).toBeDefined();
});

test('a navigation that leads elsewhere ends the first page of a list', async () => {
  const asked: Parameters<Transport['call']>[] = [];
  const call = (...question: Parameters<Transport['call']>) => {
    asked.push(question);
    return new Promise<never>(() => undefined);
  };
  const load = createLoader(createPages(createRequest(listSecurityLog)).readFx);
  const scope = fork({ values: [[$transport, { call } as unknown as Transport]] });
  const leaving = new AbortController();
  void load({ params: {}, url: new URL('https://site.test/'), signal: leaving.signal, scope });
  leaving.abort();
  const [[, input, extras]] = asked as [Parameters<Transport['call']>];
  expect([input, extras?.signal?.aborted]).toEqual([{ pageSize: 20 }, true]);
});

function Save({ saveFx, onSaved }: { saveFx: Effect<string, string, RequestFailure>; onSaved: (text: string) => void }) {
  const { act: save, isBusy, failure, forgive } = useAction(useUnit(saveFx));
  return (
    <>
      <button aria-busy={isBusy} onClick={() => save('text', onSaved)}>
        Save
      </button>
      <button onClick={forgive}>Mend</button>
      <p>{failure?.kind}</p>
    </>
  );
}

test('an action is made once however often it is pressed, says why it failed, and forgets that when it is mended', async () => {
  const { requestFx, calls } = open<string, string>();
  const saved: string[] = [];
  show(fork(), <Save saveFx={requestFx} onSaved={(text) => saved.push(text)} />);
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  press('Save');
  press('Save');
  expect(calls).toHaveLength(1);
  await answer(() => calls[0]!.reject(SILENT));
  expect(screen.getByText('network')).toBeDefined();
  press('Mend');
  expect(screen.queryByText('network')).toBeNull();
  press('Save');
  await answer(() => calls[1]!.resolve('saved'));
  expect(saved).toEqual(['saved']);
});

test('what a task binds stays in its scope, after it waited and in callbacks of the browser', async () => {
  const task = createTask<void, () => void>(async (_, { bind }) => {
    const signOut = bind(signedOut);
    await Promise.resolve();
    return signOut;
  });
  const session = { uid: '1' } as NonNullable<ReturnType<typeof $session.getState>>;
  const scope = fork({ values: [[$session, session]] });
  const end = await allSettled(task, { scope });
  if (end.status === 'done') end.value();
  expect(scope.getState($session)).toBeNull();
});

test('a panel of the search tells what was found of each text, and nothing where it fails', async () => {
  const { requestFx, calls } = open<{ text: string; limit: number }, string[]>();
  const Panel = createSearchPanel('shop', requestFx, (names) =>
    names.map((label) => ({ id: label, to: `/${label}`, label, kind: 'Kiln' })),
  );
  const told: unknown[] = [];
  const onFound = (found: unknown) => void told.push(found);
  const { signal } = new AbortController();
  const scope = fork();
  const view = (text: string) => (
    <Provider value={scope}>
      <IntlProvider locale="en">
        <Panel signal={signal} props={{ text, onFound }} />
      </IntlProvider>
    </Provider>
  );
  const { rerender } = render(view('br'));
  await answer(() => calls[0]!.resolve(['brick']));
  rerender(view('bri'));
  await answer(() => calls[1]!.reject(SILENT));
  expect(calls.map(({ params }) => params.text)).toEqual(['br', 'bri']);
  expect(told).toEqual([
    { remote: 'shop', text: 'br', pages: [{ id: 'brick', to: '/brick', label: 'brick', kind: 'Kiln' }] },
    { remote: 'shop', text: 'bri', pages: [] },
  ]);
});
