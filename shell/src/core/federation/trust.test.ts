import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RegistryDocument } from '@mortar/protocol/registry';
import { sawSeq, seenSeq } from './seen-seq.ts';
import { createTrust } from './trust.ts';

const document = (seq: number): RegistryDocument => ({ seq, choice: '', remotes: {}, areas: [] });
const refused = jest.fn<(reason: Error) => void>();

/** A page with a registry; `served` are the registries that the server gives when it is asked anew, one a time. */
function open(first: RegistryDocument, { isFirstSigned = true, served = [] as RegistryDocument[] } = {}) {
  let current = first;
  const asked = jest.fn<() => Promise<void>>();
  const trust = createTrust({
    registry: () => current,
    isFirstSigned: Promise.resolve(isFirstSigned),
    renew: async () => {
      await asked();
      current = served.shift() ?? current;
    },
    refused,
  });
  return { trust, asked };
}

/** Runs the waits of a page that asks again. */
async function outcome(work: Promise<void>): Promise<Error | null> {
  const done = work.then(
    () => null,
    (error: Error) => error,
  );
  await jest.runAllTimersAsync();
  return done;
}

describe('createTrust', () => {
  // What a tab has seen only grows, so every test begins above the one before it.
  let base: number;
  beforeEach(() => {
    jest.useFakeTimers();
    refused.mockReset();
    base = seenSeq() + 10;
  });

  test('it takes a signed registry at once, and asks the server nothing', async () => {
    const { trust, asked } = open(document(base));
    expect(await outcome(trust.ready())).toBeNull();
    expect(asked).not.toHaveBeenCalled();
    expect(seenSeq()).toBe(base);
  });

  test('it keeps the number for the next document of the tab', async () => {
    await outcome(open(document(base)).trust.ready());
    expect(sessionStorage.getItem('mortar:registry-seq')).toBe(String(base));
  });

  test('it takes nothing from a page whose registry is not signed, and the present one when it comes', async () => {
    const { trust } = open(document(base + 99), { isFirstSigned: false, served: [document(base)] });
    expect(await outcome(trust.ready())).toBeNull();
    expect(seenSeq()).toBe(base);
  });

  test('it refuses a page whose registry is not signed when nothing better comes', async () => {
    const { trust, asked } = open(document(base), { isFirstSigned: false });
    expect((await outcome(trust.ready()))?.message).toBe('the registry of this page is not signed by its server');
    expect(asked).toHaveBeenCalledTimes(3);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  test('it refuses a registry that is older than one that the tab has used', async () => {
    sawSeq(base);
    const { trust } = open(document(base - 1));
    expect((await outcome(trust.ready()))?.message).toBe(`the registry of this page is ${base - 1}, this tab has used ${base}`);
    expect(seenSeq()).toBe(base);
  });

  test('it goes on with the present registry where an older page came out of a cache', async () => {
    sawSeq(base);
    const { trust, asked } = open(document(base - 1), { served: [document(base)] });
    expect(await outcome(trust.ready())).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(refused).not.toHaveBeenCalled();
  });

  test('it waits for a server that hears of a change a moment later', async () => {
    sawSeq(base);
    const { trust } = open(document(base - 1), { served: [document(base - 1), document(base + 1)] });
    expect(await outcome(trust.ready())).toBeNull();
    expect(seenSeq()).toBe(base + 1);
  });

  test('it tries again when it is asked again', async () => {
    sawSeq(base);
    const served: RegistryDocument[] = [];
    const { trust } = open(document(base - 1), { served });
    expect(await outcome(trust.ready())).not.toBeNull();
    served.push(document(base));
    expect(await outcome(trust.ready())).toBeNull();
  });
});
