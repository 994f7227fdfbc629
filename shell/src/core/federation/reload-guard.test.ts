import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { RELOAD_GUARD_MS, isChunkFailure, reloadOnce, reloadOnceServed } from './reload-guard.ts';

describe('reloadOnce', () => {
  const go = jest.fn<(url: string) => void>();

  beforeEach(() => {
    sessionStorage.clear();
    go.mockClear();
    jest.useFakeTimers({ now: 1_000_000 });
  });

  test('it reloads the first time', () => {
    expect(reloadOnce('/a', sessionStorage, go)).toBe(true);
    expect(go).toHaveBeenCalledWith('/a');
  });

  test('it does not reload again within a minute', () => {
    reloadOnce('/a', sessionStorage, go);
    jest.setSystemTime(1_000_000 + RELOAD_GUARD_MS - 1);
    expect(reloadOnce('/a', sessionStorage, go)).toBe(false);
    expect(go).toHaveBeenCalledTimes(1);
  });

  test('it reloads again after a minute', () => {
    reloadOnce('/a', sessionStorage, go);
    jest.setSystemTime(1_000_000 + 60_000);
    expect(reloadOnce('/a', sessionStorage, go)).toBe(true);
  });

  test.each(['getItem', 'setItem'] as const)('it does not reload where the browser keeps nothing: %s', (method) => {
    const barred = jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('barred', 'SecurityError');
    });
    expect(reloadOnce('/a', undefined, go)).toBe(false);
    expect(go).not.toHaveBeenCalled();
    barred.mockRestore();
  });
});

describe('reloadOnceServed', () => {
  test('it stays on the page when it was given up meanwhile', async () => {
    const original = globalThis.fetch;
    globalThis.fetch = async () => new Response('ok');
    sessionStorage.clear();
    expect(await reloadOnceServed('/a', AbortSignal.abort())).toBe(false);
    expect(sessionStorage.getItem('mortar:reloaded-at')).toBeNull();
    globalThis.fetch = original;
  });

  test('it stays on the page when the server does not answer', async () => {
    const original = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    sessionStorage.clear();
    expect(await reloadOnceServed('/a')).toBe(false);
    expect(sessionStorage.getItem('mortar:reloaded-at')).toBeNull();
    globalThis.fetch = original;
  });
});

describe('isChunkFailure', () => {
  test('it knows what webpack throws for scripts and styles', () => {
    expect(isChunkFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isChunkFailure(new Error('Loading CSS chunk 12 failed.'))).toBe(true);
    expect(isChunkFailure(new Error('something else'))).toBe(false);
    expect(isChunkFailure('Loading chunk 3 failed')).toBe(false);
  });
});
