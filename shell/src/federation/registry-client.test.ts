import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegistryDocument } from '@mortar/protocol';
import { createRegistryClient } from './registry-client.ts';

const document = (seq: number, choice = ''): RegistryDocument => ({ seq, choice, remotes: {}, areas: [] });
const answer = (status: number, body?: unknown) => ({ status, ok: status === 200, json: () => Promise.resolve(body) }) as Response;

describe('createRegistryClient', () => {
  const fetching = jest.fn<typeof fetch>();
  const received = jest.fn<(next: RegistryDocument) => void>();
  const original = globalThis.fetch;
  const lost = jest.fn();
  const options = { current: () => document(7), received, lost };
  let clock = 0;

  beforeEach(() => {
    fetching.mockReset();
    received.mockReset();
    lost.mockReset();
    globalThis.fetch = fetching;
    clock = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
  });
  afterEach(() => {
    globalThis.fetch = original;
    jest.restoreAllMocks();
  });

  test('it asks conditionally and takes a newer document', async () => {
    fetching.mockResolvedValue(answer(200, document(8)));
    await createRegistryClient(options).beforeNavigation();
    expect(fetching.mock.calls[0]?.[1]?.headers).toEqual({ 'if-none-match': '"7"' });
    expect(received).toHaveBeenCalledWith(document(8));
  });

  test('it takes other versions for this visitor though nothing changed for the others, and asks by them from then on', async () => {
    fetching.mockResolvedValue(answer(200, document(7, 'abc')));
    await createRegistryClient(options).beforeNavigation();
    expect(received).toHaveBeenCalledWith(document(7, 'abc'));
    await createRegistryClient({ ...options, current: () => document(7, 'abc') }).beforeNavigation();
    expect(fetching.mock.calls[1]?.[1]?.headers).toEqual({ 'if-none-match': '"7.abc"' });
  });

  test.each([answer(304), answer(200, document(6)), answer(503)])('it keeps what it has otherwise', async (response) => {
    fetching.mockResolvedValue(response);
    await createRegistryClient(options).beforeNavigation();
    expect(received).not.toHaveBeenCalled();
  });

  test('it says that the server is gone when nothing answers, not when it is slow', async () => {
    fetching.mockRejectedValueOnce(new DOMException('late', 'TimeoutError'));
    await createRegistryClient(options).beforeNavigation();
    expect(lost).not.toHaveBeenCalled();
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await createRegistryClient(options).beforeNavigation();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test('it asks at most every two seconds', async () => {
    fetching.mockResolvedValue(answer(304));
    const client = createRegistryClient(options);
    await client.beforeNavigation();
    clock = 1999;
    await client.beforeNavigation();
    expect(fetching).toHaveBeenCalledTimes(1);
    clock = 2000;
    await client.beforeNavigation();
    expect(fetching).toHaveBeenCalledTimes(2);
  });

  test('it waits 300 ms at most', async () => {
    const budget = jest.spyOn(AbortSignal, 'timeout');
    fetching.mockResolvedValue(answer(304));
    await createRegistryClient(options).beforeNavigation();
    expect(budget).toHaveBeenCalledWith(300);
  });
});
