import { pad, toHex, type Hex } from 'viem';

/** Bits of a nonce that are its signer's choice (`contracts/src/exchange/Epochs.sol`), and those of them that say what it answers. */
const NUMBER_BITS = 160n;
const ANSWER_BITS = 128n;
const REST_BITS = NUMBER_BITS - ANSWER_BITS;

/**
 * The number of a nonce for a listing that answers an offer: it begins with the offer's hash, so that the seller's signature says which.
 * @param rest of 32 bits, anything @returns below 2^160
 */
export const answeringNumber = (offer: Hex, rest: bigint): bigint =>
  ((BigInt(offer) >> (256n - ANSWER_BITS)) << REST_BITS) | BigInt.asUintN(Number(REST_BITS), rest);

/** How the hash of the offer begins that a listing with this nonce answers; of any other listing it's no offer's. */
export const answerOf = (nonce: bigint): Hex =>
  pad(toHex(BigInt.asUintN(Number(NUMBER_BITS), nonce) >> REST_BITS), { size: Number(ANSWER_BITS / 8n) });
