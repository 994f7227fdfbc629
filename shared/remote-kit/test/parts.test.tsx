import { expect, jest, test } from '@jest/globals';
import type { RequestFailure } from '@mortar/client';
import { $session, confirmFx, type ConfirmRequest } from '@mortar/host';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled, createEffect, fork, type Scope } from 'effector';
import { asPage, Count, createQuery, createRole, Loaded, readerOf, Since, useAsk, useDialog } from '../src/index.ts';
import { useGate } from 'effector-react';
import { SESSION } from './session.ts';
import { showWithin } from './site.tsx';

const TEXTS = { 'throw.title': 'Delete the draft?', 'throw.text': 'It can’t be brought back.', 'throw.confirm': 'Delete' };
const show = (scope: Scope, element: React.ReactNode) => showWithin(scope, { en: TEXTS, 'zh-HK': TEXTS }, element);
/** A request that answers with what it was asked. */
const echo = <Params,>() => createEffect<Params, Params, RequestFailure>((params) => params);

test('a page that an address names does not show what was read for another one', async () => {
  const query = createQuery(echo<string>());
  const scope = fork();
  await allSettled(query.wanted, { scope, params: 'first' });
  const page = (id: string) => (
    <Loaded of={query} is={(data) => data === id} pending={<p>On its way</p>}>
      {(data) => <p>{data}</p>}
    </Loaded>
  );
  show(scope, page('second'));
  expect(screen.queryByText('first')).toBeNull();
  expect(screen.getByText('On its way')).toBeDefined();
  await act(() => allSettled(query.wanted, { scope, params: 'second' }));
  expect(screen.getByText('second')).toBeDefined();
});

test('a part reads by its props, and nothing of other props is left when it is shown again', async () => {
  const query = createQuery(echo<{ id: string }>());
  const Reader = readerOf(query, 'Reader');
  const scope = fork();
  function Part({ id }: { id: string }) {
    useGate(Reader, { id });
    return <Loaded of={query}>{(data) => <p>{data.id}</p>}</Loaded>;
  }
  const { unmount } = show(scope, <Part id="first" />);
  expect(await screen.findByText('first')).toBeDefined();
  unmount();
  expect(scope.getState(query.$data)).toBeNull();
  show(scope, <Part id="second" />);
  expect(await screen.findByText('second')).toBeDefined();
});

test.each([true, false])('what cannot be brought back is asked first, with danger %s', async (danger) => {
  const asked: ConfirmRequest[] = [];
  const answers: boolean[] = [];
  const scope = fork({ handlers: [[confirmFx, (request: ConfirmRequest) => (asked.push(request), danger ? 1 : 2)]] });
  function Throw() {
    const ask = useAsk();
    return <button onClick={() => void ask('throw', {}, { danger }).then((isSure) => answers.push(isSure))}>Throw</button>;
  }
  show(scope, <Throw />);
  await userEvent.click(screen.getByRole('button'));
  const { 'throw.title': title, 'throw.text': content, 'throw.confirm': confirmLabel } = TEXTS;
  expect(asked).toEqual([{ title, content, confirmLabel, cancelLabel: 'Cancel', danger }]);
  expect(answers).toEqual([danger]);
});

test('a dialog is told to its host when it has closed, not before', async () => {
  const close = jest.fn();
  function Dialog() {
    const { frame, leave } = useDialog(close);
    return frame.open ? <button onClick={leave}>{frame.closeLabel}</button> : <button onClick={frame.onClosed}>Closed</button>;
  }
  show(fork(), <Dialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a role is asked for once, by whoever signs in while a page is open too', async () => {
  let calls = 0;
  const { useRole } = createRole(createEffect<void, { edits: boolean }, RequestFailure>(() => (calls++, { edits: true })));
  const Page = () => <p>{useRole()?.edits ? 'Editor' : 'Reader'}</p>;
  const scope = fork();
  const first = show(scope, <Page />);
  expect(screen.getByText('Reader')).toBeDefined();
  await act(() => allSettled($session, { scope, params: SESSION }));
  expect(screen.getByText('Editor')).toBeDefined();
  first.unmount();
  show(scope, <Page />);
  expect(screen.getByText('Editor')).toBeDefined();
  expect(calls).toBe(1);
});

test('how long ago something was ages while it is shown', () => {
  jest.useFakeTimers();
  try {
    show(fork(), <Since at={new Date(Date.now() - 60_000).toISOString()} />);
    expect(screen.getByText('1 minute ago')).toBeDefined();
    act(() => jest.advanceTimersByTime(120_000));
    expect(screen.getByText('3 minutes ago')).toBeDefined();
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  [999, '999', undefined],
  [12_345, '12.3K', '12,345'],
  [1_000_000, '1M', '1,000,000'],
])('%s things are %s at a glance', (value, short, whole) => {
  show(fork(), <Count value={value} />);
  const { title } = screen.getByText(short);
  expect(title || undefined).toBe(whole);
});

test('a page whose end is told beside its cursor has nothing behind it', () => {
  expect(asPage({ list: [1], cursor: 'c', end: true, count: 3 })).toEqual({ items: [1], next: null, count: 3 });
  expect(asPage({ list: [1], cursor: 'c', end: false })).toEqual({ items: [1], next: 'c' });
  expect(asPage({ list: [1], next: 'n' })).toEqual({ items: [1], next: 'n' });
});
