import { concatHex, encodeAbiParameters, numberToHex, parseAbi, size, type Hex } from 'viem';
import type { LoggedEvent } from './logs.ts';

const push = (value: number): Hex => concatHex(['0x63', numberToHex(value, { size: 4 })]);

/** Code of a contract that answers every call with this text, in the machine's own words. */
export function codeThatSays(text: string): Hex {
  const answer = encodeAbiParameters([{ type: 'string' }], [text]);
  const length = push(size(answer));
  // Its own length, and what it copies behind it.
  const head = (own: number): Hex => concatHex([length, push(own), '0x6000', '0x39', length, '0x6000', '0xf3']);
  return concatHex([head(size(head(0))), answer]);
}

/** Code of a contract that logs this at every call. */
export function codeThatLogs({ topics, data }: LoggedEvent): Hex {
  const length = push(size(data));
  const words = topics.toReversed().map((topic) => concatHex(['0x7f', topic]));
  const head = (own: number): Hex =>
    concatHex([length, push(own), '0x6000', '0x39', ...words, length, '0x6000', numberToHex(0xa0 + topics.length), '0x00']);
  return concatHex([head(size(head(0))), data]);
}

/** Code of a collection that takes every transfer for done, while each of its works stays with its owner, in the machine's own words. */
export const codeThatKeeps = (owner: Hex): Hex =>
  concatHex(['0x60003560e01c636352211e14601957600160005260206000f35b73', owner, '0x60005260206000f3']);

/** By which a contract tells that metadata is another: ERC-4906 and ERC-1155. */
export const METADATA_EVENTS = parseAbi([
  'event MetadataUpdate(uint256 tokenId)',
  'event BatchMetadataUpdate(uint256 fromTokenId, uint256 toTokenId)',
  'event URI(string value, uint256 indexed id)',
]);

/** Code that reverts, that never ends, and that answers with megabytes of nothing. */
export const HOSTILE_CODE = {
  reverts: '0x60006000fd',
  endless: '0x5b600056',
  endlessAnswer: concatHex([push(3_000_000), '0x6000', '0xf3']),
} as const satisfies Record<string, Hex>;
