import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { toastShown } from '@mortar/host';
import { act, screen } from '@testing-library/react';
import { scopeBind } from 'effector';
import { renderWithin } from '../../testing/render-within.tsx';
import { loadRegionFx } from './model.ts';
import { ToastHost } from './toast-host.tsx';

const load = jest.fn<() => Promise<typeof import('@mortar/ui/toasts')>>();
const region = () => import('@mortar/ui/toasts');
let ready: DocumentReadyState;
jest.spyOn(document, 'readyState', 'get').mockImplementation(() => ready);
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  await region(); // Loading it for the first time takes real time.
  jest.useFakeTimers();
  load.mockReset();
  ready = 'loading';
});
afterEach(() => {
  jest.useRealTimers();
});

function start() {
  const { scope } = renderWithin(<ToastHost />, { handlers: [[loadRegionFx, load]] });
  return scopeBind(toastShown, { scope });
}

test('it loads the code once and shows every toast that came before it', async () => {
  load.mockImplementation(region);
  const show = start();
  act(() => {
    show({ type: 'success', text: 'Saved' });
    show({ type: 'error', text: 'Refused' });
  });
  expect(screen.queryByText('Saved')).toBeNull();
  await pass(50);
  expect(screen.getByText('Saved')).toBeTruthy();
  expect(screen.getByText('Refused')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Alerts' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('it never shows an object in the place of a text', async () => {
  load.mockImplementation(region);
  const show = start();
  act(() => {
    for (const text of [{ msg: 'Refused' }, {}, '[object Object]']) show({ type: 'error', text: text as string });
  });
  await pass(50);
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual(['Refused', 'Error', 'Error']);
});

test('it keeps a toast whose code does not load, and tries again 3 s later', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk toasts failed')).mockImplementation(region);
  const show = start();
  act(() => show({ type: 'info', text: 'Still here' }));
  await pass(2999);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(1);
  await pass(50);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Still here')).toBeTruthy();
});

test('it loads the code after the page, before any toast', async () => {
  load.mockImplementation(region);
  start();
  await pass(2000);
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await pass(2000);
  expect(load).toHaveBeenCalledTimes(1);
});
