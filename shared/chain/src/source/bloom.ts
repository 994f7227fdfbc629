import { bytesToHex, hexToBytes, keccak256, type Hex } from 'viem';

const BITS = 2048;

/** Positions in a bloom filter that a value sets: the first three pairs of bytes of its hash (Ethereum's yellow paper, 4.3.1). */
function positionsOf(value: Hex): number[] {
  const hash = hexToBytes(keccak256(hexToBytes(value)));
  return [0, 2, 4].map((byte) => ((hash[byte]! << 8) | hash[byte + 1]!) % BITS);
}

const known = new Map<string, readonly number[]>();
/** Values whose positions are remembered: addresses and topics that are followed. */
const MOST_KNOWN = 10_000;

function rememberedOf(value: string): readonly number[] {
  let positions = known.get(value);
  if (!positions) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(value, (positions = positionsOf(value as Hex)));
  }
  return positions;
}

/** Whether a filter has a value: surely not, or maybe. */
function mayHold(bloom: string, value: string): boolean {
  return rememberedOf(value).every((position) => {
    const digit = bloom.length - 1 - (position >> 2);
    return ((parseInt(bloom[digit]!, 16) >> (position & 3)) & 1) === 1;
  });
}

/** Whether a contract may have logged one of these first topics in a block, by the block's bloom filter. */
export const mayHaveLogged = (bloom: string, address: string, topics: readonly string[]): boolean =>
  mayHold(bloom, address) && topics.some((topic) => mayHold(bloom, topic));

/** The bloom filter of a block with these logs. */
export function bloomOf(logs: readonly { address: string; topics: readonly string[] }[]): Hex {
  const bits = new Uint8Array(BITS / 8);
  for (const value of logs.flatMap(({ address, topics }) => [address, ...topics]))
    for (const position of positionsOf(value as Hex)) bits[bits.length - 1 - (position >> 3)]! |= 1 << (position & 7);
  return bytesToHex(bits);
}
