import type { LoggedEvent } from '@mortar/chain/testing';
import { concatHex, pad, size, toHex, type Hex } from 'viem';

const byte = (value: number): Hex => toHex(value, { size: 1 });
const push = (value: number): Hex => concatHex(['0x60', byte(value)]);
const WORD = 32;
/** The length of the data of a log: the first word of the call. */
const LENGTH = '0x600035';

function loop(topics: number, end: number): Hex {
  // A topic, while so many are on the stack above the place of the log.
  const topic = (index: number, above: number) => concatHex([byte(0x80 + above), push(WORD * index), '0x0135']);
  return concatHex([
    push(WORD), // the place of the first log
    '0x5b80361115', // until the end of the call
    push(end),
    '0x57',
    LENGTH,
    '0x81',
    push(WORD * topics),
    '0x01600037', // its data into memory
    ...Array.from({ length: topics }, (_, above) => topic(topics - 1 - above, above)),
    LENGTH,
    '0x6000',
    byte(0xa0 + topics),
    LENGTH,
    '0x01',
    push(WORD * topics),
    '0x01600256', // on to the next log
  ]);
}

/**
 * Code of a contract that logs what it is told to, in the machine's own words: the first word of a call is the length of the
 * data of each log, then follow, log by log, its topics and its data.
 */
export const emitterOf = (topics: number): Hex => concatHex([loop(topics, size(loop(topics, 0))), '0x5b00']);

/** What an emitter is called with to log events, which have as many topics and as much data each. */
export function callFor(events: readonly LoggedEvent[]): Hex {
  const length = pad(toHex(size(events[0]!.data)), { size: WORD });
  return concatHex([length, ...events.flatMap(({ topics, data }) => [...topics, data])]);
}
