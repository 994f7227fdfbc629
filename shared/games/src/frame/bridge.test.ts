import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createBridge } from './bridge.ts';

const THEME = { type: 'theme', theme: 'light' };
let posted: unknown[];

function hear(data: unknown, source: Window | null = window.parent): void {
  window.dispatchEvent(new MessageEvent('message', { data, source }));
}

beforeEach(() => {
  jest.useFakeTimers();
  posted = [];
  jest.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown) => void posted.push(message));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the bridge of a game', () => {
  test('greets when it is loaded and again until the page answers', () => {
    createBridge('fuse', () => {});
    window.dispatchEvent(new Event('load'));
    expect(posted).toEqual([{ type: 'hello', v: 2, id: 'fuse' }]);
    jest.advanceTimersByTime(800);
    expect(posted).toHaveLength(3);
    hear(THEME);
    jest.advanceTimersByTime(5000);
    expect(posted).toHaveLength(3);
  });

  test('stops greeting a page that never answers', () => {
    createBridge('fuse', () => {});
    jest.advanceTimersByTime(60_000);
    expect(posted.length).toBeLessThan(30);
  });

  test('hears the window that frames it and nobody else', () => {
    const heard = jest.fn();
    createBridge('fuse', heard);
    const other = document.body.appendChild(document.createElement('iframe')).contentWindow;
    hear(THEME, other);
    hear(THEME, null);
    hear({ type: 'theme', theme: 'sepia' });
    hear('pause');
    expect(heard).not.toHaveBeenCalled();
    hear(THEME);
    expect(heard).toHaveBeenCalledWith(THEME);
  });

  test('hears at most 60 messages a second', () => {
    const heard = jest.fn();
    createBridge('fuse', heard);
    for (let count = 0; count < 100; count += 1) hear(THEME);
    expect(heard).toHaveBeenCalledTimes(60);
  });
});
