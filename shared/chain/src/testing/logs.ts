import {
  concatHex,
  encodeAbiParameters,
  encodeEventTopics,
  getAbiItem,
  pad,
  parseAbi,
  toHex,
  type Abi,
  type AbiEvent,
  type Hex,
} from 'viem';
import { transferEvents } from '../events/index.ts';

/** What a contract logs, before it stands in a block. */
export interface LoggedEvent {
  address: Hex;
  topics: Hex[];
  data: Hex;
}

const ERC_1155 = parseAbi([
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
]);

/** An address out of a small number; 0 is the address zero. */
export const addressOf = (number: number): Hex => pad(toHex(number), { size: 20 });

const topicOf = (value: Hex | bigint): Hex => pad(typeof value === 'bigint' ? toHex(value) : value, { size: 32 });

/** A single work changes hands. */
export const transferOfOne = (collection: Hex, from: Hex, to: Hex, tokenId: bigint): LoggedEvent => ({
  address: collection,
  topics: [transferEvents.topics[0] as Hex, topicOf(from), topicOf(to), topicOf(tokenId)],
  data: '0x',
});

/** Copies of a work change hands. */
export const transferOfCopies = (collection: Hex, from: Hex, to: Hex, tokenId: bigint, quantity: bigint): LoggedEvent => ({
  address: collection,
  topics: encodeEventTopics({ abi: ERC_1155, args: { operator: from, from, to } }) as Hex[],
  data: encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [tokenId, quantity]),
});

/** Code that creates a contract, which logs a transfer of a single work the moment it is made, in the machine's own words. */
export const creationThatLogs = ({ topics }: LoggedEvent): Hex =>
  concatHex([...topics.toReversed().flatMap((topic) => ['0x7f', topic] as const), '0x60006000a400']);

/** What a contract logs by one of its ABI's events. */
export function eventLog(address: Hex, abi: Abi, eventName: string, args: Readonly<Record<string, unknown>>): LoggedEvent {
  const { inputs } = getAbiItem({ abi, name: eventName }) as AbiEvent;
  const inData = inputs.filter(({ indexed }) => !indexed);
  return {
    address,
    topics: encodeEventTopics({ abi, eventName, args } as Parameters<typeof encodeEventTopics>[0]) as Hex[],
    data: encodeAbiParameters(
      inData,
      inData.map(({ name }) => args[name!]),
    ),
  };
}
