import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { concat, decodeAbiParameters, hashTypedData, keccak256, pad, toHex, type Address, type Hex } from 'viem';
import { exchangeAbi } from '@mortar/abi';
import { bulkOf, offerTypedData, optionTypedData, wantedOf, type Option } from './index.ts';

interface Vector {
  encoded: Hex;
  counter: Hex;
  hash: Hex;
}
interface Golden {
  chainId: number;
  exchange: Address;
  options: Vector[];
  offers: Vector[];
  bulks: { options: Hex[]; counter: Hex; hash: Hex; paths: Hex[][] }[];
}
/** What `contracts/test/exchange/Golden.t.sol` is held to as well. */
const golden = JSON.parse(readFileSync(new URL('../../../../contracts/test/golden/orders.json', import.meta.url), 'utf8')) as Golden;

/** The contract's own words for what it takes. */
const taken = exchangeAbi.find((entry) => entry.type === 'function' && entry.name === 'acceptOffer')!;
const [OPTION, OFFER] = taken.inputs;
const optionOf = (encoded: Hex): Option => decodeAbiParameters([OPTION], encoded)[0];

test.each(golden.options)('an option hashes as the contract hashes it: $hash', ({ encoded, counter, hash }) => {
  expect(hashTypedData(optionTypedData(golden, optionOf(encoded), BigInt(counter)))).toBe(hash);
});

test.each(golden.offers)('an offer hashes as the contract hashes it: $hash', ({ encoded, counter, hash }) => {
  const [offer] = decodeAbiParameters([OFFER], encoded);
  expect(hashTypedData(offerTypedData(golden, offer, BigInt(counter)))).toBe(hash);
});

test.each(golden.bulks)('a tree of options hashes as the contract hashes it: $hash', ({ options, counter, hash, paths }) => {
  const { typedData, proofs } = bulkOf(golden, options.map(optionOf), BigInt(counter));
  expect(hashTypedData(typedData)).toBe(hash);
  expect(proofs).toEqual(paths.map((path, index) => ({ index: BigInt(index), path })));
});

test('one signature is for 2 to 1,024 options', () => {
  const option = optionOf(golden.options[2]!.encoded);
  const many = (count: number) => bulkOf(golden, Array.from({ length: count }).fill(option) as Option[], 0n);
  expect(() => many(1)).toThrow(RangeError);
  expect(() => many(1025)).toThrow(RangeError);
  expect(many(1024).proofs.at(-1)!.path).toHaveLength(10);
});

test.each([1, 2, 3, 5, 8, 13, 100])('of %i wanted tokens each has a path that leads to the root, whatever their order', (count) => {
  const tokenIds = Array.from({ length: count }, (_, index) => String(7n ** 30n + BigInt(31 * index)));
  const { root, paths } = wantedOf(tokenIds);
  expect(wantedOf(tokenIds.toReversed()).root).toBe(root);
  for (const [tokenId, path] of paths) {
    const leaf = keccak256(keccak256(pad(toHex(BigInt(tokenId)))));
    // `MerkleProof.processProof` of OpenZeppelin.
    const end = path.reduce((hash, beside) => keccak256(concat([hash, beside].toSorted())), leaf);
    expect(BigInt(end)).toBe(root);
  }
});
