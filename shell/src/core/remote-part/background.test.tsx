import { beforeEach, expect, jest, test } from '@jest/globals';
import { $session, signedOut, SlotProvider } from '@mortar/host';
import type { SessionData } from '@mortar/protocol/identity';
import { act } from '@testing-library/react';
import { allSettled } from 'effector';
import { renderWithin } from '../../testing/render-within.tsx';
import { Background } from './background.tsx';

/** What the browser does as soon as it has nothing else to do. */
let idle: () => void;
beforeEach(() => {
  window.requestIdleCallback = (work) => ((idle = work as () => void), 1);
  window.cancelIdleCallback = jest.fn();
});

const start = (session: SessionData | null) =>
  renderWithin(
    <SlotProvider value={({ name }) => <p>{name}</p>}>
      <Background />
    </SlotProvider>,
    { values: [[$session, session]] },
  );

test('what works unseen begins once the browser is idle, for whoever is signed in, and ends with the session', async () => {
  const { container, scope } = start({ uid: 'me', token: 'token' } as SessionData);
  expect(container.textContent).toBe('');
  act(() => idle());
  expect(container.textContent).toBe('background');
  expect(container.querySelector('p')!.closest('[hidden]')).toBeTruthy();
  await act(() => allSettled(signedOut, { scope }));
  expect(container.textContent).toBe('');
});

test('nothing works unseen for a visitor', () => {
  const { container } = start(null);
  act(() => idle());
  expect(container.textContent).toBe('');
});
