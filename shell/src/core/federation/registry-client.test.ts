import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegistryDocument } from '@mortar/protocol/registry';
import { PUBLIC_KEY, signedAnswer, signedRegistry } from '../../testing/signed-registry.ts';
import { createRegistryClient } from './registry-client.ts';
import { RegistryRefused } from './verify.ts';

const document = (seq: number, choice = ''): RegistryDocument => ({ seq, choice, remotes: {}, areas: [] });
const answer = (status: number) => new Response(null, { status });

describe('createRegistryClient', () => {
  const fetching = jest.fn<typeof fetch>();
  const received = jest.fn<(next: RegistryDocument) => void>();
  const original = globalThis.fetch;
  const lost = jest.fn();
  const refused = jest.fn<(reason: RegistryRefused) => void>();
  const options = { key: PUBLIC_KEY, current: () => document(7), received, lost, refused };
  let clock = 0;

  beforeEach(() => {
    fetching.mockReset();
    received.mockReset();
    lost.mockReset();
    refused.mockReset();
    globalThis.fetch = fetching;
    clock = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
  });
  afterEach(() => {
    globalThis.fetch = original;
    jest.restoreAllMocks();
  });

  test('it asks conditionally and takes a newer document', async () => {
    fetching.mockResolvedValue(signedAnswer(document(8)));
    await createRegistryClient(options).beforeNavigation();
    expect(new Headers(fetching.mock.calls[0]?.[1]?.headers).get('if-none-match')).toBe('"7"');
    expect(received).toHaveBeenCalledWith(document(8));
  });

  test('it takes other versions for this visitor though nothing changed for the others, and asks by them from then on', async () => {
    fetching.mockImplementation(async () => signedAnswer(document(7, 'abc')));
    await createRegistryClient(options).beforeNavigation();
    expect(received).toHaveBeenCalledWith(document(7, 'abc'));
    await createRegistryClient({ ...options, current: () => document(7, 'abc') }).beforeNavigation();
    expect(new Headers(fetching.mock.calls[1]?.[1]?.headers).get('if-none-match')).toBe('"7.abc"');
  });

  test.each([
    ['nothing changed', () => answer(304)],
    ['an older document', () => signedAnswer(document(6))],
    ['a fault', () => answer(503)],
  ])('it keeps what it has for %s', async (_what, response) => {
    fetching.mockResolvedValue(response());
    await createRegistryClient(options).beforeNavigation();
    expect(received).not.toHaveBeenCalled();
    expect(refused).not.toHaveBeenCalled();
  });

  test.each([
    ['a text that was changed', { ...signedRegistry(document(8)), text: JSON.stringify(document(9)) }],
    ['no signature', { text: JSON.stringify(document(8)), signature: '' }],
    ['a signature that is none', { text: JSON.stringify(document(8)), signature: '%' }],
  ])('it refuses %s, tells it and goes on with what it has', async (_what, { text, signature }) => {
    fetching.mockResolvedValue(new Response(text, { headers: { 'registry-signature': signature } }));
    await createRegistryClient(options).beforeNavigation();
    expect(received).not.toHaveBeenCalled();
    expect(refused).toHaveBeenCalledWith(expect.any(RegistryRefused));
    expect(lost).not.toHaveBeenCalled();
  });

  test('it takes the document of now in place of one that cannot be believed, whatever its number', async () => {
    fetching.mockResolvedValue(signedAnswer(document(3)));
    await createRegistryClient(options).anew(1000);
    expect(new Headers(fetching.mock.calls[0]?.[1]?.headers).has('if-none-match')).toBe(false);
    expect(received).toHaveBeenCalledWith(document(3));
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

  test('who comes while it asks waits for the same answer', async () => {
    let answered = (_response: Response) => {};
    fetching.mockReturnValue(new Promise((resolve) => (answered = resolve)));
    const client = createRegistryClient(options);
    const both = [client.beforeNavigation(), client.beforeNavigation().then(() => received.mock.calls.length)];
    answered(signedAnswer(document(8)));
    expect(await Promise.all(both)).toEqual([undefined, 1]);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('it waits 300 ms at most', async () => {
    const budget = jest.spyOn(AbortSignal, 'timeout');
    fetching.mockResolvedValue(answer(304));
    await createRegistryClient(options).beforeNavigation();
    expect(budget).toHaveBeenCalledWith(300);
  });

  describe('where the page holds a part of the document', () => {
    const part: RegistryDocument = { ...document(7), isPartial: true };
    let known: RegistryDocument;
    const ofPart = () => createRegistryClient({ ...options, current: () => known, received: (next) => ((known = next), received(next)) });
    beforeEach(() => {
      known = part;
    });

    test('it takes the whole one of the same number, which it asks for once', async () => {
      fetching.mockImplementation(async () => signedAnswer(document(7)));
      const client = ofPart();
      await Promise.all([client.whole(), client.whole()]);
      await client.whole();
      expect(fetching).toHaveBeenCalledTimes(1);
      expect(new Headers(fetching.mock.calls[0]?.[1]?.headers).has('if-none-match')).toBe(false);
      expect(received.mock.calls).toEqual([[document(7)]]);
    });

    test('it asks for news all the same', async () => {
      fetching.mockImplementation(async () => signedAnswer(document(7)));
      const client = ofPart();
      await client.whole();
      await client.beforeNavigation();
      expect(fetching).toHaveBeenCalledTimes(2);
    });

    test('it fails where none comes, and asks again when it is wanted again', async () => {
      fetching.mockResolvedValueOnce(answer(503));
      const client = ofPart();
      await expect(client.whole()).rejects.toThrow('the registry does not answer');
      fetching.mockResolvedValueOnce(signedAnswer(document(8)));
      await client.whole();
      expect(known).toEqual(document(8));
    });
  });
});
