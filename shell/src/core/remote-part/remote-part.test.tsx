import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { StrictMode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { renderWithin } from '../../testing/render-within.tsx';
import { RemotePart } from './remote-part.tsx';

const opened = { version: '1.0.0', messages: { 'one.title': 'One' } };
const onMounted = jest.fn<() => void>();

/** Mounts a part that listens for its life, under a key that can be changed. */
function mount() {
  const begun: AbortSignal[] = [];
  let changeKey: (key: number) => void;
  function Part({ signal }: { signal: AbortSignal }) {
    useEffect(() => void begun.push(signal), [signal]);
    return <FormattedMessage id="one.title" />;
  }
  function Page() {
    const [key, setKey] = useState(0);
    changeKey = setKey;
    return (
      <RemotePart key={key} remote="one" opened={opened} onMounted={onMounted}>
        {(signal) => <Part signal={signal} />}
      </RemotePart>
    );
  }
  const { unmount } = renderWithin(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  const alive = () => [...new Set(begun)].filter(({ aborted }) => !aborted);
  return { begun, alive, unmount, changeKey: (key: number) => act(() => changeKey(key)) };
}

test('it shows a part with the texts of its remote, and tells once all of it stands', () => {
  mount();
  expect(screen.getByText('One')).toBeTruthy();
  expect(onMounted).toHaveBeenCalled();
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
