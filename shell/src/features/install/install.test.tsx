import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { fork } from 'effector';
import { DialogHost } from '../../frame/dialogs/dialog-host.tsx';
import { watchKeys } from '../palette/keys.ts';
import { renderWithin } from '../../testing/render-within.tsx';
import { $installPrompt, watchInstall } from './index.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  jest.useRealTimers();
});

/** The browser's own offer. */
function offer() {
  const prompt = jest.fn(async () => ({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { event, prompt };
}

test('it keeps the browser’s offer without a banner, and the search of actions asks it once', async () => {
  const { scope } = renderWithin(<DialogHost />);
  watchInstall({}, scope);
  const stop = watchKeys(scope);
  const { event, prompt } = offer();
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();

  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.click(await screen.findByRole('option', { name: /^Install Mortar/ }));
  expect(prompt).toHaveBeenCalledTimes(1);
  // The question is used up; the browser may hand out another one.
  expect(scope.getState($installPrompt)).toBeNull();
  stop();
});

test('it offers nothing once the site is installed', () => {
  const scope = fork();
  watchInstall({}, scope);
  offer();
  expect(scope.getState($installPrompt)).not.toBeNull();
  window.dispatchEvent(new Event('appinstalled'));
  expect(scope.getState($installPrompt)).toBeNull();
});

/** Starts with a browser that has workers; what it was asked to register. */
async function registered(worker: string | undefined): Promise<unknown[][]> {
  jest.useFakeTimers();
  const register = jest.fn(async (..._asked: unknown[]) => Promise.reject(new Error('storage is barred')));
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  watchInstall({ ...(worker && { worker }) }, fork());
  expect(register).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5000);
  return register.mock.calls;
}

test('it starts the service worker when the page is idle, past every cache, and goes on where the browser refuses', async () => {
  expect(await registered('/sw.js')).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test('it starts none where the server names none', async () => {
  expect(await registered(undefined)).toEqual([]);
});
