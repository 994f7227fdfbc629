import { describe, expect, jest, test } from '@jest/globals';
import type { RegistryDocument } from '@mortar/protocol/registry';
import { PUBLIC_KEY, signedRegistry } from '../../testing/signed-registry.ts';
import { isSigned, openRegistry } from './verify.ts';

const document: RegistryDocument = { seq: 4, choice: '', remotes: {}, areas: [] };
const signed = signedRegistry(document);
const OTHER_KEY = btoa(String.fromCharCode(...new Uint8Array(32).fill(9)));

/** Browsers before 2025 know no Ed25519. */
const withoutNative = () => jest.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('unknown', 'NotSupportedError'));

describe.each([
  ['a browser that knows Ed25519', () => undefined],
  ['a browser that does not', withoutNative],
])('%s', (_what, arrange) => {
  const arranged = async <T>(work: () => Promise<T>) => {
    const spy = arrange();
    return work().finally(() => spy?.mockRestore());
  };

  test('it takes what the server signed', async () => {
    await expect(arranged(() => isSigned(signed, PUBLIC_KEY))).resolves.toBe(true);
    await expect(arranged(() => openRegistry(signed, PUBLIC_KEY))).resolves.toEqual(document);
  });

  test.each([
    ['one other character', { ...signed, text: signed.text.replace('4', '5') }, PUBLIC_KEY],
    ['the same document written otherwise', { ...signed, text: ` ${signed.text}` }, PUBLIC_KEY],
    ['another signature', { ...signed, signature: signedRegistry({ ...document, seq: 5 }).signature }, PUBLIC_KEY],
    ['another key', signed, OTHER_KEY],
    ['no signature', { ...signed, signature: '' }, PUBLIC_KEY],
    ['no base64', { ...signed, signature: '<>' }, PUBLIC_KEY],
    ['no key', signed, ''],
  ])('it refuses %s', async (_flaw, changed, key) => {
    await expect(arranged(() => openRegistry(changed, key))).rejects.toThrow('the registry is not signed by its server');
  });
});
