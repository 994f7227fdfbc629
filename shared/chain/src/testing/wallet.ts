import type { WalletType } from '@mortar/protocol/identity';

/** A wallet of a test, by a key of its own: it signs what it is given and asks nobody. */
export interface TestWallet {
  type: WalletType;
  address: string;
  /** Hex, where the wire wants it. */
  publickey?: string;
  /** The signature as the wire has it. */
  sign(text: string): Promise<string>;
}
