import { findBitcoin } from './bitcoin/find.ts';
import { findEthereum } from './ethereum/find.ts';
import { findSolana } from './solana/find.ts';
import type { FoundWallet } from './wallet.ts';

/** Wallets answer at once when asked who is there; one that is just starting gets this long, ms. */
const SETTLE_MS = 60;

/** Every wallet in this page, of all families: asks nobody, and changes nothing. */
export async function findWallets(): Promise<FoundWallet[]> {
  const list = () => [...findEthereum(), ...findSolana(), ...findBitcoin()];
  if (list().length > 0) return list();
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  return list();
}
