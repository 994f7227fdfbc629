import { describe, expect, test } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58, hex } from '@scure/base';
import { solanaWallet } from '../testing/solana.ts';
import { isSignedBySolana } from './index.ts';

const TEXT = 'Hello World';

/** Order of the curve's group; adding it to S gives a second form of a signature. */
const ORDER = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n;

function littleEndian(bytes: Uint8Array): bigint {
  return BigInt(`0x${hex.encode(bytes.toReversed())}`);
}
function bytesOf(value: bigint): Uint8Array {
  return hex.decode(value.toString(16).padStart(64, '0')).toReversed();
}

describe('isSignedBySolana', () => {
  test.each([
    // RFC 8032 §7.1, tests 1 to 3; their messages are bytes, the first none and the second one letter.
    [
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      '',
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    ],
    [
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      '\u0072',
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ],
  ])('it takes the vector of RFC 8032 of key %s', (key, text, signature) => {
    const signed = { address: base58.encode(hex.decode(key)), signature: base58.encode(hex.decode(signature)) };
    expect(isSignedBySolana({ ...signed, text })).toBe(true);
    expect(isSignedBySolana({ ...signed, text: `${text}x` })).toBe(false);
  });

  test('it takes what a wallet signs, and nothing that differs', async () => {
    const [wallet, other] = [solanaWallet(), solanaWallet()];
    const signed = { text: TEXT, address: wallet.address, signature: await wallet.sign(TEXT) };
    expect(isSignedBySolana(signed)).toBe(true);
    expect(isSignedBySolana({ ...signed, text: 'Hello' })).toBe(false);
    expect(isSignedBySolana({ ...signed, address: other.address })).toBe(false);
    expect(isSignedBySolana({ ...signed, signature: await other.sign(TEXT) })).toBe(false);
  });

  test('it refuses the second form of a signature', async () => {
    const wallet = solanaWallet();
    const bytes = base58.decode(await wallet.sign(TEXT));
    const second = Uint8Array.from([...bytes.slice(0, 32), ...bytesOf(littleEndian(bytes.slice(32)) + ORDER)]);
    expect(isSignedBySolana({ text: TEXT, address: wallet.address, signature: base58.encode(second) })).toBe(false);
  });

  test('it refuses a key of small order, for which one signature fits every text', () => {
    const identity = Uint8Array.from([1, ...new Uint8Array(31)]);
    const signature = Uint8Array.from([...identity, ...new Uint8Array(32)]);
    const signed = { text: TEXT, address: base58.encode(identity), signature: base58.encode(signature) };
    // The lax rules of ZIP 215 would let it in.
    expect(ed25519.verify(signature, new TextEncoder().encode(TEXT), identity, { zip215: true })).toBe(true);
    expect(isSignedBySolana(signed)).toBe(false);
  });

  test.each(['', '0OIl', '111', 'z'.repeat(200)])('it takes %s for no signature', (signature) => {
    expect(isSignedBySolana({ text: TEXT, address: solanaWallet().address, signature })).toBe(false);
  });
});
