import { encodeAbiParameters, keccak256, stringToBytes, type Address, type Hex } from 'viem';

/** Which contract a permit is signed for. */
export interface PermitFor {
  chainId: number;
  contract: Address;
}

/** A name that the whitelist's signer gives to a holder, for at most `maxPrice` wei; as `NameController` has it (spec §3). */
export interface Whitelist {
  label: string;
  holder: Address;
  /** Seconds. */
  duration: bigint;
  maxPrice: bigint;
  /** Seconds since 1970, as in all permits. */
  deadline: bigint;
  /** Used once. */
  nonce: bigint;
}

/** Tokens of a drop for one minter, as `DropBase` has it; `maxQty` counts all mints of the phase, `unitPrice` is wei. */
export interface MintPermit {
  minter: Address;
  phaseId: bigint;
  maxQty: bigint;
  unitPrice: bigint;
  deadline: bigint;
  nonce: bigint;
}

/** A mystery box for who has a key, as `MysteryBox` has it (spec §3); `price` is wei. */
export interface BoxMint {
  to: Address;
  cdkey: string;
  boxType: bigint;
  price: bigint;
  deadline: bigint;
}

/** What the platform pays out, as `CustodyWallet` has it (spec §3); the token zero is the native currency. */
export interface Withdraw {
  token: Address;
  dest: Address;
  /** Base units. */
  amount: bigint;
  /** Seconds since 1970. */
  expired: bigint;
  /** Used once. */
  serial: Hex;
}

const domain = (name: string, { chainId, contract }: PermitFor) => ({ name, version: '1', chainId, verifyingContract: contract }) as const;
const textHash = (text: string) => keccak256(stringToBytes(text));

const WHITELIST = [
  { name: 'labelHash', type: 'bytes32' },
  { name: 'holder', type: 'address' },
  { name: 'duration', type: 'uint64' },
  { name: 'maxPrice', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
] as const;

const MINT_PERMIT = [
  { name: 'minter', type: 'address' },
  { name: 'phaseId', type: 'uint256' },
  { name: 'maxQty', type: 'uint256' },
  { name: 'unitPrice', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
] as const;

const BOX_MINT = [
  { name: 'to', type: 'address' },
  { name: 'cdkeyHash', type: 'bytes32' },
  { name: 'boxType', type: 'uint256' },
  { name: 'price', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const;

const WITHDRAW = [
  { name: 'token', type: 'address' },
  { name: 'dest', type: 'address' },
  { name: 'amount', type: 'uint256' },
  { name: 'expired', type: 'uint256' },
  { name: 'serial', type: 'bytes32' },
] as const;

/** What the whitelist's signer signs for a name. */
export const whitelistTypedData = (where: PermitFor, { label, ...rest }: Whitelist) =>
  ({
    domain: domain('Mortar Names', where),
    types: { Whitelist: WHITELIST },
    primaryType: 'Whitelist',
    message: { labelHash: textHash(label), ...rest },
  }) as const;

/** What a drop's signer signs for a minter. */
export const mintPermitTypedData = (where: PermitFor, message: MintPermit) =>
  ({ domain: domain('Mortar Drops', where), types: { MintPermit: MINT_PERMIT }, primaryType: 'MintPermit', message }) as const;

/** What the boxes' signer signs for who has a key. */
export const boxMintTypedData = (where: PermitFor, { cdkey, ...rest }: BoxMint) =>
  ({
    domain: domain('Mortar Boxes', where),
    types: { BoxMint: BOX_MINT },
    primaryType: 'BoxMint',
    message: { cdkeyHash: textHash(cdkey), ...rest },
  }) as const;

/** What the custody wallet's signer signs. */
export const withdrawTypedData = (where: PermitFor, message: Withdraw) =>
  ({ domain: domain('Mortar Custody', where), types: { Withdraw: WITHDRAW }, primaryType: 'Withdraw', message }) as const;

/** A leaf of a drop's white list; its tree hashes sorted pairs. */
export const dropLeaf = ({ minter, phaseId, maxQty, unitPrice }: Pick<MintPermit, 'minter' | 'phaseId' | 'maxQty' | 'unitPrice'>) =>
  keccak256(
    keccak256(
      encodeAbiParameters(
        [{ type: 'address' }, { type: 'uint256' }, { type: 'uint256' }, { type: 'uint256' }],
        [minter, phaseId, maxQty, unitPrice],
      ),
    ),
  );
