import { concat, keccak256, stringToHex, type Address, type Hex } from 'viem';
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { DEMO_KEYS, type DemoCollectionKey } from './collections.ts';

/** Who trades in the demo. Whoever draws up a collection is called as it is. */
export const COLLECTORS = [
  ...(['ada', 'ben', 'gaayi', 'zihin', 'noor', 'mateo', 'yuki', 'ines', 'kofi', 'lena', 'omar', 'priya'] as const),
  ...(['remy', 'sana', 'tomas', 'uma', 'viktor', 'wanda', 'xiulan', 'yosef', 'zora', 'arlo', 'bao', 'cleo'] as const),
] as const;
export const WHALE = 'whale';
/** Two accounts of one owner, who trade with themselves. */
export const WASHERS = ['left-hand', 'right-hand'] as const;
/** Who does the last step: with it the demo is whole. */
export const CURATOR = 'curator';

export type Actor = (typeof COLLECTORS)[number] | (typeof WASHERS)[number] | DemoCollectionKey | typeof WHALE | typeof CURATOR;

/** Everybody, and the ether that they begin with. */
export const PURSES: readonly (readonly [actor: Actor, ether: number])[] = [
  ...DEMO_KEYS.map((key) => [key, 5] as const),
  ...COLLECTORS.map((name) => [name, 40] as const),
  ...WASHERS.map((name) => [name, 60] as const),
  [WHALE, 400],
  [CURATOR, 5],
];

/** Accounts that everybody could have: their keys follow from their names and the contracts that they trade on. */
export function castOf(exchange: Address): (actor: Actor) => PrivateKeyAccount {
  const known = new Map<Actor, PrivateKeyAccount>();
  const keyOf = (actor: Actor): Hex => keccak256(concat([exchange, stringToHex(`demo market: ${actor}`)]));
  return (actor) => {
    const account = known.get(actor) ?? privateKeyToAccount(keyOf(actor));
    known.set(actor, account);
    return account;
  };
}
