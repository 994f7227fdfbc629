import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegistryDocument } from '@mortar/protocol';
import { createRegistryClient } from './registry-client.ts';

const document = (seq: number): RegistryDocument => ({ seq, remotes: {}, areas: [] });
const answer = (status: number, body?: unknown) => ({ status, ok: status === 200, json: () => Promise.resolve(body) }) as Response;

describe('createRegistryClient', () => {
  const fetching = jest.fn<typeof fetch>();
  const received = jest.fn<(next: RegistryDocument) => void>();
  const original = globalThis.fetch;
  let clock = 0;

  beforeEach(() => {
    fetching.mockReset();
    received.mockReset();
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
    await createRegistryClient(() => document(7), received).beforeNavigation();
    expect(fetching.mock.calls[0]?.[1]?.headers).toEqual({ 'if-none-match': '"7"' });
    expect(received).toHaveBeenCalledWith(document(8));
  });

  test.each([answer(304), answer(200, document(6)), answer(503)])('it keeps what it has otherwise', async (response) => {
    fetching.mockResolvedValue(response);
    await createRegistryClient(() => document(7), received).beforeNavigation();
    expect(received).not.toHaveBeenCalled();
  });

  test('it asks at most every two seconds', async () => {
    fetching.mockResolvedValue(answer(304));
    const client = createRegistryClient(() => document(7), received);
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
    await createRegistryClient(() => document(7), received).beforeNavigation();
    expect(budget).toHaveBeenCalledWith(300);
  });
});
