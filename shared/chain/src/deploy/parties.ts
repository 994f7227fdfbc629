import type { Hex } from 'viem';

/** Who has which power over the contracts of a chain (contracts/README.md, "Roles"). */
export interface Parties {
  /** Proposes to the timelock, and carries out what it let pass. */
  admin: Hex;
  manager: Hex;
  pauser: Hex;
  /** Where fees and the prices of names and boxes go. */
  treasury: Hex;
  /** Signs permits for names and boxes. */
  signer: Hex;
  /** Signs withdrawals of the custody wallet. */
  custodian: Hex;
  /** Where the custody wallet sends what is more than it should hold. */
  cold: Hex;
  /** Makes the supply of the platform's token. */
  minter: Hex;
}

/** All of them. */
export const PARTIES = [
  'admin',
  'manager',
  'pauser',
  'treasury',
  'signer',
  'custodian',
  'cold',
  'minter',
] as const satisfies readonly (keyof Parties)[];
