import { ChainServerError } from './rpc.ts';

type Hex = `0x${string}`;

/** What of a block's head matters to who follows the chain. */
export interface Header {
  number: number;
  hash: Hex;
  parent: Hex;
  /** Seconds since the epoch. */
  at: number;
  /** Tells which addresses and topics have no log in the block. */
  bloom: Hex;
}

/** What a contract logged. */
export interface Log {
  address: Hex;
  topics: readonly Hex[];
  data: Hex;
  block: number;
  blockHash: Hex;
  /** Position in the block. */
  index: number;
  transaction: Hex;
  /** Seconds since the epoch, where the server says so. */
  at: number | undefined;
}

const HASH = /^0x[0-9a-f]{64}$/;
const ADDRESS = /^0x[0-9a-f]{40}$/;
const BYTES = /^0x(?:[0-9a-f]{2})*$/;
const QUANTITY = /^0x[0-9a-f]{1,13}$/;

function text(value: unknown, pattern: RegExp, name: string): Hex {
  const lower = typeof value === 'string' ? value.toLowerCase() : '';
  if (!pattern.test(lower)) throw new ChainServerError(`a malformed ${name}`);
  return lower as Hex;
}

/** A whole number below 2^52. */
export const quantity = (value: unknown, name: string): number => Number(text(value, QUANTITY, name));

type Raw = Record<string, unknown>;

/** @throws ChainServerError where the chain has no such block, or the answer is none */
export function headerOf(raw: unknown): Header {
  if (raw === null || typeof raw !== 'object') throw new ChainServerError('no such block');
  const { number, hash, parentHash, timestamp, logsBloom } = raw as Raw;
  return {
    number: quantity(number, 'block number'),
    hash: text(hash, HASH, 'block hash'),
    parent: text(parentHash, HASH, 'parent hash'),
    at: quantity(timestamp, 'time of a block'),
    bloom: text(logsBloom, BYTES, 'bloom'),
  };
}

function logOf(raw: unknown): Log {
  const { address, topics, data, blockNumber, blockHash, logIndex, transactionHash, blockTimestamp } = (raw ?? {}) as Raw;
  if (!Array.isArray(topics)) throw new ChainServerError('a malformed log');
  return {
    address: text(address, ADDRESS, 'address'),
    topics: topics.map((topic) => text(topic, HASH, 'topic')),
    data: text(data, BYTES, 'data of a log'),
    block: quantity(blockNumber, 'block number'),
    blockHash: text(blockHash, HASH, 'block hash'),
    index: quantity(logIndex, 'log index'),
    transaction: text(transactionHash, HASH, 'transaction hash'),
    at: blockTimestamp === undefined || blockTimestamp === null ? undefined : quantity(blockTimestamp, 'time of a log'),
  };
}

/** Logs in the order of the chain. @throws ChainServerError */
export function logsOf(raw: unknown): Log[] {
  if (!Array.isArray(raw)) throw new ChainServerError('malformed logs');
  return raw.map(logOf).sort((one, other) => one.block - other.block || one.index - other.index);
}
