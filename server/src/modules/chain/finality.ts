import { EMBEDDED_CHAIN_ID } from '@mortar/chain/message';

/** Blocks behind the head that nobody takes back any more: two epochs of Ethereum. */
const FINAL_BLOCKS = 64;

/** Whether a block can no longer be taken back. The local chain has one node, against which nobody competes. */
export const isFinal = (chain: number, block: number, head: number): boolean => chain === EMBEDDED_CHAIN_ID || head - block >= FINAL_BLOCKS;
