import { encodeAbiParameters, keccak256, stringToBytes, type Address, type Hex } from 'viem';
import type { PermitFor } from './types.ts';

/** What a name's records are written as when it is registered. */
export interface NameRecords {
  /** By coin of SLIP-44. */
  addresses: readonly { coinType: bigint; value: Hex }[];
  texts: readonly { key: string; value: string }[];
  contenthash: Hex;
}

/** One name of a cart, as `NameController` has it. */
export interface NameRegistration {
  label: string;
  holder: Address;
  /** Seconds, 28 days or more. */
  duration: bigint;
  /** Random: without it anybody could guess the label from its promise. */
  secret: Hex;
  resolver: Address;
  records: NameRecords;
  /** Base units of the cart's currency. */
  maxPrice: bigint;
}

const RECORDS = {
  type: 'tuple',
  components: [
    {
      name: 'addresses',
      type: 'tuple[]',
      components: [
        { name: 'coinType', type: 'uint256' },
        { name: 'value', type: 'bytes' },
      ],
    },
    {
      name: 'texts',
      type: 'tuple[]',
      components: [
        { name: 'key', type: 'string' },
        { name: 'value', type: 'string' },
      ],
    },
    { name: 'contenthash', type: 'bytes' },
  ],
} as const;

const LEAF = [
  'uint256',
  'address',
  'bytes32',
  'address',
  'uint256',
  'bytes32',
  'address',
  'bytes32',
  'uint256',
  'address',
] as const satisfies readonly string[];

/**
 * The promise of one name, or its leaf in the tree of a cart (sorted pairs).
 * @param currency zero for the native one
 */
export function nameLeaf({ chainId, contract }: PermitFor, registration: NameRegistration, currency: Address): Hex {
  const { label, holder, duration, secret, resolver, records, maxPrice } = registration;
  const labelHash = keccak256(stringToBytes(label));
  const recordsHash = keccak256(encodeAbiParameters([RECORDS], [records]));
  const values = [BigInt(chainId), contract, labelHash, holder, duration, secret, resolver, recordsHash, maxPrice, currency] as const;
  return keccak256(encodeAbiParameters(LEAF.map((type) => ({ type })) as { type: (typeof LEAF)[number] }[], values));
}
