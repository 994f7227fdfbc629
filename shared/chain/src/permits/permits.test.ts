import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { decodeAbiParameters, hashTypedData, type Address, type Hex } from 'viem';
import { custodyWalletAbi, dropCollectionAbi, mysteryBoxAbi, nameControllerAbi } from '@mortar/abi';
import { boxMintTypedData, dropLeaf, mintPermitTypedData, nameLeaf, whitelistTypedData, withdrawTypedData } from './index.ts';

interface Vector {
  encoded: Hex;
  hash: Hex;
}
interface Golden {
  chainId: number;
  contracts: Record<'names' | 'drops' | 'boxes' | 'custody', Address>;
  whitelists: Vector[];
  mintPermits: (Vector & { leaf: Hex })[];
  boxMints: Vector[];
  withdraws: Vector[];
  registrations: (Vector & { currency: Address })[];
}
/** What `contracts/test/names/PermitsGolden.t.sol` is held to as well. */
const golden = JSON.parse(readFileSync(new URL('../../../../contracts/test/golden/permits.json', import.meta.url), 'utf8')) as Golden;
const at = (contract: keyof Golden['contracts']) => ({ chainId: golden.chainId, contract: golden.contracts[contract] });

/** The contracts' own words for what they take. */
const [WHITELIST] = nameControllerAbi.find((entry) => entry.type === 'function' && entry.name === 'hashWhitelist')!.inputs;
const [REGISTRATION] = nameControllerAbi.find((entry) => entry.type === 'function' && entry.name === 'hashRegistration')!.inputs;
const [MINT_PERMIT] = dropCollectionAbi.find((entry) => entry.type === 'function' && entry.name === 'hashPermit')!.inputs;
const [BOX_MINT] = mysteryBoxAbi.find((entry) => entry.type === 'function' && entry.name === 'hashMint')!.inputs;
const WITHDRAW = custodyWalletAbi.find((entry) => entry.type === 'function' && entry.name === 'hashWithdraw')!.inputs;

test.each(golden.whitelists)('a whitelist permit hashes as the contract hashes it: $hash', ({ encoded, hash }) => {
  const [permit] = decodeAbiParameters([WHITELIST], encoded);
  expect(hashTypedData(whitelistTypedData(at('names'), permit))).toBe(hash);
});

test.each(golden.registrations)('a promise of a name hashes as the contract hashes it: $hash', ({ encoded, currency, hash }) => {
  const [registration] = decodeAbiParameters([REGISTRATION], encoded);
  expect(nameLeaf(at('names'), registration, currency)).toBe(hash);
});

test.each(golden.mintPermits)('a permit of a drop hashes as the contract hashes it: $hash', ({ encoded, hash, leaf }) => {
  const [permit] = decodeAbiParameters([MINT_PERMIT], encoded);
  expect(hashTypedData(mintPermitTypedData(at('drops'), permit))).toBe(hash);
  expect(dropLeaf(permit)).toBe(leaf);
});

test.each(golden.boxMints)('a permit of a box hashes as the contract hashes it: $hash', ({ encoded, hash }) => {
  const [permit] = decodeAbiParameters([BOX_MINT], encoded);
  expect(hashTypedData(boxMintTypedData(at('boxes'), permit))).toBe(hash);
});

test.each(golden.withdraws)('a withdrawal hashes as the contract hashes it: $hash', ({ encoded, hash }) => {
  const [token, dest, amount, expired, serial] = decodeAbiParameters(WITHDRAW, encoded);
  expect(hashTypedData(withdrawTypedData(at('custody'), { token, dest, amount, expired, serial }))).toBe(hash);
});
