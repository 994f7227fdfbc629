import { expect, test } from '@jest/globals';
import { serverFound, serverLost } from '@mortar/host';
import { act, screen } from '@testing-library/react';
import { scopeBind } from 'effector';
import { renderWithin } from '../../testing/render-within.tsx';
import { ConnectivityStrip, watchConnectivity } from './index.ts';

test('it says that the server does not answer until it does', () => {
  const { scope } = renderWithin(<ConnectivityStrip />);
  const strip = screen.getByRole('status');
  expect(strip.textContent).toBe('');
  act(() => scopeBind(serverLost, { scope })());
  expect(strip.textContent).toBe('Mortar isn’t answering. Trying again…');
  act(() => scopeBind(serverFound, { scope })());
  expect(strip.textContent).toBe('');
});

test('it shows no message while the browser is offline', () => {
  const { scope } = renderWithin(<ConnectivityStrip />);
  watchConnectivity(scope);
  act(() => {
    window.dispatchEvent(new Event('offline'));
    scopeBind(serverLost, { scope })();
  });
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).not.toBe('');
});
