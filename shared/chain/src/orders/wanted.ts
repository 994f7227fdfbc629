import { concat, encodeAbiParameters, keccak256, type Hex } from 'viem';

/** Some tokens of a collection, of which an offer wants any one. */
export interface Wanted {
  /** What the offer's option has as its `tokenId`. */
  root: bigint;
  /** Each token with what whoever sells it sends along. */
  paths: [tokenId: string, path: Hex[]][];
}

/** As OpenZeppelin's `MerkleProof` hashes two: the smaller first. */
const join = (one: Hex, other: Hex): Hex => keccak256(concat(one < other ? [one, other] : [other, one]));
const leafOf = (tokenId: string): Hex => keccak256(keccak256(encodeAbiParameters([{ type: 'uint256' }], [BigInt(tokenId)])));

/**
 * The tree that the exchange checks (`Exchange._checkWanted`), the same for the same tokens in any order. Our own (ADR 0022).
 * @param tokenIds decimal digits, each once, at least one
 */
export function wantedOf(tokenIds: readonly string[]): Wanted {
  const leaves = tokenIds.map(leafOf);
  const levels = [leaves.toSorted()];
  for (let level = levels[0]!; level.length > 1; levels.push(level)) {
    const below = level;
    level = Array.from({ length: Math.ceil(below.length / 2) }, (_, index) => {
      const [left, right] = [below[2 * index]!, below[2 * index + 1]];
      return right ? join(left, right) : left;
    });
  }
  const places = new Map(levels[0]!.map((leaf, place) => [leaf, place]));
  const pathFrom = (place: number): Hex[] => levels.flatMap((level, height) => level[(place >> height) ^ 1] ?? []);
  return {
    root: BigInt(levels.at(-1)![0]!),
    paths: tokenIds.map((tokenId, index) => [tokenId, pathFrom(places.get(leaves[index]!)!)]),
  };
}
