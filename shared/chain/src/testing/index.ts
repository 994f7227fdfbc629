export { startAnvil } from './anvil.ts';
export { bitcoinWallet, signLegacy } from './bitcoin.ts';
export { contractWallet, type ContractWallet } from './contract-wallet.ts';
export { ethereumWallet, signerByViem } from './ethereum.ts';
export { solanaWallet } from './solana.ts';
export type { TestWallet } from './wallet.ts';
