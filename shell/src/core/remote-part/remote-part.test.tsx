import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { StrictMode, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Remotes } from '../federation/remotes.ts';
import { renderWithin } from '../../testing/render-within.tsx';
import { RemotePart } from './remote-part.tsx';
import { RemotesProvider } from './remotes-context.ts';

const opened = { version: '1.0.0', messages: { 'one.title': 'One' } };
const onMounted = jest.fn<() => void>();
const rendering = jest.fn<Remotes['rendering']>();
const used = jest.fn<Remotes['used']>();
const crashed = jest.fn<Remotes['crashed']>(() => true);
const onCrashed = jest.fn<(isReplaceable: boolean) => void>();

beforeEach(() => void jest.clearAllMocks());

/** A part of the remote `one` in the page. */
function renderPart(children: (signal: AbortSignal) => ReactNode, useKey = () => 0) {
  const Place = () => (
    <RemotePart key={useKey()} remote="one" opened={opened} onMounted={onMounted} onCrashed={onCrashed} fallback={() => null}>
      {children}
    </RemotePart>
  );
  return renderWithin(
    <StrictMode>
      <RemotesProvider value={{ used, crashed, rendering } as unknown as Remotes}>
        <Place />
      </RemotesProvider>
    </StrictMode>,
  );
}

/** Mounts a part that listens for its life, under a key that can be changed. */
function mount() {
  const begun: AbortSignal[] = [];
  let changeKey: (key: number) => void;
  function Part({ signal }: { signal: AbortSignal }) {
    useEffect(() => void begun.push(signal), [signal]);
    return <FormattedMessage id="one.title" />;
  }
  const useKey = () => {
    const [key, setKey] = useState(0);
    changeKey = setKey;
    return key;
  };
  const { unmount } = renderPart((signal) => <Part signal={signal} />, useKey);
  const alive = () => [...new Set(begun)].filter(({ aborted }) => !aborted);
  return { begun, alive, unmount, changeKey: (key: number) => act(() => changeKey(key)) };
}

test('it shows a part with the texts of its remote, and tells once all of it stands', async () => {
  await act(async () => mount());
  expect(screen.getByText('One')).toBeTruthy();
  expect(onMounted).toHaveBeenCalledTimes(1);
  expect(used).toHaveBeenCalledWith('one', '1.0.0');
});

test.each([
  ['an effect', useEffect],
  ['a layout effect', useLayoutEffect],
])('a version does not stand whose first part throws in %s', async (_what, useIt) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Part() {
    useIt(() => {
      throw new Error('it broke');
    }, []);
    return <p>Painted</p>;
  }
  await act(async () => renderPart(() => <Part />));
  expect(crashed).toHaveBeenCalledWith('one', '1.0.0', expect.objectContaining({ message: 'it broke' }));
  expect(onCrashed).toHaveBeenCalledWith(true);
  expect(used).not.toHaveBeenCalled();
  expect(onMounted).not.toHaveBeenCalled();
});

test('every mount has a signal of its own, which aborts when it ends, in strict mode too', () => {
  const { begun, alive, changeKey, unmount } = mount();
  const [first] = alive();
  expect(alive()).toHaveLength(1);
  expect(begun.at(-1)).toBe(first);
  changeKey(1);
  expect(first?.aborted).toBe(true);
  expect(alive()).toHaveLength(1);
  unmount();
  expect(alive()).toEqual([]);
});
