import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openWindow, watchWindow } from './window.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const asWindow = (closed: boolean) => ({ closed }) as Window;

test('it opens a window of 500 by 550 with nothing in it', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  expect(openWindow()).toBeNull();
  expect(open).toHaveBeenCalledWith('', 'mortar-third-party', expect.stringMatching(/^popup,width=500,height=550,left=-?\d+,top=-?\d+$/));
});

test('it says timeout after 20 seconds of silence, and not before', async () => {
  const said = jest.fn();
  void watchWindow(asWindow(false)).then(said);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(said).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(said).toHaveBeenCalledWith('timeout');
});

test('it says cancelled once the window is closed and its last words had time to arrive', async () => {
  const opened = { closed: false };
  const said = jest.fn();
  void watchWindow(opened as Window).then(said);
  await jest.advanceTimersByTimeAsync(5000);
  opened.closed = true;
  await jest.advanceTimersByTimeAsync(500);
  expect(said).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(500);
  expect(said).toHaveBeenCalledWith('cancelled');
});
