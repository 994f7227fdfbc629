import { describe, expect, test } from '@jest/globals';
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { base64, hex } from '@scure/base';
import { WIF } from '@scure/btc-signer';
import { readBitcoinAddress } from '../../address/bitcoin.ts';
import { bitcoinWallet, signLegacy, signTaproot } from '../../testing/bitcoin.ts';
import { isSignedByBitcoin } from './index.ts';
import { messageHash, toSign, toSpend } from './transactions.ts';

// Vectors of BIP-322, and of Bitcoin Core's and bitcoinjs' tests where the standard has none.
const secretOf = (wif: string) => Uint8Array.from(WIF().decode(wif));
const SECRET = secretOf('L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k');
const KEY = '02c7f12003196442943d8588e01aee840423cc54fc1521526a3b85c2b0cbd58872';
const SEGWIT = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l';
const TAPROOT = 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3';
const HELLO = 'Hello World';
const [EMPTY_A, EMPTY_B, HELLO_A, HELLO_B, HELLO_TAPROOT] = [
  'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  'AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  'AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy',
  'AUHd69PrJQEv+oKTfZ8l+WROBHuy9HKrbFCJu7U1iK2iiEy1vMU5EfMtjc+VSHM7aU0SDbak5IUZRVno2P5mjSafAQ==',
];

describe('BIP-322', () => {
  const script = readBitcoinAddress(SEGWIT)!.script;

  test.each([
    ['', 'c90c269c4f8fcbe6880f72a721ddfbf1914268a794cbb21cfafee13770ae19f1'],
    [HELLO, 'f0eb03b1a75ac6d9847f55c624a99169b5dccba2a31f5b23bea77ba270de0a7a'],
  ])('it hashes %j as the standard says', (text, hash) => {
    expect(hex.encode(messageHash(text))).toBe(hash);
  });

  test.each([
    [
      '',
      'c5680aa69bb8d860bf82d4e9cd3504b55dde018de765a91bb566283c545a99a7',
      '1e9654e951a5ba44c8604c4de6c67fd78a27e81dcadcfe1edf638ba3aaebaed6',
    ],
    [
      HELLO,
      'b79d196740ad5217771c1098fc4a4b51e0535c32236c71f1ea4d61a2d603352b',
      '88737ae86f2077145f93cc4b153ae9a1cb8d56afa511988c149c5c8c9d93bddf',
    ],
  ])('it makes the transactions of the standard for %j', (text, spend, sign) => {
    expect([toSpend(text, script).id, toSign(text, script).id]).toEqual([spend, sign]);
  });

  test.each([
    ['', EMPTY_A],
    ['', EMPTY_B],
    [HELLO, HELLO_A],
    [HELLO, HELLO_B],
  ])('it takes the signature of the standard for %j: %s', (text, signature) => {
    expect(isSignedByBitcoin({ text, address: SEGWIT, signature: signature!, publicKey: KEY })).toBe(true);
    expect(isSignedByBitcoin({ text: `${text}!`, address: SEGWIT, signature: signature!, publicKey: KEY })).toBe(false);
  });

  test.each([KEY, KEY.slice(2)])('it takes a signature of a taproot key, told as %s', (publicKey) => {
    const signed = { address: TAPROOT, signature: HELLO_TAPROOT!, publicKey };
    expect(isSignedByBitcoin({ ...signed, text: HELLO })).toBe(true);
    expect(isSignedByBitcoin({ ...signed, text: '' })).toBe(false);
  });

  test.each(['wpkh', 'sh', 'tr'] as const)('it takes what a wallet of kind %s signs, and nothing that differs', async (kind) => {
    const wallet = bitcoinWallet(kind);
    const other = bitcoinWallet(kind);
    const signed = { text: HELLO, address: wallet.address, signature: await wallet.sign(HELLO), publicKey: wallet.publickey! };
    expect(isSignedByBitcoin(signed)).toBe(true);
    expect(isSignedByBitcoin({ ...signed, text: 'Hello' })).toBe(false);
    expect(isSignedByBitcoin({ ...signed, address: other.address })).toBe(false);
    expect(isSignedByBitcoin({ ...signed, publicKey: other.publickey! })).toBe(false);
    expect(isSignedByBitcoin({ ...signed, signature: await other.sign(HELLO) })).toBe(false);
    expect(isSignedByBitcoin({ ...signed, address: other.address, publicKey: other.publickey! })).toBe(false);
  });

  test('it takes no signature for less than the whole transaction', () => {
    const { script: locks } = readBitcoinAddress(TAPROOT)!;
    for (const sighash of [2, 3, 0x81, 0x82, 0x83]) {
      const signature = signTaproot(HELLO, SECRET, locks, sighash);
      expect([sighash, isSignedByBitcoin({ text: HELLO, address: TAPROOT, signature, publicKey: KEY })]).toEqual([sighash, false]);
    }
    expect(isSignedByBitcoin({ text: HELLO, address: TAPROOT, signature: signTaproot(HELLO, SECRET, locks, 1), publicKey: KEY })).toBe(
      true,
    );
  });

  test('it refuses the second form of a signature, with a high S', () => {
    const bytes = base64.decode(HELLO_A!);
    const der = bytes.slice(2, 2 + bytes[1]! - 1);
    const { r, s } = secp256k1.Signature.fromBytes(der, 'der');
    const high = new secp256k1.Signature(r, secp256k1.Point.Fn.neg(s)).toBytes('der');
    const signature = base64.encode(Uint8Array.from([2, high.length + 1, ...high, 1, ...bytes.slice(2 + bytes[1]!)]));
    expect(isSignedByBitcoin({ text: HELLO, address: SEGWIT, signature, publicKey: KEY })).toBe(false);
  });

  test.each(['', 'AA==', 'AQ==', 'AgA=', HELLO_A!.slice(0, -4), 'not base64', base64.encode(new Uint8Array(2000).fill(255))])(
    'it takes %s for no signature',
    (signature) => {
      for (const address of [SEGWIT, TAPROOT]) expect(isSignedByBitcoin({ text: HELLO, address, signature, publicKey: KEY })).toBe(false);
    },
  );

  test('it takes no witness with something behind its end', () => {
    const signature = base64.encode(Uint8Array.from([...base64.decode(HELLO_A!), 0]));
    expect(isSignedByBitcoin({ text: HELLO, address: SEGWIT, signature, publicKey: KEY })).toBe(false);
  });

  test('it takes no taproot signature by the inner key', () => {
    const { script: locks } = readBitcoinAddress(TAPROOT)!;
    const inner = schnorr.sign(toSign(HELLO, locks).preimageWitnessV1(0, [locks], 0, [0n]), SECRET);
    const signature = base64.encode(Uint8Array.from([1, 64, ...inner]));
    expect(isSignedByBitcoin({ text: HELLO, address: TAPROOT, signature, publicKey: KEY })).toBe(false);
  });
});

describe('the old way of signing', () => {
  const TEXT = 'This is an example of a signed message.';
  const ADDRESS = '1F3sAm6ZtwLAUnj7d38pGFxtP3RVEvtsbV';
  const SIGNATURE = 'H9L5yLFjti0QTHhPyFrZCT1V/MMnBtXKmoiKDZ78NDBjERki6ZTQZdSMCtkgoNmp17By9ItJr8o7ChX0XxY91nk=';
  const PUBLIC = hex.encode(secp256k1.getPublicKey(secretOf('L4rK1yDtCWekvXuE6oXD9jCYfFNV2cWRpVuPLBcCU2z8TrisoyY1')));

  test('it takes the vector of bitcoinjs', () => {
    const signed = { address: ADDRESS, signature: SIGNATURE, publicKey: PUBLIC };
    expect(isSignedByBitcoin({ ...signed, text: TEXT })).toBe(true);
    expect(isSignedByBitcoin({ ...signed, text: '' })).toBe(false);
    expect(isSignedByBitcoin({ ...signed, text: TEXT, publicKey: KEY })).toBe(false);
    expect(isSignedByBitcoin({ ...signed, text: TEXT, address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' })).toBe(false);
  });

  test.each([
    ['pkh', 31],
    ['sh', 31],
    ['sh', 35],
    ['wpkh', 31],
    ['wpkh', 39],
  ] as const)('it takes it for an address of kind %s with the first byte %i', (kind, first) => {
    const { address, publickey } = bitcoinWallet(kind, SECRET);
    const signed = { text: HELLO, address, publicKey: publickey! };
    expect(isSignedByBitcoin({ ...signed, signature: signLegacy(HELLO, SECRET, first) })).toBe(true);
    expect(isSignedByBitcoin({ ...signed, text: 'Hello', signature: signLegacy(HELLO, SECRET, first) })).toBe(false);
  });

  test.each([
    ['pkh', 39],
    ['sh', 39],
    ['wpkh', 35],
    ['tr', 31],
  ] as const)('it refuses it for an address of kind %s with the first byte %i', (kind, first) => {
    const { address, publickey } = bitcoinWallet(kind, SECRET);
    const signature = signLegacy(HELLO, SECRET, first);
    expect(isSignedByBitcoin({ text: HELLO, address, publicKey: publickey!, signature })).toBe(false);
  });

  test('it refuses its second form, with a high S', () => {
    const { address, publickey } = bitcoinWallet('pkh', SECRET);
    const [head, ...rest] = base64.decode(signLegacy(HELLO, SECRET));
    const { r, s } = secp256k1.Signature.fromBytes(Uint8Array.from(rest), 'compact');
    const high = new secp256k1.Signature(r, secp256k1.Point.Fn.neg(s)).toBytes('compact');
    // The other form is of the other recovery number.
    const signature = base64.encode(Uint8Array.from([((head! - 31) ^ 1) + 31, ...high]));
    expect(isSignedByBitcoin({ text: HELLO, address, publicKey: publickey!, signature })).toBe(false);
  });
});
