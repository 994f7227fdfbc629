export { isSignedByBitcoin } from './bitcoin/index.ts';
export { verifyEthereum, type Verdict } from './ethereum.ts';
export type { SignedText } from './signed.ts';
export { isSignedBySolana } from './solana.ts';
