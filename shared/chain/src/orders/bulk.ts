import { concat, hashStruct, keccak256, type Hex } from 'viem';
import { bulkTypedData, optionTypedData, type Market, type Option, type Tree } from './types.ts';

/** The contract takes no taller tree. */
const MOST_OPTIONS = 2 ** 10;

/** Where an option stands in what was signed for all of them: `BulkProof` of the contract. */
export interface BulkProof {
  index: bigint;
  path: Hex[];
}

const pairs = <Item, Pair>(items: readonly Item[], join: (left: Item, right: Item) => Pair): Pair[] =>
  Array.from({ length: items.length / 2 }, (_, index) => join(items[2 * index]!, items[2 * index + 1]!));

/**
 * One signature for many options.
 * @param options 2 to 1,024, of one signer; the last one fills the tree up, which lists it no second time
 * @param counter the signer's present one, of the contract
 * @returns what the wallet signs, and for each option its proof
 * @throws RangeError for fewer or more
 */
export function bulkOf(market: Market, options: readonly Option[], counter: bigint) {
  if (options.length < 2 || options.length > MOST_OPTIONS) throw new RangeError(`2 to ${MOST_OPTIONS} options, not ${options.length}`);
  const depth = Math.ceil(Math.log2(options.length));
  const filled = Array.from({ length: 2 ** depth }, (_, index) => ({ ...(options[index] ?? options.at(-1)!), counter }));
  let tree: Tree[] = filled;
  const levels = [filled.map((option) => hashOf(market, option))];
  for (let level = 0; level < depth; level += 1) {
    levels.push(pairs(levels[level]!, (left, right) => keccak256(concat([left, right]))));
    if (tree.length > 2) tree = pairs<Tree, Tree>(tree, (left, right) => [left, right]);
  }
  const proofs = options.map((_, index): BulkProof => ({
    index: BigInt(index),
    path: levels.slice(0, depth).map((hashes, level) => hashes[(index >> level) ^ 1]!),
  }));
  return { typedData: bulkTypedData(market, tree, depth), proofs };
}

function hashOf(market: Market, option: Option & { counter: bigint }): Hex {
  const { types, primaryType, message } = optionTypedData(market, option, option.counter);
  return hashStruct({ types, primaryType, data: message });
}
