import { createHash } from 'node:crypto';
import { ChainServerError, type ChainSource, type Header, type Log } from '@mortar/chain/source';
import { bloomOf } from '@mortar/chain/testing';

type Hex = `0x${string}`;

/** What a block of a simulated chain logs. */
export interface SimulatedLog {
  address: Hex;
  topics: readonly Hex[];
  data: Hex;
  /** One of its own for each log when unset; names what comes into another block. */
  transaction?: Hex;
}

interface Block {
  header: Header;
  logs: readonly Log[];
}

/** 2026-01-01, when a simulated chain begins; a block every 12 s unless told otherwise. */
const BEGIN_AT = 1_767_225_600;
const BLOCK_SECONDS = 12;

const hashOf = (text: string): Hex => `0x${createHash('sha256').update(text).digest('hex')}`;

/** A chain in memory that reorganises on demand, and whose server can be made to fail or to lie. */
export function simulateChain(name = 'chain') {
  const blocks: Block[] = [];
  let mined = 0;
  /** What the server does to its next answers. */
  let fault: ((call: keyof ChainSource) => void) | undefined;
  let twist: (logs: readonly Log[]) => readonly Log[] = (logs) => logs;

  /** @param after seconds since the block before */
  function mine(logs: readonly SimulatedLog[] = [], after = BLOCK_SECONDS): Header {
    const number = blocks.length;
    const parent = blocks.at(-1)?.header.hash ?? hashOf('nothing');
    const hash = hashOf(`${name} ${mined++} ${parent}`);
    const at = number === 0 ? BEGIN_AT : blocks.at(-1)!.header.at + after;
    const whole = logs.map((log, index) => ({
      transaction: hashOf(`${hash} ${index}`),
      ...log,
      block: number,
      blockHash: hash,
      index,
      at,
    }));
    blocks.push({ header: { number, hash, parent, at, bloom: bloomOf(logs) }, logs: whole });
    return blocks.at(-1)!.header;
  }
  mine();

  function blockAt(number: number): Block {
    const block = blocks[number];
    if (!block) throw new ChainServerError('no such block');
    return block;
  }
  const ask = (call: keyof ChainSource) => fault?.(call);

  const source: ChainSource = {
    async head() {
      ask('head');
      return blocks.at(-1)!.header;
    },
    async headers(from, to) {
      ask('headers');
      return Array.from({ length: to - from + 1 }, (_, index) => blockAt(from + index).header);
    },
    async blocks(numbers) {
      ask('blocks');
      return numbers.map((number) => blockAt(number).header);
    },
    async logs({ from, to, addresses, topics }) {
      ask('logs');
      const all = blocks.slice(from, to + 1).flatMap(({ logs }) => logs);
      return [...twist(all.filter((log) => (addresses?.includes(log.address) ?? true) && (topics?.includes(log.topics[0]!) ?? true)))];
    },
    async logsOfBlock(hash) {
      ask('logsOfBlock');
      return [...(blocks.find(({ header }) => header.hash === hash)?.logs ?? [])];
    },
  };

  return {
    source,
    mine,
    /** Takes the last blocks back. */
    drop: (depth: number): void => void blocks.splice(Math.max(1, blocks.length - depth)),
    head: (): Header => blocks.at(-1)!.header,
    /** Runs before each answer; what it throws is the answer. */
    fail: (on: typeof fault): void => void (fault = on),
    /** Changes which logs the server gives out. */
    lie: (how: typeof twist): void => void (twist = how),
  };
}

export type SimulatedChain = ReturnType<typeof simulateChain>;
